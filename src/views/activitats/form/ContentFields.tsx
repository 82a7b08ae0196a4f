import { useCatalog } from '../../../hooks/data';
import type { ActivitatDraft } from '../../../domain/nouns/activitat';
import { fieldHelp } from '../../../text/fields';
import { toRecordOptions } from '../../shared/recordOptions';
import { fromWhole } from '../../forms/catalog';
import { DraftMultiSelect, DraftSelect } from '../../forms/DraftSelect';
import type { DraftForm } from '../../forms/useDraftForm';
import { useDraftValue } from '../../forms/useDraftValue';
import { FieldGrid } from '../../ui/FieldGrid';

type Content = Pick<ActivitatDraft, 'marc' | 'submarc' | 'area' | 'ambit' | 'tematica_id'>;

/** Subject: a marc with its submarcs, an area, an àmbit with its themes (spec §4). */
export function ContentFields({ form }: { form: DraftForm<Content> }) {
  const marcs = useCatalog('marcs');
  const arees = useCatalog('areas');
  const ambits = useCatalog('ambits');
  const tematiques = useCatalog('tematiques');
  const marc = useDraftValue(form, (draft) => draft.marc);
  const ambit = useDraftValue(form, (draft) => draft.ambit);
  const submarcs = marcs?.data.find(({ id }) => id === marc)?.submarcs ?? [];
  const own = (tematiques?.data ?? []).filter(({ ambit_id }) => ambit_id === ambit);

  return (
    <FieldGrid>
      <DraftSelect form={form} name="marc" span={6} {...fromWhole(marcs)} />
      <DraftSelect
        form={form}
        name="submarc"
        span={6}
        clearable
        options={toRecordOptions(submarcs)}
        help={marc === null && fieldHelp.marcFirst}
        {...(marc !== null && { catalog: marcs })}
      />
      <DraftSelect form={form} name="area" span={6} {...fromWhole(arees)} />
      <DraftSelect form={form} name="ambit" span={6} clearable {...fromWhole(ambits)} />
      <DraftMultiSelect
        form={form}
        name="tematica_id"
        options={toRecordOptions(own)}
        help={ambit === null && fieldHelp.ambitFirst}
        catalog={tematiques}
      />
    </FieldGrid>
  );
}
