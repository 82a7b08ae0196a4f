import { assign, enqueueActions, fromPromise, setup } from 'xstate';
import { KEEP_ERROR, type Keep } from '../kit/keep';
import { getRoot, notify } from '../kit/upward';

/** What happened since the page was opened, for support: a file's name and text, and what is said of it beforehand. */
export type Report = {
  name: string;
  text: string;
  /** How many events the journal holds, and how many kinds of differences were met. */
  events: number;
  differences: number;
};

export type ReportEvent = { type: 'report.open' } | { type: 'report.save' } | { type: 'report.close' };

/** The session report: put together when it is asked for, shown, and saved as a file if the person wants to. */
export const reportMachine = setup({
  types: {
    context: {} as { report: Report | null },
    events: {} as ReportEvent,
    meta: {} as { keep: Keep<ReportEvent> },
    tags: {} as 'open',
  },
  actors: {
    /** Puts it together from the journal. */
    collect: fromPromise<Report, void>(() => Promise.reject(new Error('there is no journal'))),
  },
  actions: {
    /** Hands it to the person as a file. */
    download: (_, _params: { name: string; content: string }) => {},
    tellFailed: enqueueActions(({ enqueue, system }) => {
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
        onError: { target: 'closed', actions: 'tellFailed' },
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
