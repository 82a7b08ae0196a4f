import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { ProfessionalDraft } from '../../../domain/nouns/professional';
import { readAlta, type AltaRow } from '../../../domain/pages/alta';
import { toEmailKey } from '../../../domain/values/email';
import { useCatalog, useViewer, type RequestView } from '../../../hooks/data';
import type { BatchResult } from '../../../machines/kit/batch';
import type { altaMachine } from '../../../machines/screens/alta';
import type { AltaTask } from '../../../machines/screens/altaBatch';
import { labels } from '../../../text/options';
import { toRun } from '../../shared/run';

export type AltaActor = ActorRefFrom<typeof altaMachine>;

/** What a task has come to, as its row shows it. */
export type TaskView = { state: 'pending' | 'busy' } | BatchResult;

const isIdle = (request: Pick<RequestView<unknown>, 'isIdle'> | undefined): boolean =>
  request === undefined || request.isIdle;

/** The page's lines as understood, the people created so far, and the run. */
export function useAlta(actor: AltaActor) {
  const viewer = useViewer();
  const oficines = useCatalog('oficines');
  const professionals = useCatalog('professionals');
  const text = useSelector(actor, ({ context }) => context.text);
  const created = useSelector(actor, ({ context }) => context.created);
  const phase = useSelector(actor, ({ value }) => value);
  const batch = useSelector(actor, ({ children }) => children.batch);
  const snapshot = useSelector(batch, (current) => current);
  const run = snapshot && toRun(snapshot);

  const people = professionals?.data;
  const offices = oficines?.data;
  const isReading =
    isIdle(oficines) ||
    isIdle(professionals) ||
    [oficines, professionals].some((one) => one?.isLoading && one.data.length === 0);
  const isReady = !isReading && oficines?.isFailed !== true;
  const rows = useMemo<AltaRow[]>(
    () =>
      isReady
        ? readAlta(text, {
            ...{ viewer, oficines: offices ?? [], roles: labels.role },
            emails: (people ?? []).map(({ email }) => email),
          })
        : [],
    [isReady, text, viewer, offices, people],
  );

  function getView(key: string): TaskView {
    return key === run?.key ? { state: 'busy' } : (snapshot?.context.results[key] ?? { state: 'pending' });
  }

  const ready = rows.filter(({ issues }) => issues.length === 0);
  const invites = created.map(({ email }) => email).filter((email) => getView(email).state !== 'done');

  return {
    ...{ text, rows, ready, created, invites, phase, isReading, getView },
    isBusy: phase === 'creating' || phase === 'inviting',
    run,
    /** Id of a created person, once the list of professionals has been read again. */
    findId: ({ email }: ProfessionalDraft): number | undefined =>
      people?.find((one) => toEmailKey(one.email ?? '') === toEmailKey(email))?.id,
    type: (typed: string) => actor.send({ type: 'alta.type', text: typed }),
    create() {
      const tasks = ready.map(({ source, draft }): AltaTask => ({ key: source, act: 'create', draft }));
      actor.send({ type: 'alta.create', tasks, count: tasks.length });
    },
    ask: () => actor.send({ type: 'alta.ask' }),
    cancel: () => actor.send({ type: 'alta.cancel' }),
    invite() {
      const tasks = invites.map((email): AltaTask => ({ key: email, act: 'invite', email }));
      actor.send({ type: 'alta.invite', tasks, count: tasks.length });
    },
    stop: () => actor.send({ type: 'alta.stop' }),
  };
}

export type AltaState = ReturnType<typeof useAlta>;
