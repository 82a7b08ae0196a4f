import {
  getPersons,
  getTotal,
  getTotals,
  getPart,
  listFiles,
  listPairPages,
  type Part,
  type Taula,
} from '../../domain/pages/xifresTables';
import type { Llista } from '../../domain/pages/xifres';
import { pageTitles } from '../../text/pageTitles';
import { formatInstant } from '../../text/ui/dates';
import { formatChange, xifres } from '../../text/xifres';
import { Button } from '../ui/Button';
import { Card } from '../ui/Card';
import { useKeepFocus } from '../ui/useKeepFocus';
import { CrossTable } from './CrossTable';
import { XifraNumber } from './XifraNumber';
import type { XifresState } from './useXifres';
import { XifraTable } from './XifraTable';

type Props = { list: Llista; state: XifresState };

export function ListSection({ list, state }: Props) {
  const { pair, answers, taules, crosses, isOpen } = state;
  const totals = getTotals(list, pair, answers);
  const persons = isOpen(`${list}.rows`) ? getPersons(list, pair, answers) : null;
  const { now, before } = { now: totals.now.count, before: totals.before.count };
  const later = pair.later && getTotal(list, pair.later, answers);
  const own = taules.filter((taula) => taula.list === list);
  const base = own.filter((taula) => getPart(taula) === null);
  const opened = own.filter((taula) => {
    const part = getPart(taula);
    return part !== null && isOpen(part);
  });

  // The button that opens a part disappears.
  const kept = useKeepFocus<HTMLDivElement>(opened.length);

  return (
    <Card title={pageTitles[list]} className="xifres-list">
      <div className="xifres-content" {...kept}>
        <div>
          <p className="xifres-total">
            <b>
              <XifraNumber list={list} xifra={totals.now} name={xifres.all(list)} state={state} />
            </b>{' '}
            <span>{xifres.records(list, now ?? 0)}</span>
            {now !== null && before !== null && (
              <span className="muted">
                <span>{xifres.agoInAll}</span>{' '}
                <XifraNumber
                  list={list}
                  xifra={totals.before}
                  name={xifres.all(list)}
                  isBefore
                  state={state}
                />{' '}
                <span>{`· ${xifres.changeInAll(formatChange(now - before))}`}</span>
              </span>
            )}
            {later !== null && later.count !== 0 && (
              <span className="muted">
                <XifraNumber list={list} xifra={later} name={xifres.later} state={state} />{' '}
                <span>{xifres.later}</span>
              </span>
            )}
          </p>
          {persons !== null && now !== 0 && <p>{xifres.personsOf(persons, list)}</p>}
        </div>
        {now === 0 && before === 0 ? (
          <p className="soft">{xifres.empty(list)}</p>
        ) : (
          <>
            <Tables taules={base} whole={now} state={state} />
            {/* May be long, so they are side by side. */}
            <Tables taules={opened} whole={now} state={state} />
            {isOpen(`${list}.rows`) &&
              crosses
                .filter((cross) => cross.list === list)
                .map((cross) => <CrossTable key={cross.creu} cross={cross} state={state} />)}
            <Professionals list={list} state={state} />
            <Read list={list} state={state} />
          </>
        )}
      </div>
    </Card>
  );
}

type TablesProps = { taules: readonly Taula[]; whole: number | null; state: XifresState };

function Tables({ taules, whole, state }: TablesProps) {
  if (taules.length === 0) return null;
  return (
    <div className="xifres-tables">
      {taules.map((taula) => (
        <XifraTable
          key={taula.dimensio}
          taula={taula}
          rows={listFiles(taula, state.pair, state.answers)}
          whole={whole}
          state={state}
        />
      ))}
    </div>
  );
}

/** One call per professional is many: counted on demand. */
function Professionals({ list, state: { taules, isOpen, open } }: Props) {
  const part: Part = `${list}.professionals`;
  if (isOpen(part) || !taules.some((taula) => taula.list === list && getPart(taula) === part)) return null;
  return (
    <div className="xifres-more">
      <Button small onClick={() => open(part)}>
        {xifres.countProfessionals}
      </Button>
    </div>
  );
}

/** Tables without a filter are read from all rows, on demand: progress, or time of reading. */
function Read({ list, state }: Props) {
  const { pair, answers, taules, crosses, isOpen, open, isBusy } = state;
  const part: Part = `${list}.rows`;
  const totals = getTotals(list, pair, answers);
  const total = (totals.now.count ?? 0) + (totals.before.count ?? 0);
  if (totals.now.count === null || totals.before.count === null) return null;
  if (!isOpen(part)) {
    const tables = taules.filter((taula) => taula.list === list && getPart(taula) === part);
    const names = [
      ...tables.map(({ dimensio }) => xifres.by(dimensio)),
      ...crosses.filter((cross) => cross.list === list).map(({ creu }) => xifres.byBoth(creu)),
    ];
    return (
      <div className="xifres-more">
        <Button small onClick={() => open(part)}>
          {xifres.read}
        </Button>
        <p className="muted">{`${xifres.readTables(names)} ${xifres.readHelp(total)}`}</p>
      </div>
    );
  }
  const pages = listPairPages(list, pair, answers);
  const read = pages.flatMap((page) => answers[page] ?? []);
  if (read.length < pages.length) {
    const left = pages.length - read.length;
    return (
      <p className="muted">{isBusy ? xifres.reading(read.length, pages.length) : xifres.unread(left)}</p>
    );
  }
  const records = read.reduce((sum, page) => sum + page.records, 0);
  const at = read.map((page) => page.at).toSorted()[0];
  return <p className="muted">{xifres.readAt(records, total, list, formatInstant(at))}</p>;
}
