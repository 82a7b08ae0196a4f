import { isUpcoming } from '../../domain/nouns/assessoria';
import { isOberta } from '../../domain/nouns/cita';
import { useNow } from '../../hooks/data';
import { citaReminder as texts } from '../../text/citaReminder';
import { formatAppointment } from '../../text/ui/dates';
import { joinFacts } from '../../text/ui/words';
import { ReminderButton } from '../shared/ReminderButton';
import { IconButton } from '../ui/IconButton';
import './BookedLine.css';
import type { CalendarAddress } from './useCalendari';
import type { CalendarContents } from './useEntries';

type BookedLineProps = { address: CalendarAddress; contents: CalendarContents };

/** The appointment just booked or moved, with its reminder; its room is taken while it loads. */
export function BookedLine({ address: { cita, go }, contents: { entries, isLoading } }: BookedLineProps) {
  const now = useNow();
  if (cita === null) return null;
  const entry = entries.find(({ id }) => id === `cita-${cita}`);
  if (!entry && isLoading) return <div className="booked-line" />;
  if (entry?.kind !== 'cita' || !isOberta(entry.cita) || !isUpcoming(entry.cita, now)) return null;
  if (entry.cita.assessoria.jove === null) return null;
  return (
    <div className="booked-line">
      <span>{texts.booked(joinFacts(formatAppointment(entry.start, now), entry.title))}</span>
      <ReminderButton small cita={entry.cita} />
      <span className="booked-end">
        <IconButton icon="close" label={texts.close} onClick={() => go({ cita: '' }, { replace: true })} />
      </span>
    </div>
  );
}
