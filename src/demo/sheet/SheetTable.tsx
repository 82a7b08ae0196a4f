import { Icon } from '../../views/ui/Icon';
import { sheet as texts } from '../text/sheet';
import type { SheetStep } from './sheet';
import { getState, sumUp } from './sumUp';
import './Sheet.css';

/** The steps of a sheet with their time, hints and failed answers, on the page and on paper. */
export function SheetTable({ steps }: { steps: readonly SheetStep[] }) {
  const sum = sumUp(steps);
  return (
    <table className="sheet-table">
      <thead>
        <tr>
          <th scope="col">{texts.step}</th>
          <th scope="col">{texts.time}</th>
        </tr>
      </thead>
      <tbody>
        {steps.map((step, index) => (
          <StepRow key={index} number={index + 1} step={step} />
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">
            <span>{texts.total(sum.done, steps.length)}</span>
            <small className="sub-line">{texts.met(sum.hints, sum.faults)}</small>
          </th>
          <td>{texts.duration(sum.seconds)}</td>
        </tr>
      </tfoot>
    </table>
  );
}

function StepRow({ number, step }: { number: number; step: SheetStep }) {
  const { title, done, seconds, hints, faults } = step;
  const met = texts.met(hints, sumUp([step]).faults);
  return (
    <tr>
      <th scope="row">
        <span className="sheet-step">
          <Icon name={done ? 'checkCircle' : 'clock'} />
          <span>{texts.stepOf(number, title)}</span>
        </span>
        {met && <small className="sub-line">{met}</small>}
        {faults.map(({ call, why, times }) => (
          <small key={call + why} className="sub-line">
            {texts.fault(call, why, times)}
          </small>
        ))}
      </th>
      <td>
        {seconds !== null && <span>{texts.duration(seconds)}</span>}
        <small className="sub-line">{texts.states[getState(step)]}</small>
      </td>
    </tr>
  );
}
