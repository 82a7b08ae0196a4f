import { useCatalog } from '../../../hooks/data';
import type { ActivitatDraft } from '../../../domain/activitat';
import type { Named } from '../../../domain/fields';
import { fieldHelp, placeholders } from '../../../text/fields';
import { themes } from '../../../text/themes';
import { fromCatalog } from '../../forms/catalog';
import { DraftField } from '../../forms/DraftField';
import type { DraftForm } from '../../forms/useDraftForm';
import { useDraftValue } from '../../forms/useDraftValue';
import { FieldGrid } from '../../ui/FieldGrid';
import { MultiSelectField } from '../../ui/MultiSelectField';
import { SelectField } from '../../ui/SelectField';

const toOptions = (list: readonly Named[]) => list.map(({ id, name }) => ({ value: id, label: name }));

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
      <DraftField form={form} name="marc">
        {(field) => (
          <SelectField
            {...field}
            span={6}
            options={toOptions(marcs?.data ?? [])}
            placeholder={placeholders.marc}
            {...fromCatalog(marcs)}
          />
        )}
      </DraftField>
      <DraftField form={form} name="submarc">
        {(field) => (
          <SelectField
            {...field}
            span={6}
            clearable
            options={toOptions(submarcs)}
            placeholder={placeholders.submarc}
            help={marc === null && fieldHelp.marcFirst}
          />
        )}
      </DraftField>
      <DraftField form={form} name="area">
        {(field) => (
          <SelectField
            {...field}
            span={6}
            options={toOptions(arees?.data ?? [])}
            placeholder={placeholders.area}
            {...fromCatalog(arees)}
          />
        )}
      </DraftField>
      <DraftField form={form} name="ambit">
        {(field) => (
          <SelectField
            {...field}
            span={6}
            clearable
            options={toOptions(ambits?.data ?? [])}
            placeholder={placeholders.ambit}
            {...fromCatalog(ambits)}
          />
        )}
      </DraftField>
      <DraftField form={form} name="tematica_id">
        {(field) => (
          <MultiSelectField
            {...field}
            options={toOptions(own)}
            placeholder={themes.selectTematica}
            emptyText={themes.noTematiques}
            help={ambit === null && fieldHelp.ambitFirst}
            {...fromCatalog(tematiques, themes.loading)}
          />
        )}
      </DraftField>
    </FieldGrid>
  );
}
