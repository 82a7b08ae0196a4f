import type { AnyStateMachine } from 'xstate';
import type { BatchResult } from '../../../src/machines/kit/batch';
import {
  call,
  findSent,
  getStatus,
  implies,
  invariant,
  named,
  plain,
  refuse,
  starts,
  type Invariant,
  type Model,
} from '../model';

const isBusy = ({ before }: { before: { hasTag: (tag: string) => boolean } | undefined }): boolean =>
  before?.hasTag('busy') === true;

type Results = Readonly<Record<string, BatchResult>>;
const getResults = (snapshot: { context: unknown } | undefined): Results =>
  (snapshot?.context as { results: Results } | undefined)?.results ?? {};
const isFailed = ({ event }: { event: { type: string } }): boolean =>
  event.type === 'xstate.error.actor.perform';

const INVARIANTS: readonly Invariant[] = [
  invariant('§7', "Es fa una crida rere l'altra, mai dues alhora", (moment) =>
    implies(
      starts(moment, 'perform') && moment.before?.matches('running') === true,
      moment.event.type.endsWith('.actor.perform'),
    ),
  ),
  invariant('§4', "Qui ho ha demanat sap què s'ha fet i quan s'acaba", (moment) => {
    const isEnded = isBusy(moment) && !moment.after.hasTag('busy');
    const isTold = (findSent(moment, 'batch.done') ?? findSent(moment, 'batch.begun')) !== undefined;
    return (
      isTold === (moment.event.type === 'xstate.done.actor.perform') &&
      implies(isEnded, findSent(moment, 'batch.ended') !== undefined)
    );
  }),
  invariant('§8', 'Un 401 acaba la sessió, i res més', (moment) =>
    implies(isFailed(moment), (getStatus(moment) === 401) === (findSent(moment, 'auth.lost') !== undefined)),
  ),
  invariant('§8', 'El que el servidor rebutja queda amb la seva fila, i la resta continua', (moment) =>
    implies(
      isFailed(moment) && [400, 403, 404, 419, 422].includes(getStatus(moment) ?? 0),
      Object.values(getResults(moment.after)).some(({ state }) => state === 'failed') &&
        findSent(moment, 'notifications.open') === undefined,
    ),
  ),
  invariant('§8', 'Sense resposta no es fa res més, i es diu', (moment) =>
    implies(
      isFailed(moment) && getStatus(moment) === null,
      moment.after.matches('idle') && findSent(moment, 'notifications.open')?.['severity'] === 'error',
    ),
  ),
  invariant('§8', 'Si el servei no funciona no es fa res més, es diu, i la fila ho guarda', (moment) =>
    implies(
      isFailed(moment) && getStatus(moment) === 503,
      moment.after.matches('idle') &&
        findSent(moment, 'notifications.open')?.['severity'] === 'error' &&
        Object.values(getResults(moment.after)).some(({ state }) => state === 'failed'),
    ),
  ),
  invariant('§8', 'Si hi ha massa crides, la mateixa espera el que el servei demana', (moment) =>
    implies(
      isFailed(moment) && getStatus(moment) === 429,
      JSON.stringify(getResults(moment.after)) === JSON.stringify(getResults(moment.before)) &&
        (moment.after.matches('waiting') || moment.before?.context.isStopping === true),
    ),
  ),
];

type Tasks = { one: readonly object[]; two: readonly object[]; invariants?: readonly Invariant[] };

/** A batch of one task and one of two, with every end of their calls. */
export const batchModel = (machine: AnyStateMachine, { one, two, invariants = [] }: Tasks): Model => ({
  machine,
  events: [
    named('batch.run, one', { type: 'batch.run', tasks: one, count: 1 }),
    named('batch.run, two', { type: 'batch.run', tasks: two, count: 2 }),
    plain('batch.stop'),
  ],
  outcomes: { perform: [...call(['done']), refuse(429, { wait: 30 }), refuse(503)] },
  invariants: [...INVARIANTS, ...invariants],
});
