import { newCita } from '../../../text/calendar';
import { formatDate, formatWeekday } from '../../../text/ui/dates';
import { FieldSet } from '../../ui/FieldSet';
import type { Slots } from './useSlots';

type SlotDaysProps = { slots: Slots; onChange: () => void };

export function SlotDays({ slots, onChange }: SlotDaysProps) {
  const { days, day: shown, choose } = slots;
  if (days.every(({ count }) => count === 0)) return null;
  return (
    <FieldSet id="slots-days" label={newCita.days} radios>
      <div className="slot-days">
        {days.map(({ day, count, own }) => (
          <label key={day} className="slot-day">
            <input
              type="radio"
              name="slots-days"
              value={day}
              checked={day === shown}
              disabled={count === 0}
              aria-label={`${formatWeekday(day)}, ${newCita.freeSlots(count, own)}`}
              onChange={() => {
                onChange();
                choose(day);
              }}
            />
            <span aria-hidden="true">{formatDate(day)}</span>
            <strong aria-hidden="true">{count}</strong>
            {own > 0 && own < count && <small aria-hidden="true">{newCita.ownSlots(own)}</small>}
          </label>
        ))}
      </div>
    </FieldSet>
  );
}
