import { useState } from 'react';
import { useCatalog, useToday, useViewer } from '../../../hooks/data';
import { getReach } from '../../../domain/nouns/dataRules';
import { listChoosable } from '../../../domain/access/oficina';
import { getScope } from '../../../domain/access/scope';
import { newCita } from '../../../text/calendar';
import { reservaFields } from '../../../text/fields';
import { issueTexts } from '../../../text/validation';
import { toRecordOptions } from '../../shared/recordOptions';
import { DatePickerField } from '../../ui/DatePickerField';
import { SelectField } from '../../ui/SelectField';
import { fromCatalog } from '../catalog';
import { toWords } from '../issues';
import type { Slots } from './useSlots';

type SlotFiltersProps = {
  slots: Slots;
  /** Called before another day or office is set: the chosen slot no longer holds. */
  onChange: () => void;
};

export function SlotFilters({ slots, onChange }: SlotFiltersProps) {
  const today = useToday();
  const { permissions, oficinaId } = useViewer();
  const oficines = useCatalog('oficines');
  const choices = listChoosable(oficines?.data ?? [], getScope(permissions, 'read', 'cita'), oficinaId);
  const [isLeft, setLeft] = useState(false);
  // A half-typed day is no issue yet.
  const isDue = isLeft || typeof slots.dayIssue !== 'string';
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
          options={toRecordOptions(choices)}
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
        error={
          slots.dayIssue && isDue
            ? toWords(issueTexts.reserva, { dia: slots.dayIssue })['dia']?.text
            : undefined
        }
        today={today}
        value={slots.typedDay}
        onChange={(day) => {
          setLeft(false);
          onChange();
          slots.typeDay(day);
        }}
        onBlur={() => setLeft(true)}
      />
    </>
  );
}
