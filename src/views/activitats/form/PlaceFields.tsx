import { useCatalog, useViewer } from '../../../hooks/data';
import type { Activitat, ActivitatDraft } from '../../../domain/nouns/activitat';
import { listChoosable } from '../../../domain/access/oficina';
import { getScope } from '../../../domain/access/scope';
import { toLoadingMore } from '../../forms/catalog';
import { DraftMultiSelect, DraftSelect } from '../../forms/DraftSelect';
import type { DraftForm } from '../../forms/useDraftForm';
import { useDraftValue } from '../../forms/useDraftValue';
import { useProfessionals } from '../../shared/useProfessionals';
import { toRecordOptions } from '../../shared/recordOptions';

type PlaceFieldsProps = {
  form: DraftForm<Pick<ActivitatDraft, 'oficina_id' | 'centre_id' | 'professionals'>>;
  activitat: Activitat | null;
};

export function PlaceFields({ form, activitat }: PlaceFieldsProps) {
  const { permissions, oficinaId } = useViewer();
  const oficines = useCatalog('oficines');
  const centres = useCatalog('centres');
  const scope = getScope(permissions, activitat ? 'edit' : 'create', 'activitat');
  const school = activitat?.centre_escolar;
  const schools = (centres?.data ?? []).filter(({ id, actiu }) => actiu || id === school?.id);
  const chosen = useDraftValue(form, (draft) => draft.professionals);
  const { choices, catalog, load } = useProfessionals(activitat?.professionals ?? [], chosen);

  return (
    <>
      <DraftSelect
        form={form}
        name="oficina_id"
        span={6}
        options={toRecordOptions(listChoosable(oficines?.data ?? [], scope, oficinaId))}
        catalog={oficines}
      />
      <DraftSelect
        form={form}
        name="centre_id"
        span={6}
        clearable
        options={toRecordOptions(schools)}
        catalog={centres}
      />
      <DraftMultiSelect
        form={form}
        name="professionals"
        options={toRecordOptions(choices)}
        onFocus={load}
        {...toLoadingMore(catalog)}
      />
    </>
  );
}
