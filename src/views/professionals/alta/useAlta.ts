import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import type { ProfessionalDraft } from '../../../domain/nouns/professional';
import { readAlta, type AltaRow } from '../../../domain/pages/alta';
import { toEmailKey } from '../../../domain/values/email';
import { useCatalog, useViewer } from '../../../hooks/data';
import { labels } from '../../../text/options';
import { areReading, useLines, type AltaActor } from '../../forms/alta/useLines';

export type PeopleActor = AltaActor<ProfessionalDraft>;

export function useAlta(actor: PeopleActor) {
  const viewer = useViewer();
  const isAsking = useSelector(actor, (snapshot) => snapshot.hasTag('asking'));
  const oficines = useCatalog('oficines');
  const professionals = useCatalog('professionals');
  const people = professionals?.data;
  const offices = oficines?.data;
  const isReading = areReading([oficines, professionals]);
  const isReady = !isReading && oficines?.isFailed !== true;
  const readRows = useMemo(() => {
    if (!isReady) return null;
    const emails = (people ?? []).map(({ email }) => email);
    const lists = { viewer, oficines: offices ?? [], roles: labels.role, emails };
    return (text: string): AltaRow[] => readAlta(text, lists);
  }, [isReady, viewer, offices, people]);
  const lines = useLines(actor, readRows);
  const invites = lines.created
    .map(({ email }) => email)
    .filter((email) => lines.getView(email).state !== 'done');

  return {
    ...lines,
    invites,
    isReading,
    isAsking,
    /** Id of a created person, once the list of professionals has been read again. */
    findId: ({ email }: ProfessionalDraft): number | undefined =>
      people?.find((one) => toEmailKey(one.email ?? '') === toEmailKey(email))?.id,
    ask: () => actor.send({ type: 'alta.ask' }),
    cancel: () => actor.send({ type: 'alta.cancel' }),
    invite() {
      const tasks = invites.map((email) => ({ key: email, act: 'invite' as const }));
      actor.send({ type: 'alta.invite', tasks, count: tasks.length });
    },
  };
}

export type AltaState = ReturnType<typeof useAlta>;
