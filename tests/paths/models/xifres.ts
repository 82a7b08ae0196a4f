import type { Failure } from '../../../src/api/errors';
import { xifresMachine } from '../../../src/machines/screens/xifres';
import { findSent, implies, invariant, named, plain, type Model } from '../model';
import { INPUT, SCREEN_EVENTS } from './screen';

const AT = '2026-11-20T09:30:00Z';

/** One more than run in parallel. */
const FIVE = [1, 2, 3, 4, 5].map((ambit) => `/consultes?ambit=${ambit}`);
const [FIRST = ''] = FIVE;

const fail = (status: number): Failure => ({
  kind: 'status',
  status,
  statusText: '',
  message: null,
  fields: {},
});

const end = (name: string, counted: readonly string[], failure: Failure | null = null) => ({
  name,
  output: {
    answers: Object.fromEntries(counted.map((address) => [address, { records: 3, per: {}, at: AT }])),
    counted,
    failed: failure === null ? [] : FIVE.slice(0, 4).filter((address) => !counted.includes(address)),
    failure,
  },
});

type Context = Readonly<Record<'wanted' | 'counted' | 'failed' | 'running', readonly string[]>> & {
  isExporting: boolean;
};

const toSet = (addresses: readonly string[]): string[] => [...new Set(addresses)].toSorted();

export const xifres: Model = {
  machine: xifresMachine,
  inputs: { start: INPUT },
  events: [
    ...SCREEN_EVENTS,
    named('xifres.need, one', { type: 'xifres.need', wanted: [FIRST], at: AT }),
    named('xifres.need, many', { type: 'xifres.need', wanted: FIVE, at: AT }),
    plain('xifres.open', { part: 'consultes.rows' }),
    plain('xifres.stop'),
    plain('xifres.again', { at: '2026-11-20T09:31:00Z' }),
    plain('xifres.refresh', { at: '2026-11-20T09:32:00Z' }),
    plain('xifres.export', { at: '2026-11-20T09:33:00Z' }),
    plain('xifres.save', { name: 'xifres.csv', content: 'Llista;Taula' }),
  ],
  outcomes: {
    countBatch: [
      end('counted', FIVE),
      end('some failed', [FIRST], fail(500)),
      end('all failed', [], fail(500)),
      end('401', [], fail(401)),
    ],
  },
  key: ({ wanted, counted, failed, running, isExporting }: Context) => ({
    wanted: wanted.length,
    counted: toSet(counted),
    failed: toSet(failed),
    running: running.length,
    isExporting,
  }),
  invariants: [
    invariant('§7', 'Es fan poques crides alhora, i només del que es mostra', ({ effects, after }) =>
      effects.every(({ start, input }) => {
        if (start !== 'countBatch') return true;
        const { addresses } = input as { addresses: string[] };
        const { wanted } = after.context as Context;
        return addresses.length <= 4 && addresses.every((address) => wanted.includes(address));
      }),
    ),
    invariant('§4', 'El que ha arribat es conserva fins que es torna a comptar', ({ before, event, after }) =>
      implies(
        before !== undefined && event.type !== 'xifres.refresh',
        ((before?.context as Context | undefined)?.counted ?? []).every((address) =>
          (after.context as Context).counted.includes(address),
        ),
      ),
    ),
    invariant('§4', 'El que ja se sap no es torna a demanar', ({ before, event, effects }) =>
      effects.every(
        ({ start, input }) =>
          start !== 'countBatch' ||
          event.type === 'xifres.refresh' ||
          (input as { addresses: string[] }).addresses.every(
            (address) => !((before?.context as Context | undefined)?.counted ?? []).includes(address),
          ),
      ),
    ),
    invariant(
      '§6',
      'Un 401 acaba la sessió, i res més',
      (moment) =>
        (findSent(moment, 'auth.lost') !== undefined) ===
        JSON.stringify(moment.event).includes('"status":401'),
    ),
    invariant('§8', 'Una exportació que falla a mitges es diu, i no queda a mig fer', (moment) => {
      const isOver =
        moment.before?.context.isExporting === true &&
        moment.event.type.startsWith('xstate.done') &&
        !moment.after.matches('gathering') &&
        (moment.after.context as Context).failed.length > 0;
      return implies(
        isOver,
        !(moment.after.context as Context).isExporting &&
          (findSent(moment, 'auth.lost') ?? findSent(moment, 'notifications.open')) !== undefined,
      );
    }),
    invariant(
      '§7',
      "Es baixa un fitxer quan s'ha demanat i ho hi ha tot, i només llavors",
      ({ before, event, effects }) =>
        effects.some(({ action }) => action === 'download') ===
        (event.type === 'xifres.save' &&
          before?.matches('settled') === true &&
          (before.context as Context).isExporting),
    ),
    invariant('§2', "El període és el que diu l'adreça, i no s'exporta el d'abans", ({ event, after }) =>
      implies(
        event.type === 'screen.address',
        JSON.stringify((after.context as { query: object }).query) === JSON.stringify(event['query']) &&
          !(after.context as Context).isExporting,
      ),
    ),
  ],
};
