import { useSession } from '../../hooks/actors';
import { useViewer } from '../../hooks/data';
import { toProfessionalId } from '../../domain/pages/calendari';
import { TIPUS } from '../../domain/values/options';
import { calendar } from '../../text/calendar';
import { ui } from '../../text/ui/components';
import { Button } from '../ui/Button';
import { Card } from '../ui/Card';
import { StatePanel } from '../ui/StatePanel';
import type { CalendarAddress } from './useCalendari';

export function EmptyList({ address }: { address: CalendarAddress }) {
  const viewer = useViewer();
  const userId = useSession()?.user.id ?? null;
  const { tipus, oficina_id, professional_id, go } = address;
  const isFiltered = tipus.length < TIPUS.length || oficina_id !== '' || professional_id !== '';
  const clear = () =>
    go({ amaga: '', lliures: '', oficina_id: '', professional_id: toProfessionalId('', { viewer, userId }) });

  return (
    <Card>
      <StatePanel
        icon="calendar"
        title={calendar.empty}
        actions={isFiltered && <Button onClick={clear}>{ui.clearFilters}</Button>}
      >
        {calendar.emptyHelp}
      </StatePanel>
    </Card>
  );
}
