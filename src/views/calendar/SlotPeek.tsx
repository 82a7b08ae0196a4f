import { useSession } from '../../hooks/actors';
import { useDataRules, useNow, useViewer } from '../../hooks/data';
import { refuseReserva, type ReservaRefusal } from '../../domain/pages/calendari';
import { toSlotQuery, type Disponibilitat } from '../../domain/nouns/disponibilitat';
import { getFullName } from '../../domain/nouns/professional';
import { toSearch } from '../../domain/values/query';
import { assessoriaDetail } from '../../text/assessories';
import { calendar } from '../../text/calendar';
import { formatMeeting } from '../../text/ui/dates';
import { getLabel } from '../../text/options';
import { getDateRuleIssue, getRefusalText } from '../../text/refusals';
import { ButtonLink } from '../ui/ButtonLink';
import { Peek } from '../shared/Peek';
import type { AppPath } from '../../domain/access/routes';
import type { CalendarEntry } from './items';

function useReserva(slot: Disponibilitat): ReservaRefusal | null {
  return refuseReserva(useViewer(), slot, useDataRules().assessories, useNow());
}

function toReserva(slot: Disponibilitat): AppPath {
  return `/calendari/cita/nova${toSearch(toSlotQuery(slot))}`;
}

/** Link at the end of a free hour's line; keyboard users reach the booking through the peek. */
export function ReservaLink({ slot }: { slot: Disponibilitat }) {
  const refusal = useReserva(slot);
  return (
    !refusal && (
      <ButtonLink
        small
        href={toReserva(slot)}
        tabIndex={-1}
        aria-label={`${calendar.reserve}: ${formatMeeting(slot.data_inici, slot.data_fi)}`}
      >
        {calendar.reserve}
      </ButtonLink>
    )
  );
}

type SlotPeekProps = {
  entry: Extract<CalendarEntry, { kind: 'slot' }>;
  anchor: HTMLElement;
  onClose: () => void;
};

export function SlotPeek({ entry, anchor, onClose }: SlotPeekProps) {
  const { slot, tipus, start, end } = entry;
  const rule = useDataRules().assessories;
  const refusal = useReserva(slot);
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
          <ButtonLink small variant="primary" href={toReserva(slot)}>
            {calendar.reserve}
          </ButtonLink>
        )
      }
      onClose={onClose}
    />
  );
}
