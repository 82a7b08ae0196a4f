import { useSession } from '../../hooks/actors';
import { useDataRules, useNow, useViewer } from '../../hooks/data';
import { refuseReserva, type ReservaRefusal } from '../../domain/calendari';
import { getDay } from '../../domain/madrid';
import { getFullName } from '../../domain/professional';
import { toSearch } from '../../domain/query';
import { assessoriaDetail } from '../../text/assessories';
import { calendar } from '../../text/calendar';
import { formatMeeting } from '../../text/ui/dates';
import { getLabel } from '../../text/options';
import { getDateRuleIssue, getRefusalText } from '../../text/refusals';
import { ButtonLink } from '../ui/ButtonLink';
import { Peek } from '../shared/Peek';
import type { CalendarEntry } from './items';

type SlotPeekProps = {
  entry: Extract<CalendarEntry, { kind: 'slot' }>;
  anchor: HTMLElement;
  onClose: () => void;
};

/** A free hour beside its place in the calendar: what it is for, and booking it, or why not. */
export function SlotPeek({ entry, anchor, onClose }: SlotPeekProps) {
  const { slot, tipus, start, end } = entry;
  const rule = useDataRules().assessories;
  const refusal = refuseReserva(useViewer(), slot, rule, useNow());
  const oficina = useSession()?.user.oficina?.nom ?? null;
  const modalitats = slot.modalitat.map((modalitat) => getLabel('modalitat', modalitat)).join(' / ');

  function getReason(why: ReservaRefusal): string {
    if (why.reason === 'begun') return calendar.begun;
    return why.reason === 'rule' ? getDateRuleIssue(rule) : getRefusalText(why, 'createCita', oficina).reason;
  }

  return (
    <Peek
      anchor={anchor}
      title={calendar.freeSlot}
      subtitle={assessoriaDetail.title(tipus)}
      tipus={tipus}
      facts={[
        { icon: 'clock', text: formatMeeting(start, end) },
        { icon: 'pin', text: calendar.place(modalitats, slot.oficina?.nom, slot.antena?.nom) },
        { icon: 'user', text: getFullName(slot.professional) },
        ...(refusal ? [{ icon: 'info' as const, text: getReason(refusal) }] : []),
      ]}
      footer={
        !refusal && (
          <ButtonLink
            small
            variant="primary"
            href={`/calendari/cita/nova${toSearch({ data: getDay(start), disponibilitat_id: slot.id })}`}
          >
            {calendar.reserve}
          </ButtonLink>
        )
      }
      onClose={onClose}
    />
  );
}
