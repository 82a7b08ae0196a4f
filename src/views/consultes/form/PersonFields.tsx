import type { ConsultaDraft } from '../../../domain/consulta';
import { PERSONES } from '../../../domain/options';
import { fieldHelp } from '../../../text/fields';
import { DraftNumber, DraftTextArea } from '../../forms/DraftInput';
import { ProfileFields, type ProfileChoice } from '../../forms/ProfileFields';
import type { DraftForm } from '../../forms/useDraftForm';
import { FieldGrid } from '../../ui/FieldGrid';

const CHOICES: readonly ProfileChoice[] = [
  ['residencia', 6],
  ['idioma', 4],
  ['formacio', 4],
  ['ocupacio', 4],
];

/** 'Persona': who asked, without a name. */
export function PersonFields({ form }: { form: DraftForm<ConsultaDraft> }) {
  return (
    <FieldGrid>
      <ProfileFields form={form} choices={CHOICES} />
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
