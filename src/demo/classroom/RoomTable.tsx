import { getDay } from '../../domain/values/madrid';
import { formatInstant } from '../../text/ui/dates';
import { Button } from '../../views/ui/Button';
import { Card } from '../../views/ui/Card';
import type { SheetStep } from '../sheet/sheet';
import { getState, sumUp } from '../sheet/sumUp';
import { classroom as texts } from '../text/classroom';
import { sheet as sheetTexts } from '../text/sheet';
import type { LessonTable, Run } from './tables';
import { toRoomCsv } from './toRoomCsv';

type RoomTableProps = { table: LessonTable; download: (file: { name: string; content: string }) => void };

export function RoomTable({ table, download }: RoomTableProps) {
  const { lesson, runs, steps, stuck } = table;
  const finished = runs.filter(({ sheet }) => sheet.steps.every(({ done }) => done)).length;
  const hardest = stuck === null ? undefined : steps[stuck];

  function save(): void {
    download({ name: texts.file(getDay(Date.now())), content: toRoomCsv(table) });
  }

  return (
    <Card
      title={lesson}
      end={
        <Button
          small
          icon="download"
          className="card-end"
          aria-label={texts.exportLabel(lesson)}
          onClick={save}
        >
          {texts.export}
        </Button>
      }
      className="room-lesson"
    >
      <p className="soft">{texts.summary(finished, runs.length)}</p>
      {hardest && stuck !== null && (
        <p>
          <b>{texts.stuck(sheetTexts.stepOf(stuck + 1, hardest.title), hardest.stuck)}</b>
        </p>
      )}
      {/* Wider than a phone: the keyboard scrolls it. */}
      <div className="room-frame" role="region" aria-label={texts.table(lesson)} tabIndex={0}>
        <table className="room-table">
          <thead>
            <tr>
              <th scope="col">{texts.person}</th>
              {steps.map(({ title }, index) => (
                <th key={index} scope="col">
                  {sheetTexts.stepOf(index + 1, title)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {runs.map((run) => (
              <RunRow key={run.sheet.began + run.sheet.id} run={run} />
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{texts.whole}</th>
              {steps.map(({ done, median }, index) => (
                <td key={index}>
                  <span>{texts.doneBy(done, runs.length)}</span>
                  {median !== null && <small className="sub-line">{texts.median(median)}</small>}
                </td>
              ))}
            </tr>
          </tfoot>
        </table>
      </div>
      <FaultList runs={runs} />
    </Card>
  );
}

function RunRow({ run: { sheet, stuck } }: { run: Run }) {
  const { done, seconds } = sumUp(sheet.steps);
  return (
    <tr>
      <th scope="row">
        <b>{sheet.name}</b>
        <small className="sub-line">{texts.done(done, sheet.steps.length, seconds)}</small>
        <small className="sub-line">{formatInstant(sheet.began)}</small>
      </th>
      {sheet.steps.map((step, index) => (
        <StepCell key={index} step={step} isStuck={stuck === index} />
      ))}
    </tr>
  );
}

function StepCell({ step, isStuck }: { step: SheetStep; isStuck: boolean }) {
  const state = getState(step);
  const met = sheetTexts.met(step.hints, sumUp([step]).faults);
  return (
    <td>
      {step.seconds !== null && <span>{sheetTexts.duration(step.seconds)}</span>}
      {state === 'open' && !isStuck && <span className="muted">{sheetTexts.states.open}</span>}
      {met && <small className="sub-line">{met}</small>}
      {isStuck && (
        <small className="room-stuck">{state === 'done' ? texts.slowest : sheetTexts.states.due}</small>
      )}
    </td>
  );
}

function FaultList({ runs }: { runs: readonly Run[] }) {
  const lines = runs.flatMap(({ sheet }) =>
    sheet.steps.flatMap(({ faults }, index) =>
      faults.map(({ call, why, times }) =>
        texts.fault(sheet.name, index + 1, sheetTexts.fault(call, why, times)),
      ),
    ),
  );
  if (lines.length === 0) return null;
  return (
    <details>
      <summary>{texts.faults(lines.length)}</summary>
      <ul className="room-faults">
        {lines.map((line, index) => (
          <li key={index}>{line}</li>
        ))}
      </ul>
    </details>
  );
}
