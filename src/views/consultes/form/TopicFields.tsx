import { useCatalog } from '../../../hooks/data';
import type { ConsultaDraft } from '../../../domain/consulta';
import { DERIVACIONS_CONSULTA, SERVEIS_TRAMITS } from '../../../domain/options';
import { fieldHelp, placeholders } from '../../../text/fields';
import { labels, toOptions } from '../../../text/options';
import { fromCatalog } from '../../forms/catalog';
import { DraftField } from '../../forms/DraftField';
import { ThemeFields } from '../../forms/ThemeFields';
import type { DraftForm } from '../../forms/useDraftForm';
import { useDraftValue } from '../../forms/useDraftValue';
import { FieldGrid } from '../../ui/FieldGrid';
import { MultiSelectField } from '../../ui/MultiSelectField';
import { SelectField } from '../../ui/SelectField';

/** 'Tema': an àmbit with its themes and their subthemes (spec §4), and what was done. */
export function TopicFields({ form }: { form: DraftForm<ConsultaDraft> }) {
  const ambits = useCatalog('ambits');
  const tematiques = useCatalog('tematiques');
  const ambit = useDraftValue(form, (draft) => draft.ambit);
  const own = (tematiques?.data ?? []).filter(({ ambit_id }) => ambit_id === ambit);

  return (
    <FieldGrid>
      <DraftField form={form} name="ambit">
        {(field) => (
          <SelectField
            {...field}
            options={(ambits?.data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
            placeholder={placeholders.ambit}
            help={fieldHelp.ambit}
            {...fromCatalog(ambits)}
          />
        )}
      </DraftField>
      <ThemeFields
        form={form}
        request={tematiques}
        tematiques={own}
        help={ambit === null && fieldHelp.ambitFirst}
      />
      <DraftField form={form} name="serveis_tramits">
        {(field) => (
          <MultiSelectField
            {...field}
            options={toOptions(SERVEIS_TRAMITS, labels.serveis_tramits)}
            placeholder={placeholders.serveis_tramits}
          />
        )}
      </DraftField>
      <DraftField form={form} name="derivacio">
        {(field) => (
          <MultiSelectField {...field} options={toOptions(DERIVACIONS_CONSULTA, labels.derivacio)} />
        )}
      </DraftField>
    </FieldGrid>
  );
}
