import { assign, enqueueActions, fromPromise, setup } from 'xstate';
import { KEEP_ERROR, type Keep } from '../kit/keep';
import { getRoot, notify } from '../kit/rootRef';

export type Report = {
  name: string;
  text: string;
  events: number;
  differences: number;
};

export type ReportEvent = { type: 'report.open' } | { type: 'report.save' } | { type: 'report.close' };

export const reportMachine = setup({
  types: {
    context: {} as { report: Report | null },
    events: {} as ReportEvent,
    meta: {} as { keep: Keep<ReportEvent> },
    tags: {} as 'open',
  },
  actors: {
    collect: fromPromise<Report, void>(() => Promise.reject(new Error('there is no journal'))),
  },
  actions: {
    download: (_, _params: { name: string; content: string }) => {},
    reportFailure: enqueueActions(({ enqueue, system }) => {
      enqueue.sendTo(getRoot(system), notify('error', { key: 'report.failed' }));
    }),
  },
}).createMachine({
  id: 'report',
  meta: { keep: { events: { 'xstate.error.actor.collect': KEEP_ERROR }, reads: [] } },
  context: { report: null },
  initial: 'closed',
  states: {
    closed: { entry: assign({ report: null }), on: { 'report.open': 'collecting' } },
    collecting: {
      invoke: {
        id: 'collect',
        src: 'collect',
        onDone: { target: 'open', actions: assign({ report: ({ event }) => event.output ?? null }) },
        onError: { target: 'closed', actions: 'reportFailure' },
      },
    },
    open: {
      tags: 'open',
      on: {
        'report.save': {
          target: 'closed',
          actions: {
            type: 'download',
            params: ({ context: { report } }) => ({ name: report?.name ?? '', content: report?.text ?? '' }),
          },
        },
        'report.close': 'closed',
      },
    },
  },
});
