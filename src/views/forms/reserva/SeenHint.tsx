import { useNow } from '../../../hooks/data';
import type { Message } from '../../../domain/pages/notice';
import { findNearest, type Seen } from '../../../domain/pages/seen';
import { getLabel } from '../../../text/options';
import { seen as texts } from '../../../text/seen';
import { ui } from '../../../text/ui/components';
import { formatInstant } from '../../../text/ui/dates';
import { joinFacts } from '../../../text/ui/words';
import { FormHint } from '../../ui/FormHint';
import { OtherTab } from '../OtherTab';
import './SeenHint.css';

type SeenHintProps = {
  canAsk: boolean;
  seen: readonly Seen[] | undefined;
  message: Message | null | undefined;
};

/** Announced without taking the focus; its room is taken before, so that the answer moves no field. */
export function SeenHint({ canAsk, seen, message }: SeenHintProps) {
  const { last, next } = findNearest(seen ?? [], useNow());
  return (
    <div className="seen-hint" role="status">
      {canAsk && (
        <FormHint>
          {seen ? (
            <span>{seen.length > 0 ? texts.visits(seen.length) : texts.none}</span>
          ) : (
            <span aria-hidden={!message}>{message ? texts.failed : texts.looking}</span>
          )}
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
