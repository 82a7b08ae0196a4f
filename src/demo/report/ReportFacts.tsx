import { toText } from '../../journal/steps';
import { viewer as texts } from '../text/viewer';

/** Facts of a report beside its journal; only a whole report has them. */
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
