import { useCatalog } from '../../../hooks/data';
import type { ConsultaDraft } from '../../../domain/consulta';
import { DERIVACIONS_CONSULTA, SERVEIS_TRAMITS } from '../../../domain/options';
import { fieldHelp } from '../../../text/fields';
import { labels, toOptions } from '../../../text/options';
import { toRecordOptions } from '../../shared/recordOptions';
import { ThemeFields } from '../../forms/ThemeFields';
import { DraftMultiSelect, DraftSelect } from '../../forms/DraftSelect';
import type { DraftForm } from '../../forms/useDraftForm';
import { useDraftValue } from '../../forms/useDraftValue';
import { FieldGrid } from '../../ui/FieldGrid';

/** 'Tema': an àmbit with its themes and their subthemes (spec §4), and what was done. */
export function TopicFields({ form }: { form: DraftForm<ConsultaDraft> }) {
  const ambits = useCatalog('ambits');
  const tematiques = useCatalog('tematiques');
  const ambit = useDraftValue(form, (draft) => draft.ambit);
  const own = (tematiques?.data ?? []).filter(({ ambit_id }) => ambit_id === ambit);

  return (
    <FieldGrid>
      <DraftSelect
        form={form}
        name="ambit"
        options={toRecordOptions(ambits?.data)}
        help={fieldHelp.ambit}
        catalog={ambits}
      />
      <ThemeFields
        form={form}
        request={tematiques}
        tematiques={own}
        help={ambit === null && fieldHelp.ambitFirst}
      />
      <DraftMultiSelect
        form={form}
        name="serveis_tramits"
        options={toOptions(SERVEIS_TRAMITS, labels.serveis_tramits)}
      />
      <DraftMultiSelect
        form={form}
        name="derivacio"
        options={toOptions(DERIVACIONS_CONSULTA, labels.derivacio)}
      />
    </FieldGrid>
  );
}
