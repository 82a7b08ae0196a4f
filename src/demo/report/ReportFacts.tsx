import { toText } from '../../journal/steps';
import { viewer as texts } from '../text/viewer';

/** The facts of a report beside its journal; a journal alone has none. */
export function ReportFacts({ about }: { about: Readonly<Record<string, unknown>> }) {
  const facts = Object.entries(about);
  if (facts.length === 0) return null;
  return (
    <details className="viewer-rest">
      <summary>{texts.rest}</summary>
      <dl className="viewer-fields">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{toText(value)}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
