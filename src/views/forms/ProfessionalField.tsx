import type { ProfessionalRef } from '../../domain/nouns/professional';
import { useProfessionals } from '../shared/useProfessionals';
import { toRecordOptions } from '../shared/recordOptions';
import { toLoadingMore } from './catalog';
import { DraftSelect } from './DraftSelect';
import type { DraftForm } from './useDraftForm';
import { useDraftValue } from './useDraftValue';

type ProfessionalFieldProps = {
  form: DraftForm<{ professional_id: number | null }>;
  named: ProfessionalRef | null;
};

export function ProfessionalField({ form, named }: ProfessionalFieldProps) {
  const chosen = useDraftValue(form, (draft) => draft.professional_id);
  const { choices, catalog, load } = useProfessionals([named], [chosen]);
  return (
    <DraftSelect
      form={form}
      name="professional_id"
      span={6}
      options={toRecordOptions(choices)}
      onFocus={load}
      {...toLoadingMore(catalog)}
    />
  );
}
