import { useCatalog, useViewer } from '../../hooks/data';
import { listChoosable, listChoosableAntenas } from '../../domain/access/oficina';
import type { Scope } from '../../domain/access/scope';
import { toRecordOptions } from '../shared/recordOptions';
import { DraftSelect } from './DraftSelect';
import type { DraftForm } from './useDraftForm';
import { useDraftValue } from './useDraftValue';

type OfficeDraft = { oficina_id: number | null; antena_id: number | null };

type OfficeFieldsProps = {
  form: DraftForm<OfficeDraft>;
  scope: Scope;
};

export function OfficeFields({ form, scope }: OfficeFieldsProps) {
  const { oficinaId } = useViewer();
  const oficines = useCatalog('oficines');
  const choices = listChoosable(oficines?.data ?? [], scope, oficinaId);
  const chosen = useDraftValue(form, (draft) => draft.oficina_id);
  const present = useDraftValue(form, (draft) => draft.antena_id);
  const ofOffice = choices.find(({ id }) => id === chosen)?.antenas ?? [];
  const antenas = listChoosableAntenas(ofOffice, scope, oficinaId, present);
  return (
    <>
      <DraftSelect
        form={form}
        name="oficina_id"
        onChange={(oficina_id) => form.change({ oficina_id, antena_id: null })}
        span={6}
        options={toRecordOptions(choices)}
        catalog={oficines}
      />
      {antenas.length > 0 && (
        <DraftSelect form={form} name="antena_id" span={6} clearable options={toRecordOptions(antenas)} />
      )}
    </>
  );
}
