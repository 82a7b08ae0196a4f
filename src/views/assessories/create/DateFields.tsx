import { useSession } from '../../../hooks/actors';
import type { ReservaDraft } from '../../../domain/nouns/reserva';
import { reservaFields } from '../../../text/fields';
import { DraftField } from '../../forms/DraftField';
import { MomentField } from '../../forms/MomentField';
import type { Slots } from '../../forms/reserva/useSlots';
import type { DraftForm } from '../../forms/useDraftForm';
import { DescriptionList } from '../../ui/DescriptionList';

type DateFieldsProps = {
  form: DraftForm<ReservaDraft>;
  slots: Slots;
  onChange: (date: string) => void;
};

/** Time of a visit without appointment, held by the person who fills in the form. */
export function DateFields({ form, slots, onChange }: DateFieldsProps) {
  const name = useSession()?.user.nom_complet;
  return (
    <DraftField form={form} name="date">
      {(field) => (
        <>
          <MomentField
            {...field}
            form={form}
            value={field.value ?? ''}
            onChange={(next) => {
              field.onChange(next);
              onChange(next);
            }}
            rule={slots.rules.rule}
          />
          <div className="field field-span-5">
            <DescriptionList field items={[{ label: reservaFields.professional_id, value: name }]} />
          </div>
        </>
      )}
    </DraftField>
  );
}
