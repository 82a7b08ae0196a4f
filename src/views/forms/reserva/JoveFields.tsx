import type { ReservaDraft } from '../../../domain/reserva';
import { FieldGrid } from '../../ui/FieldGrid';
import { TextField } from '../../ui/TextField';
import { DraftField } from '../DraftField';
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
      <DraftField form={form} name="jove.nom">
        {(field) => <TextField {...field} span={6} autoComplete="off" />}
      </DraftField>
      <DraftField form={form} name="jove.cognoms">
        {(field) => <TextField {...field} span={6} autoComplete="off" />}
      </DraftField>
      <DraftField form={form} name="jove.telefon">
        {(field) => <TextField {...field} span={6} type="tel" autoComplete="off" />}
      </DraftField>
      <DraftField form={form} name="jove.email">
        {(field) => <TextField {...field} span={6} type="email" autoComplete="off" />}
      </DraftField>
      <ProfileFields form={form} choices={CHOICES} />
    </FieldGrid>
  );
}
