import { getTime } from '../../domain/values/madrid';
import {
  findChanges,
  getActorsAt,
  toText,
  type ActorState,
  type Step,
  type Steps,
} from '../../journal/steps';
import { viewer as texts } from '../text/viewer';

/** A step's event and the state of every actor after it, with the changes marked. */
export function StepState({ steps, index }: { steps: Steps; index: number }) {
  const step = steps.steps[index];
  if (!step) return null;
  const { reference, time, entry } = step;
  const { type, ...held } = entry.event;
  const others = [...getActorsAt(steps, index)].filter(([stream]) => stream !== entry.stream);
  return (
    <section className="viewer-state" aria-labelledby="state">
      <h2 id="state">{reference}</h2>
      <p>
        <span>{`${time === null ? texts.noTime : getTime(time)} · ${entry.stream} · `}</span>
        <strong>{type}</strong>
      </p>
      <h3>{texts.event}</h3>
      {Object.keys(held).length === 0 ? <p className="soft">{texts.bare}</p> : <Fields fields={held} />}
      <h3>{texts.actors}</h3>
      <Changed key={reference} step={step} />
      {others.map(([stream, state]) => (
        <details key={stream}>
          <summary>
            <span>{stream}</span> <span className="soft">{toText(state.value)}</span>
          </summary>
          <Fields fields={state.fields} />
        </details>
      ))}
    </section>
  );
}

function Changed({ step }: { step: Step }) {
  const { entry, before, after } = step;
  const changes = new Map(findChanges(step).map(({ name, before: was }) => [name, was]));
  return (
    <details open className="viewer-changed">
      <summary>
        <span>{entry.stream}</span> <Value before={before} after={after} />
      </summary>
      {after && (
        <dl className="viewer-fields">
          {Object.entries(after.fields).map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                {changes.has(name) ? <mark>{toText(value)}</mark> : <span>{toText(value)}</span>}
                {changes.get(name) && <del>{texts.before(changes.get(name) ?? '')}</del>}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </details>
  );
}

function Value({ before, after }: { before: ActorState | null; after: ActorState | null }) {
  if (!after) return <mark>{texts.ended}</mark>;
  const [was, is] = [toText(before?.value), toText(after.value)];
  if (was === is) return <span className="soft">{is}</span>;
  return (
    <>
      <mark>{is}</mark> <del>{before ? texts.before(was) : texts.fresh}</del>
    </>
  );
}

function Fields({ fields }: { fields: Readonly<Record<string, unknown>> }) {
  return (
    <dl className="viewer-fields">
      {Object.entries(fields).map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{toText(value)}</dd>
        </div>
      ))}
    </dl>
  );
}
