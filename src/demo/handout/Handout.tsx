import type { Scenario } from '../../../mock-server/demo/scenario';
import { getDay, getTime } from '../../domain/values/madrid';
import { formatWeekday } from '../../text/ui/dates';
import { joinFacts } from '../../text/ui/words';
import { Paper } from '../../views/ui/Paper';
import { describeFault, describeTurn } from '../panel/faults';
import { getName } from '../people';
import { PASSWORD } from '../switchTo';
import { door } from '../text/door';
import { handout as texts } from '../text/handout';
import { panel } from '../text/panel';
import { useDemo } from '../useDemo';
import type { Pictures } from './takePictures';
import './Handout.css';

type HandoutProps = { scenario: Scenario; pictures?: Pictures; onPrinted: () => void };

/** Prints a lesson's steps: a sheet to tick, with any pictures, and a presenter's with room for notes. */
export function Handout({ scenario, pictures = {}, onPrinted }: HandoutProps) {
  const { title, about, steps } = scenario;
  return (
    <Paper onPrinted={onPrinted}>
      <section>
        <h1>{title}</h1>
        <p>{about}</p>
        <Facts scenario={scenario} />
        <ol className="handout-steps">
          {steps.map((step, index) => (
            <li key={index}>
              <span className="handout-box" />
              <span className="handout-text">
                <b>{texts.step(index + 1, step.title)}</b>
                {step.hint !== null && <span className="handout-hint">{texts.hint(step.hint)}</span>}
              </span>
              {pictures[index] && <img className="handout-picture" src={pictures[index]} alt={step.title} />}
            </li>
          ))}
        </ol>
      </section>
      <section className="handout-notes">
        <h1>{texts.notes(title)}</h1>
        <Facts scenario={scenario} isWhole />
        <ol className="handout-steps">
          {steps.map((step, index) => (
            <li key={index}>
              <span className="handout-text">
                <b>{texts.step(index + 1, step.title)}</b>
                {step.hint !== null && <span className="handout-hint">{texts.hint(step.hint)}</span>}
                <span className="handout-line" />
              </span>
            </li>
          ))}
        </ol>
      </section>
    </Paper>
  );
}

/** Beginning of the lesson; for its presenter also how to sign in, and what fails. */
function Facts({ scenario, isWhole = false }: { scenario: Scenario; isWhole?: boolean }) {
  const demo = useDemo();
  const { who, clock, path, faults, writes } = scenario;
  const person = demo.signIns.find(({ email }) => email === who);
  const turns = demo.listTurns(faults);
  const day = `${formatWeekday(getDay(clock.at))}, ${getTime(clock.at)}`;
  return (
    <dl className="handout-facts">
      <dt>{texts.who}</dt>
      <dd>
        {joinFacts(
          person ? getName(person) : (who ?? door.signedOut),
          isWhole && person && texts.signIn(person.email, PASSWORD),
        )}
      </dd>
      <dt>{texts.when}</dt>
      <dd>{joinFacts(day, isWhole && clock.stands && texts.stands)}</dd>
      {isWhole && (
        <>
          <dt>{texts.where}</dt>
          <dd>{path}</dd>
          <dt>{texts.before}</dt>
          <dd>{writes.length === 0 ? texts.nothing : panel.past.writes(writes.length)}</dd>
          <dt>{texts.faults}</dt>
          <dd>
            {faults.length === 0 && texts.nothing}
            {faults.map((fault, index) => (
              <span key={index} className="handout-fault">
                {joinFacts(describeFault(fault), describeTurn(fault, turns[index]))}
              </span>
            ))}
          </dd>
        </>
      )}
    </dl>
  );
}
