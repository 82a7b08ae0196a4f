import { useCatalog, useViewer } from '../../../hooks/data';
import type { Activitat, ActivitatDraft } from '../../../domain/activitat';
import { listChoosable } from '../../../domain/oficina';
import { getScope } from '../../../domain/scope';
import { placeholders } from '../../../text/fields';
import { fromCatalog } from '../../forms/catalog';
import { DraftField } from '../../forms/DraftField';
import type { DraftForm } from '../../forms/useDraftForm';
import { MultiSelectField } from '../../ui/MultiSelectField';
import { SelectField } from '../../ui/SelectField';
import { useProfessionals } from '../../shared/useProfessionals';

type PlaceFieldsProps = { form: DraftForm<ActivitatDraft>; activitat: Activitat | null };

/** Whose it is: the office, the school where it has one, and who does it. */
export function PlaceFields({ form, activitat }: PlaceFieldsProps) {
  const { permissions, oficinaId } = useViewer();
  const oficines = useCatalog('oficines');
  const centres = useCatalog('centres');
  const scope = getScope(permissions, activitat ? 'edit' : 'create', 'activitat');
  const school = activitat?.centre_escolar;
  const schools = (centres?.data ?? []).filter(({ id, actiu }) => actiu || id === school?.id);
  const professionals = useProfessionals(activitat?.professionals ?? []);

  return (
    <>
      <DraftField form={form} name="oficina_id">
        {(field) => (
          <SelectField
            {...field}
            span={6}
            options={listChoosable(oficines?.data ?? [], scope, oficinaId).map(({ id, nom }) => ({
              value: id,
              label: nom,
            }))}
            placeholder={placeholders.oficina_id}
            {...fromCatalog(oficines)}
          />
        )}
      </DraftField>
      <DraftField form={form} name="centre_id">
        {(field) => (
          <SelectField
            {...field}
            span={6}
            clearable
            options={schools.map(({ id, nom }) => ({ value: id, label: nom }))}
            placeholder={placeholders.centre_id}
            {...fromCatalog(centres)}
          />
        )}
      </DraftField>
      <DraftField form={form} name="professionals">
        {(field) => (
          <MultiSelectField
            {...field}
            options={professionals.map(({ id, nom }) => ({ value: id, label: nom }))}
            placeholder={placeholders.professionals}
          />
        )}
      </DraftField>
    </>
  );
}
