import type { ProfessionalDraft } from '../../../domain/professional';
import { DraftField } from '../../forms/DraftField';
import type { DraftForm } from '../../forms/useDraftForm';
import { FieldGrid } from '../../ui/FieldGrid';
import { TextField } from '../../ui/TextField';

/** 'Persona': name and where to reach the person. */
export function PersonFields({ form }: { form: DraftForm<ProfessionalDraft> }) {
  return (
    <FieldGrid>
      {(['nom', 'cognom', 'segon_cognom'] as const).map((name) => (
        <DraftField key={name} form={form} name={name}>
          {(field) => <TextField {...field} span={4} autoComplete="off" />}
        </DraftField>
      ))}
      <DraftField form={form} name="email">
        {(field) => <TextField {...field} span={6} type="email" autoComplete="off" />}
      </DraftField>
      <DraftField form={form} name="telefon">
        {(field) => <TextField {...field} span={6} type="tel" autoComplete="off" />}
      </DraftField>
    </FieldGrid>
  );
}
