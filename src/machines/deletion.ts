import { assign, enqueueActions, fromPromise, setup } from 'xstate';
import { deleteActivitat } from '../api/activitats';
import { deleteAssessoria } from '../api/assessories';
import { deleteCita } from '../api/cites';
import { deleteConsulta } from '../api/consultes';
import { deleteProfessional } from '../api/professionals';
import { toFailure } from '../api/errors';
import type { NoticeKey } from '../domain/notice';
import { KEEP_ERROR, type Keep } from './keep';
import { getMessage, getRoot, isSessionLost, notify } from './upward';

import type { Noun } from './noun';
type Item = { noun: Noun; id: number; label: string };

export type DeletionEvent =
  | ({ type: 'deletion.open' } & Item)
  | { type: 'deletion.confirm' }
  | { type: 'deletion.cancel' };

/** What a deletion says (spec §8): done, refused, failed; a null has no text of its own. */
const KEYS: Record<Noun, { done: NoticeKey; refused: NoticeKey; failed: NoticeKey | null }> = {
  activitat: {
    done: 'activitat.deleted',
    refused: 'activitat.deleteRefused',
    failed: 'activitat.deleteFailed',
  },
  assessoria: {
    done: 'assessoria.deleted',
    refused: 'assessoria.deleteRefused',
    failed: 'assessoria.deleteFailed',
  },
  cita: { done: 'cita.deleted', refused: 'cita.deleteRefused', failed: null },
  consulta: { done: 'consulta.deleted', refused: 'consulta.deleteRefused', failed: null },
  professional: { done: 'professional.deleted', refused: 'professional.deleteRefused', failed: null },
};

const REMOVE: Record<Noun, (id: number, signal: AbortSignal) => Promise<void>> = {
  activitat: deleteActivitat,
  assessoria: deleteAssessoria,
  cita: deleteCita,
  consulta: deleteConsulta,
  professional: deleteProfessional,
};

/** Deleting, the same for every noun: the confirmation, the call, and whoever shows the record is told. */
export const deletionMachine = setup({
  types: {
    context: {} as { item: Item | null },
    events: {} as DeletionEvent,
    meta: {} as { keep: Keep },
    tags: {} as 'open' | 'busy',
  },
  actors: {
    remove: fromPromise<void, { noun: Noun; id: number }>(({ input, signal }) =>
      REMOVE[input.noun](input.id, signal),
    ),
  },
  actions: {
    choose: assign({ item: (_, { noun, id, label }: Item) => ({ noun, id, label }) }),
    tellDeleted: enqueueActions(({ context: { item }, enqueue, system }) => {
      if (!item) return;
      enqueue.sendTo(getRoot({ system }), { type: 'record.deleted', noun: item.noun, id: item.id });
      if (item.noun === 'professional') {
        enqueue.sendTo(getRoot({ system }), { type: 'catalogs.changed', name: 'professionals' });
      }
      enqueue.sendTo(getRoot({ system }), notify('success', { key: KEYS[item.noun].done }));
    }),
    tellFailed: enqueueActions(({ context: { item }, enqueue, system }, { error }: { error: unknown }) => {
      if (!item) return;
      const failure = toFailure(error);
      const { refused, failed } = KEYS[item.noun];
      const key = failure.status === 403 || failure.status === 422 ? refused : failed;
      const detail = failure.message === null ? {} : { detail: failure.message };
      const message = key === null ? getMessage(failure, null) : { key, ...detail };
      enqueue.sendTo(
        getRoot({ system }),
        isSessionLost(failure) ? { type: 'auth.lost' } : notify('error', message),
      );
    }),
  },
}).createMachine({
  id: 'deletion',
  meta: {
    keep: { events: { 'deletion.open': ['noun', 'id'], 'xstate.error.actor.remove': KEEP_ERROR }, reads: [] },
  },
  context: { item: null },
  initial: 'closed',
  states: {
    closed: {
      entry: assign({ item: null }),
      on: {
        'deletion.open': { target: 'confirming', actions: { type: 'choose', params: ({ event }) => event } },
      },
    },
    confirming: { tags: 'open', on: { 'deletion.confirm': 'deleting', 'deletion.cancel': 'closed' } },
    deleting: {
      tags: ['open', 'busy'],
      invoke: {
        id: 'remove',
        src: 'remove',
        input: ({ context }) => ({ noun: context.item?.noun ?? 'assessoria', id: context.item?.id ?? 0 }),
        onDone: { target: 'closed', actions: 'tellDeleted' },
        onError: {
          target: 'closed',
          actions: { type: 'tellFailed', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
  },
});
