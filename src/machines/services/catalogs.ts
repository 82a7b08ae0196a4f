import { enqueueActions, not, setup, spawnChild } from 'xstate';
import { getDataRules } from '../../api/config';
import {
  listAcademiques,
  listAmbits,
  listAreas,
  listCentres,
  listMarcs,
  listOficines,
  listPaisos,
  listSectors,
  listTematiques,
} from '../../api/interns';
import { listAllProfessionals } from '../../api/professionals';
import type { CatalogName } from '../../domain/access/catalogs';
import { DEFAULT_DATA_RULES } from '../../domain/nouns/dataRules';
import type { NoticeKey } from '../../domain/pages/notice';
import { TIPUS, type Tipus } from '../../domain/values/options';
import type { Keep } from '../kit/keep';
import type { CatalogChange, ScreensRefresh } from '../kit/protocol';
import { named } from '../kit/named';
import { createRequest, holding, type AnyRequest, type Requests } from '../kit/request';

function list<Row>(id: string, send: (signal: AbortSignal) => Promise<Row[]>, failedKey: NoticeKey) {
  return createRequest<null, Row[]>(id, (_, signal) => send(signal), [], { failedKey });
}

const tematiquesOf = (tipus: Tipus | null) =>
  list('tematiques', (signal) => listTematiques(tipus, signal), 'tematiques.listFailed');

const tematiquesByTipus = Object.fromEntries(
  TIPUS.map((tipus) => [`tematiques-${tipus}`, tematiquesOf(tipus)]),
) as Record<`tematiques-${Tipus}`, ReturnType<typeof tematiquesOf>>;

/** The service's own lists, each read once a session when a screen first needs it. */
export const CATALOGS = {
  ambits: list('ambits', listAmbits, 'ambits.listFailed'),
  areas: list('areas', listAreas, 'arees.listFailed'),
  centres: list('centres', listCentres, 'centres.listFailed'),
  marcs: list('marcs', listMarcs, 'marcs.listFailed'),
  oficines: list('oficines', listOficines, 'oficines.listFailed'),
  paisos: list('paisos', listPaisos, 'paisos.listFailed'),
  academiques: list('academiques', listAcademiques, 'academiques.listFailed'),
  sectors: list('sectors', listSectors, 'sectors.listFailed'),
  professionals: list('professionals', listAllProfessionals, 'professionals.listFailed'),
  dataRules: createRequest('dataRules', (_: null, signal) => getDataRules(signal), DEFAULT_DATA_RULES, {
    failedKey: 'dataRules.loadFailed',
  }),
  tematiques: tematiquesOf(null),
  ...tematiquesByTipus,
} as const satisfies Record<CatalogName, unknown>;

export type CatalogsEvent =
  | { type: 'catalogs.need'; name: CatalogName }
  | { type: 'catalogs.retry'; name: CatalogName }
  | CatalogChange
  | ScreensRefresh;

type CatalogsContext = { started: readonly CatalogName[] };

const requests: Requests = CATALOGS;

const machine = setup({
  types: {
    context: {} as CatalogsContext,
    events: {} as CatalogsEvent,
    meta: {} as { keep: Keep<CatalogsEvent, CatalogsContext> },
  },
  actors: requests,
  actions: {
    start: enqueueActions(({ context, enqueue, event }) => {
      if (!('name' in event)) return;
      const { name } = event;
      enqueue(spawnChild(name, { id: name }));
      enqueue.sendTo(named<AnyRequest>(name), { type: 'request.send', input: null });
      enqueue.assign({ started: [...context.started, name] });
    }),
    send: enqueueActions(({ enqueue, event }) => {
      if ('name' in event)
        enqueue.sendTo(named<AnyRequest>(event.name), { type: 'request.send', input: null });
    }),
    askAgain: enqueueActions(({ context, enqueue }) => {
      for (const name of context.started) enqueue.sendTo(named<AnyRequest>(name), { type: 'request.again' });
    }),
  },
  guards: { isNew: ({ context, event }) => 'name' in event && !context.started.includes(event.name) },
}).createMachine({
  id: 'catalogs',
  meta: {
    keep: {
      events: { 'catalogs.need': ['name'], 'catalogs.retry': ['name'], 'catalogs.changed': ['name'] },
      reads: ['started'],
    },
  },
  context: { started: [] },
  on: {
    'catalogs.need': { guard: 'isNew', actions: 'start' },
    'catalogs.retry': { guard: not('isNew'), actions: 'send' },
    'catalogs.changed': { guard: not('isNew'), actions: 'send' },
    'screens.refresh': { actions: 'askAgain' },
  },
});

export const catalogsMachine = holding<typeof CATALOGS, typeof machine>(machine);
