import type { ReservaDraft } from '../../../domain/reserva';
import { FieldGrid } from '../../ui/FieldGrid';
import { DraftText } from '../DraftInput';
import { ProfileFields, type ProfileChoice } from '../ProfileFields';
import type { DraftForm } from '../useDraftForm';

const CHOICES: readonly ProfileChoice[] = [
  ['residencia', 6],
  ['idioma', 4],
  ['autonomia', 4],
  ['situacio_administrativa', 4],
  ['formacio', 6],
  ['ocupacio', 6],
];

/** 'Dades de l'usuari': who comes, and what the service wants to know of the person. */
export function JoveFields({ form }: { form: DraftForm<ReservaDraft> }) {
  return (
    <FieldGrid>
      <DraftText form={form} name="jove.nom" span={6} autoComplete="off" />
      <DraftText form={form} name="jove.cognoms" span={6} autoComplete="off" />
      <DraftText form={form} name="jove.telefon" span={6} type="tel" autoComplete="off" />
      <DraftText form={form} name="jove.email" span={6} type="email" autoComplete="off" />
      <ProfileFields form={form} choices={CHOICES} />
    </FieldGrid>
  );
}
