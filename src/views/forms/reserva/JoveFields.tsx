import { useEffect, type FocusEvent } from 'react';
import { useSeen, type SeenActor } from '../../../hooks/seen';
import type { ReservaDraft } from '../../../domain/nouns/reserva';
import { toContact } from '../../../domain/pages/seen';
import { FieldGrid } from '../../ui/FieldGrid';
import { DraftText } from '../DraftInput';
import { ProfileFields, type ProfileChoice } from '../ProfileFields';
import type { DraftForm } from '../useDraftForm';
import { useDraftValue } from '../useDraftValue';
import { SeenHint } from './SeenHint';

const CHOICES = [
  ['residencia', 6],
  ['idioma', 4],
  ['autonomia', 4],
  ['situacio_administrativa', 4],
  ['formacio', 6],
  ['ocupacio', 6],
] as const satisfies readonly ProfileChoice[];

const CONTACT = new Set(['jove.telefon', 'jove.email']);

type JoveFieldsProps = {
  form: DraftForm<
    Pick<ReservaDraft, 'jove' | 'edat' | 'genere' | 'perfil' | (typeof CHOICES)[number][0] | 'conegut'>
  >;
  seen?: SeenActor | undefined;
};

export function JoveFields({ form, seen: actor }: JoveFieldsProps) {
  const search = useSeen(
    actor,
    useDraftValue(form, ({ jove }) => toContact(jove)),
  );
  const isTyped = (id: string | undefined): boolean => id !== undefined && CONTACT.has(id);
  // A contact that came with the form has no field to leave.
  useEffect(() => {
    if (!search.isAsked && !search.message && !isTyped(document.activeElement?.id)) search.ask();
  });
  const askOnLeaving = ({ target }: FocusEvent): void => {
    if (isTyped(target.id) && !search.isAsked) form.leave(search.ask);
  };
  return (
    <div onBlur={askOnLeaving}>
      <FieldGrid>
        <DraftText form={form} name="jove.nom" span={6} autoComplete="off" />
        <DraftText form={form} name="jove.cognoms" span={6} autoComplete="off" />
        <DraftText form={form} name="jove.telefon" span={6} type="tel" autoComplete="off" />
        <DraftText form={form} name="jove.email" span={6} type="email" autoComplete="off" />
        {actor && <SeenHint {...search} />}
        <ProfileFields form={form} choices={CHOICES} />
      </FieldGrid>
    </div>
  );
}
