import { useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import type { Disponibilitat } from '../../../domain/nouns/disponibilitat';
import { toSlotDraft, type ReservaDraft } from '../../../domain/nouns/reserva';
import type { Modalitat } from '../../../domain/values/options';
import { FieldGrid } from '../../ui/FieldGrid';
import { focusField } from '../../ui/focusField';
import { DraftField } from '../DraftField';
import type { DraftForm } from '../useDraftForm';
import { useDraftValue } from '../useDraftValue';
import { ChosenSlot } from './ChosenSlot';
import { SlotCards } from './SlotCards';
import { SlotDays } from './SlotDays';
import { SlotFilters } from './SlotFilters';
import type { Slots } from './useSlots';
import './SlotPicker.css';

const ID = 'disponibilitat_id';

type SlotPickerProps = {
  form: DraftForm<ReservaDraft>;
  slots: Slots;
  children?: ReactNode;
  /** Modality of a moved appointment, kept while a slot with only another one replaces it. */
  modalitat?: Modalitat | null;
  onPick?: (slot: Disponibilitat) => void;
};

/** A slot chosen before the form opened is folded unless it has an issue. */
export function SlotPicker({ form, slots, children, modalitat: booked, onPick }: SlotPickerProps) {
  const chosen = slots.find(useDraftValue(form, (draft) => draft.disponibilitat_id));
  const drafted = useDraftValue(form, (draft) => draft.modalitat);
  const modalitat = booked && chosen?.modalitat.length === 1 ? booked : drafted;
  const tipus = useDraftValue(form, (draft) => draft.tipus);
  const { own, served } = useDraftValue(form, () => form.findIssue(ID));
  const [isOpen, setOpen] = useState(chosen === undefined);
  const forget = () => form.change({ disponibilitat_id: null });

  if (chosen && !isOpen && !own && !served) {
    return (
      <ChosenSlot
        slot={chosen}
        onChange={() => {
          flushSync(() => setOpen(true));
          focusField(ID);
        }}
      />
    );
  }
  return (
    <FieldGrid>
      {children}
      <SlotFilters slots={slots} onChange={forget} />
      {tipus !== null && <SlotDays slots={slots} onChange={forget} />}
      <DraftField form={form} name={ID}>
        {(field) => (
          <SlotCards
            {...field}
            onChange={(id) => {
              const slot = slots.find(id);
              if (!slot) return;
              setOpen(true);
              form.change(toSlotDraft(slot, modalitat));
              onPick?.(slot);
            }}
            slots={slots}
            tipus={tipus}
          />
        )}
      </DraftField>
    </FieldGrid>
  );
}
