import type { Tipus } from '../../../domain/values/options';
import type { ReservaDraft } from '../../../domain/nouns/reserva';
import { labels, toOptions } from '../../../text/options';
import { SegmentedField } from '../../ui/SegmentedField';
import { DraftField } from '../DraftField';
import type { DraftForm } from '../useDraftForm';
import type { Slots } from './useSlots';

type TipusFieldProps = { form: DraftForm<ReservaDraft>; slots: Slots; choices: readonly Tipus[] };

/** Type of the assessoria. Another type has other slots and themes, so it clears both. */
export function TipusField({ form, slots, choices }: TipusFieldProps) {
  return (
    <DraftField form={form} name="tipus">
      {(field) => (
        <SegmentedField
          {...field}
          wrap
          options={toOptions(choices, labels.tipus)}
          onChange={(tipus) => {
            form.change({ tipus, disponibilitat_id: null, tematica_id: null });
            slots.ask({ tipus });
          }}
        />
      )}
    </DraftField>
  );
}
