import type { ProfessionalRef } from '../../domain/professional';
import { placeholders } from '../../text/fields';
import { SelectField } from '../ui/SelectField';
import { useProfessionals } from '../shared/useProfessionals';
import { DraftField } from './DraftField';
import { toPart } from './toPart';
import type { DraftForm } from './useDraftForm';

type ProfessionalDraft = { professional_id: number | null };

type ProfessionalFieldProps<Draft extends ProfessionalDraft> = {
  form: DraftForm<Draft>;
  /** Whom the record names. */
  named: ProfessionalRef;
};

/** Whoever does it. */
export function ProfessionalField<Draft extends ProfessionalDraft>(props: ProfessionalFieldProps<Draft>) {
  const { form: whole, named } = props;
  const form: DraftForm<ProfessionalDraft> = toPart(whole);
  const choices = useProfessionals([named]);
  return (
    <DraftField form={form} name="professional_id">
      {(field) => (
        <SelectField
          {...field}
          span={6}
          options={choices.map(({ id, nom }) => ({ value: id, label: nom }))}
          placeholder={placeholders.professional_id}
        />
      )}
    </DraftField>
  );
}
