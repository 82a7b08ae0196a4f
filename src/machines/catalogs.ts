import { assign, enqueueActions, not, setup } from 'xstate';
import { getDataRules } from '../api/config';
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
} from '../api/interns';
import { listAllProfessionals } from '../api/professionals';
import { DEFAULT_DATA_RULES } from '../domain/dataRules';
import type { Tipus } from '../domain/options';
import type { Tematica } from '../domain/tematica';
import type { Keep } from './keep';
import { createRequest } from './request';
import { spawn } from './spawn';

function createTematiques(tipus: Tipus | null) {
  return createRequest<null, Tematica[]>('tematiques', (_, signal) => listTematiques(tipus, signal), [], {
    failedKey: 'tematiques.listFailed',
  });
}

/** The service's own lists, each fetched once a session, when a screen first needs it. */
export const CATALOGS = {
  ambits: createRequest('ambits', (_: null, signal) => listAmbits(signal), [], {
    failedKey: 'ambits.listFailed',
  }),
  areas: createRequest('areas', (_: null, signal) => listAreas(signal), [], {
    failedKey: 'arees.listFailed',
  }),
  centres: createRequest('centres', (_: null, signal) => listCentres(signal), [], {
    failedKey: 'centres.listFailed',
  }),
  marcs: createRequest('marcs', (_: null, signal) => listMarcs(signal), [], {
    failedKey: 'marcs.listFailed',
  }),
  oficines: createRequest('oficines', (_: null, signal) => listOficines(signal), [], {
    failedKey: 'oficines.listFailed',
  }),
  paisos: createRequest('paisos', (_: null, signal) => listPaisos(signal), [], {
    failedKey: 'paisos.listFailed',
  }),
  academiques: createRequest('academiques', (_: null, signal) => listAcademiques(signal), [], {
    failedKey: 'academiques.listFailed',
  }),
  sectors: createRequest('sectors', (_: null, signal) => listSectors(signal), [], {
    failedKey: 'sectors.listFailed',
  }),
  professionals: createRequest('professionals', (_: null, signal) => listAllProfessionals(signal), [], {
    failedKey: 'professionals.listFailed',
  }),
  dataRules: createRequest('dataRules', (_: null, signal) => getDataRules(signal), DEFAULT_DATA_RULES, {
    failedKey: 'dataRules.loadFailed',
  }),
  tematiques: createTematiques(null),
  'tematiques-academica': createTematiques('academica'),
  'tematiques-laboral': createTematiques('laboral'),
  'tematiques-mobilitat_internacional': createTematiques('mobilitat_internacional'),
  'tematiques-emprenedoria': createTematiques('emprenedoria'),
  'tematiques-habitatge': createTematiques('habitatge'),
} as const;
export type CatalogName = keyof typeof CATALOGS;

export type CatalogsEvent =
  | { type: 'catalogs.need'; name: CatalogName }
  | { type: 'catalogs.retry' | 'catalogs.changed'; name: CatalogName };

/** Keeps the lists: the first need of one starts its request, later needs find it; one that was changed is asked again. */
export const catalogsMachine = setup({
  types: {
    context: {} as { started: readonly CatalogName[] },
    events: {} as CatalogsEvent,
    meta: {} as { keep: Keep },
  },
  actions: {
    start: enqueueActions(({ enqueue, event: { name } }) => {
      enqueue(spawn(CATALOGS[name], name));
      enqueue.sendTo(name, { type: 'request.send', input: null });
    }),
    remember: assign({ started: ({ context, event }) => [...context.started, event.name] }),
    send: enqueueActions(({ enqueue, event: { name } }) => {
      enqueue.sendTo(name, { type: 'request.send', input: null });
    }),
  },
  guards: { isNew: ({ context, event }) => !context.started.includes(event.name) },
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
    'catalogs.need': { guard: 'isNew', actions: ['start', 'remember'] },
    'catalogs.retry': { guard: not('isNew'), actions: 'send' },
    'catalogs.changed': { guard: not('isNew'), actions: 'send' },
  },
});
