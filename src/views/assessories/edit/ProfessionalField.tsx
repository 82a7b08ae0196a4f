import { useSession } from '../../../app/actors';
import type { Assessoria } from '../../../domain/assessoria';
import { getFullName } from '../../../domain/professional';
import type { ReservaDraft } from '../../../domain/reserva';
import { placeholders } from '../../../text/fields';
import { DraftField } from '../../forms/DraftField';
import type { DraftForm } from '../../forms/useDraftForm';
import { SelectField } from '../../shared/SelectField';

type ProfessionalFieldProps = { form: DraftForm<ReservaDraft>; assessoria: Assessoria };

/** Whoever the record names, or oneself. */
export function ProfessionalField({ form, assessoria: { professional } }: ProfessionalFieldProps) {
  const user = useSession()?.user;
  const named = { value: professional.id, label: getFullName(professional) };
  const self = user && user.id !== professional.id ? [{ value: user.id, label: user.nom_complet }] : [];
  return (
    <DraftField form={form} name="professional_id">
      {(field) => (
        <SelectField
          {...field}
          span={6}
          options={[named, ...self]}
          placeholder={placeholders.professional_id}
        />
      )}
    </DraftField>
  );
}
