import { useState } from 'react';
import { useCatalog, useToday, useViewer } from '../../../hooks/data';
import { getReach } from '../../../domain/dataRules';
import { isDay } from '../../../domain/madrid';
import { listChoosable } from '../../../domain/oficina';
import { getScope } from '../../../domain/scope';
import { newCita } from '../../../text/calendar';
import { reservaFields } from '../../../text/fields';
import { getRuleIssueText } from '../../../text/refusals';
import { DatePickerField } from '../../ui/DatePickerField';
import { SelectField } from '../../ui/SelectField';
import { fromCatalog } from '../catalog';
import type { Slots } from './useSlots';

type SlotFiltersProps = {
  slots: Slots;
  /** Another day or office leaves no slot chosen. */
  onChange: () => void;
};

/** Where and on which day free slots are looked for. */
export function SlotFilters({ slots, onChange }: SlotFiltersProps) {
  const today = useToday();
  const { permissions, oficinaId } = useViewer();
  const oficines = useCatalog('oficines');
  const choices = listChoosable(oficines?.data ?? [], getScope(permissions, 'read', 'cita'), oficinaId);
  const [typed, setTyped] = useState<string | null>(slots.day);

  // Between two days only what is typed is no day; another day may also come from elsewhere.
  const value = typed !== null && isDay(typed) ? slots.day : typed;
  return (
    <>
      {choices.length !== 1 && (
        <SelectField
          id="slots-oficina"
          label={reservaFields.oficina_id}
          span={4}
          clearable
          value={slots.oficina}
          onChange={(oficina) => {
            onChange();
            slots.ask({ oficina_id: String(oficina ?? '') });
          }}
          options={choices.map(({ id, nom }) => ({ value: id, label: nom }))}
          placeholder={newCita.anyOffice}
          {...fromCatalog(oficines)}
        />
      )}
      <DatePickerField
        id="slots-day"
        label={newCita.day}
        span={4}
        min={today}
        max={getReach(slots.rules.rule, today).max}
        error={slots.dayIssue && getRuleIssueText(slots.dayIssue)}
        value={value}
        onChange={(day) => {
          setTyped(day);
          if (day === null || !isDay(day)) return;
          onChange();
          slots.ask({ data: day });
        }}
      />
    </>
  );
}
