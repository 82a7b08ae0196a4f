import type { ConsultaDraft } from '../../../domain/consulta';
import { PERSONES } from '../../../domain/options';
import { fieldHelp } from '../../../text/fields';
import { DraftField } from '../../forms/DraftField';
import { ProfileFields, type ProfileChoice } from '../../forms/ProfileFields';
import type { DraftForm } from '../../forms/useDraftForm';
import { FieldGrid } from '../../ui/FieldGrid';
import { NumberField } from '../../ui/NumberField';
import { TextAreaField } from '../../ui/TextAreaField';

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
      <DraftField form={form} name="nombre_persones">
        {(field) => <NumberField {...field} {...PERSONES} span={4} half help={fieldHelp.nombre_persones} />}
      </DraftField>
      <DraftField form={form} name="observacions">
        {(field) => <TextAreaField {...field} />}
      </DraftField>
    </FieldGrid>
  );
}
