import { useCatalog } from '../../../hooks/data';
import type { ActivitatDraft } from '../../../domain/activitat';
import { fieldHelp, placeholders } from '../../../text/fields';
import { themes } from '../../../text/themes';
import { toRecordOptions } from '../../shared/recordOptions';
import { DraftMultiSelect, DraftSelect } from '../../forms/DraftSelect';
import type { DraftForm } from '../../forms/useDraftForm';
import { useDraftValue } from '../../forms/useDraftValue';
import { FieldGrid } from '../../ui/FieldGrid';

/** What it is about: a marc with its submarcs, an area, an àmbit with its themes (spec §4). */
export function ContentFields({ form }: { form: DraftForm<ActivitatDraft> }) {
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
      <DraftSelect
        form={form}
        name="marc"
        span={6}
        options={toRecordOptions(marcs?.data)}
        placeholder={placeholders.marc}
        catalog={marcs}
      />
      <DraftSelect
        form={form}
        name="submarc"
        span={6}
        clearable
        options={toRecordOptions(submarcs)}
        placeholder={placeholders.submarc}
        help={marc === null && fieldHelp.marcFirst}
      />
      <DraftSelect
        form={form}
        name="area"
        span={6}
        options={toRecordOptions(arees?.data)}
        placeholder={placeholders.area}
        catalog={arees}
      />
      <DraftSelect
        form={form}
        name="ambit"
        span={6}
        clearable
        options={toRecordOptions(ambits?.data)}
        placeholder={placeholders.ambit}
        catalog={ambits}
      />
      <DraftMultiSelect
        form={form}
        name="tematica_id"
        options={toRecordOptions(own)}
        placeholder={themes.selectTematica}
        emptyText={themes.noTematiques}
        help={ambit === null && fieldHelp.ambitFirst}
        catalog={tematiques}
        loadingText={themes.loading}
      />
    </FieldGrid>
  );
}
