import type { ConsultaDraft } from '../../../domain/nouns/consulta';
import { PERSONES } from '../../../domain/values/options';
import { fieldHelp } from '../../../text/fields';
import { DraftNumber, DraftTextArea } from '../../forms/DraftInput';
import { EdatField, KindFields } from '../../forms/ProfileFields';
import type { DraftForm } from '../../forms/useDraftForm';
import { FieldGrid } from '../../ui/FieldGrid';

type Person = Pick<ConsultaDraft, 'edat' | 'genere' | 'perfil' | 'nombre_persones' | 'observacions'>;

export function PersonFields({ form }: { form: DraftForm<Person> }) {
  return (
    <FieldGrid>
      <EdatField form={form} />
      <KindFields form={form} />
      <DraftNumber
        form={form}
        name="nombre_persones"
        {...PERSONES}
        span={4}
        half
        help={fieldHelp.nombre_persones}
      />
      <DraftTextArea form={form} name="observacions" />
    </FieldGrid>
  );
}
