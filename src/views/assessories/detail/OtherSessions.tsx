import { useEffect } from 'react';
import { Link } from '../../ui/Link';
import { useNow } from '../../../hooks/data';
import { useSeen, type SeenActor } from '../../../hooks/seen';
import { hasPassed, type Assessoria } from '../../../domain/nouns/assessoria';
import { getFullName } from '../../../domain/nouns/professional';
import { toContact } from '../../../domain/pages/seen';
import { getNoticeText } from '../../../text/notices';
import { getLabel } from '../../../text/options';
import { seen as texts } from '../../../text/seen';
import { formatInstant } from '../../../text/ui/dates';
import { joinFacts } from '../../../text/ui/words';
import { StateChip } from '../../shared/StateChip';
import { FormSection } from '../../ui/FormSection';
import { useStable } from '../../ui/useStable';
import './OtherSessions.css';

type OtherSessionsProps = { assessoria: Assessoria; actor: SeenActor | undefined };

export function OtherSessions({ assessoria, actor }: OtherSessionsProps) {
  const now = useNow();
  const { seen = [], message, ask } = useSeen(actor, toContact(assessoria.jove));
  const askNow = useStable(ask);
  useEffect(askNow, [askNow, assessoria]);
  const others = seen.filter(({ id }) => id !== assessoria.id);

  if (others.length === 0 && !message) return null;
  return (
    <FormSection title={texts.others}>
      {message && <p className="muted">{getNoticeText(message).text}</p>}
      <ul className="other-sessions">
        {others.map((one) => (
          <li key={one.id}>
            <Link className="lone" href={`/assessories/${one.id}`}>
              {formatInstant(one.date)}
            </Link>
            <span>{joinFacts(getLabel('tipus', one.tipus), one.nom, getFullName(one.professional))}</span>
            <StateChip state={one.estat === 'pendent' && hasPassed(one, now) ? 'per_tancar' : one.estat} />
          </li>
        ))}
      </ul>
    </FormSection>
  );
}
