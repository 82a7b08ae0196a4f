import { useCatalog } from '../../../hooks/data';
import type { ConsultaDraft } from '../../../domain/nouns/consulta';
import { fieldHelp } from '../../../text/fields';
import { ThemeFields } from '../../forms/ThemeFields';
import { fromWhole } from '../../forms/catalog';
import { DraftSelect } from '../../forms/DraftSelect';
import type { DraftForm } from '../../forms/useDraftForm';
import { useDraftValue } from '../../forms/useDraftValue';
import { FieldGrid } from '../../ui/FieldGrid';

type Topic = Pick<ConsultaDraft, 'ambit' | 'tematica_id' | 'subtematica_id'>;

export function TopicFields({ form }: { form: DraftForm<Topic> }) {
  const ambits = useCatalog('ambits');
  const tematiques = useCatalog('tematiques');
  const ambit = useDraftValue(form, (draft) => draft.ambit);
  const own = (tematiques?.data ?? []).filter(({ ambit_id }) => ambit_id === ambit);

  return (
    <FieldGrid>
      <DraftSelect form={form} name="ambit" {...fromWhole(ambits)} help={fieldHelp.ambit} />
      <ThemeFields
        form={form}
        request={tematiques}
        tematiques={own}
        span={6}
        help={ambit === null && fieldHelp.ambitFirst}
      />
    </FieldGrid>
  );
}
