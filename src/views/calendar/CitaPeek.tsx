import { useSession } from '../../hooks/actors';
import { useNow, useViewer } from '../../hooks/data';
import { refuseAssessoria } from '../../domain/access/access';
import { isUpcoming, toCitaFacts } from '../../domain/nouns/assessoria';
import { isOberta, type Cita, type CitaOberta } from '../../domain/nouns/cita';
import { toTelHref } from '../../domain/values/contact';
import { getDay } from '../../domain/values/madrid';
import { getFullName } from '../../domain/nouns/professional';
import { assessoriaDetail } from '../../text/assessories';
import { calendar } from '../../text/calendar';
import { formatMeeting, formatRelative } from '../../text/ui/dates';
import { getLabel } from '../../text/options';
import { getRefusalText } from '../../text/refusals';
import { Peek, type PeekFact } from '../shared/Peek';
import { CitaActions } from './CitaActions';
import type { CalendarEntry } from './items';

type CitaPeekProps = {
  entry: Extract<CalendarEntry, { kind: 'cita' }>;
  anchor: HTMLElement;
  onClose: () => void;
};

export function CitaPeek({ entry, anchor, onClose }: CitaPeekProps) {
  const { cita, tipus, title, start, end, state = 'pendent' } = entry;
  const now = useNow();
  const whyHidden = useWhyHidden(cita);
  const meeting = formatMeeting(start, end);
  return (
    <Peek
      anchor={anchor}
      title={title}
      subtitle={assessoriaDetail.title(tipus)}
      tipus={tipus}
      facts={[
        {
          icon: 'clock',
          text: isUpcoming(cita, now)
            ? `${meeting} (${formatRelative(getDay(start), getDay(now))})`
            : meeting,
        },
        ...(isOberta(cita) ? getFacts(cita) : []),
        isOberta(cita) ? { state } : { icon: 'lock', text: calendar.lockedHelp },
        ...(whyHidden === null ? [] : [{ icon: 'lock' as const, text: whyHidden }]),
      ]}
      footer={isOberta(cita) && <CitaActions cita={cita} name={title} anchor={anchor} onClose={onClose} />}
      onClose={onClose}
    />
  );
}

function getFacts({ modalitat, antena, assessoria, professional }: CitaOberta): PeekFact[] {
  const { oficina, jove } = assessoria;
  return [
    {
      icon: modalitat === 'Virtual' ? 'video' : 'pin',
      text: calendar.place(getLabel('modalitat', modalitat), oficina?.nom, antena?.nom),
    },
    ...(professional ? [{ icon: 'user' as const, text: getFullName(professional) }] : []),
    ...(jove?.telefon ? [{ icon: 'phone' as const, text: jove.telefon, href: toTelHref(jove.telefon) }] : []),
  ];
}

function useWhyHidden(cita: Cita): string | null {
  const viewer = useViewer();
  const oficina = useSession()?.user.oficina?.nom ?? null;
  if (!isOberta(cita) || cita.assessoria.jove) return null;
  const refusal = refuseAssessoria(viewer, 'read', toCitaFacts(cita));
  return refusal && getRefusalText(refusal, 'read', oficina).reason;
}
