import { useViewer } from '../../../hooks/data';
import type { Consulta, ConsultaDraft } from '../../../domain/nouns/consulta';
import type { DataRules } from '../../../domain/nouns/dataRules';
import { CANALS } from '../../../domain/values/options';
import { getScope } from '../../../domain/access/scope';
import { labels, toOptions } from '../../../text/options';
import { DraftField } from '../../forms/DraftField';
import { MomentField } from '../../forms/MomentField';
import { OfficeFields } from '../../forms/OfficeFields';
import { ProfessionalField } from '../../forms/ProfessionalField';
import { DraftSelect } from '../../forms/DraftSelect';
import type { DraftForm } from '../../forms/useDraftForm';
import { FieldGrid } from '../../ui/FieldGrid';

type WhenFieldsProps = {
  form: DraftForm<Pick<ConsultaDraft, 'data' | 'canal' | 'oficina_id' | 'antena_id' | 'professional_id'>>;
  consulta: Consulta | null;
  /** Age limit of an edited one; null for a new one. */
  rule: DataRules['consultes_edicio'] | null;
};

/** 'On i quan'; a new one belongs to its author. */
export function WhenFields({ form, consulta, rule }: WhenFieldsProps) {
  const { permissions } = useViewer();
  return (
    <FieldGrid side>
      <DraftField form={form} name="data">
        {(field) => <MomentField {...field} form={form} rule={rule} />}
      </DraftField>
      <DraftSelect form={form} name="canal" span={5} options={toOptions(CANALS, labels.canal)} />
      <OfficeFields form={form} scope={getScope(permissions, consulta ? 'edit' : 'create', 'consulta')} />
      {consulta && <ProfessionalField form={form} named={consulta.professional} />}
    </FieldGrid>
  );
}
