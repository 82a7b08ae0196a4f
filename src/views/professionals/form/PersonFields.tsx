import type { ProfessionalDraft } from '../../../domain/nouns/professional';
import { DraftText } from '../../forms/DraftInput';
import type { DraftForm } from '../../forms/useDraftForm';
import { FieldGrid } from '../../ui/FieldGrid';

type Person = Pick<ProfessionalDraft, 'nom' | 'cognom' | 'segon_cognom' | 'email' | 'telefon'>;

export function PersonFields({ form }: { form: DraftForm<Person> }) {
  return (
    <FieldGrid>
      {(['nom', 'cognom', 'segon_cognom'] as const).map((name) => (
        <DraftText key={name} form={form} name={name} span={4} autoComplete="off" />
      ))}
      <DraftText form={form} name="email" span={6} type="email" autoComplete="off" />
      <DraftText form={form} name="telefon" span={6} type="tel" autoComplete="off" />
    </FieldGrid>
  );
}
