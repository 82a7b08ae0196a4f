import { assign, setup } from 'xstate';
import type { Noun } from '../../domain/access/noun';
import type { Keep } from '../kit/keep';
import type { RecordCreated } from '../kit/protocol';

type CreatedContext = { records: Readonly<Partial<Record<Noun, readonly string[]>>> };

/** Records created as long as this tab's session lives, by their keys: lists mark them. */
export const createdMachine = setup({
  types: {
    context: {} as CreatedContext,
    events: {} as RecordCreated,
    meta: {} as { keep: Keep<RecordCreated> },
  },
}).createMachine({
  id: 'created',
  meta: { keep: { events: { 'record.created': ['noun'] }, reads: [] } },
  context: { records: {} },
  on: {
    'record.created': {
      actions: assign({
        records: ({ context: { records }, event: { noun, key = '' } }) => ({
          ...records,
          [noun]: [...(records[noun] ?? []), key],
        }),
      }),
    },
  },
});
