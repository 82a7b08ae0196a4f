import { useSession } from '../../app/actors';
import { getFullName, type ProfessionalRef } from '../../domain/professional';
import { placeholders } from '../../text/fields';
import { SelectField } from '../shared/SelectField';
import { DraftField } from './DraftField';
import { toPart } from './toPart';
import type { DraftForm } from './useDraftForm';

type ProfessionalDraft = { professional_id: number | null };

type ProfessionalFieldProps<Draft extends ProfessionalDraft> = {
  form: DraftForm<Draft>;
  /** Whom the record names. */
  named: ProfessionalRef;
};

/** Whoever the record names, or oneself. */
export function ProfessionalField<Draft extends ProfessionalDraft>(props: ProfessionalFieldProps<Draft>) {
  const { form: whole, named } = props;
  const form: DraftForm<ProfessionalDraft> = toPart(whole);
  const user = useSession()?.user;
  const self = user && user.id !== named.id ? [{ value: user.id, label: user.nom_complet }] : [];
  return (
    <DraftField form={form} name="professional_id">
      {(field) => (
        <SelectField
          {...field}
          span={6}
          options={[{ value: named.id, label: getFullName(named) }, ...self]}
          placeholder={placeholders.professional_id}
        />
      )}
    </DraftField>
  );
}
