import type { Tipus } from '../../../domain/values/options';
import type { ReservaDraft } from '../../../domain/nouns/reserva';
import { labels, toOptions } from '../../../text/options';
import { DraftSelect } from '../DraftSelect';
import type { DraftForm } from '../useDraftForm';
import type { Slots } from './useSlots';

type TipusFieldProps = { form: DraftForm<ReservaDraft>; slots: Slots; choices: readonly Tipus[] };

/** Type of the assessoria. Another type has other slots and themes, so it clears both. */
export function TipusField({ form, slots, choices }: TipusFieldProps) {
  return (
    <DraftSelect
      form={form}
      name="tipus"
      onChange={(tipus) => {
        form.change({ tipus, disponibilitat_id: null, tematica_id: null });
        slots.ask({ tipus: tipus ?? '' });
      }}
      span={4}
      options={toOptions(choices, labels.tipus)}
    />
  );
}
