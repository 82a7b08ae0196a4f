import { useNow } from '../../../hooks/data';
import { findNearest, type Seen } from '../../../domain/pages/seen';
import { getLabel } from '../../../text/options';
import { seen as texts } from '../../../text/seen';
import { ui } from '../../../text/ui/components';
import { formatInstant } from '../../../text/ui/dates';
import { joinFacts } from '../../../text/ui/words';
import { FormHint } from '../../ui/FormHint';
import { OtherTab } from '../OtherTab';
import './SeenHint.css';

/** Number of visits, the last and the next one. Announced on arrival, without taking the focus. */
export function SeenHint({ seen }: { seen: readonly Seen[] }) {
  const { last, next } = findNearest(seen, useNow());
  return (
    <div className="seen-hint" role="status">
      {seen.length > 0 && (
        <FormHint>
          <span>{texts.visits(seen.length)}</span>
          {last && <Way label={texts.last} to={last} />}
          {next && <Way label={texts.next} to={next} />}
        </FormHint>
      )}
    </div>
  );
}

function Way({ label, to: { id, date, tipus, nom } }: { label: string; to: Seen }) {
  return (
    <span>
      <span>{`${label}: `}</span>
      <OtherTab href={`/assessories/${id}`}>
        {`${joinFacts(formatInstant(date), getLabel('tipus', tipus), nom)} ${ui.newWindow}`}
      </OtherTab>
    </span>
  );
}
