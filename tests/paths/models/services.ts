import { arrivalsMachine } from '../../../src/machines/services/arrivals';
import { attendanceMachine } from '../../../src/machines/services/attendance';
import { calendarMoveMachine } from '../../../src/machines/screens/calendarMove';
import { catalogsMachine } from '../../../src/machines/services/catalogs';
import { createdMachine } from '../../../src/machines/services/created';
import { daySheetMachine } from '../../../src/machines/screens/daySheet';
import { differencesMachine } from '../../../src/machines/services/differences';
import { exportsMachine } from '../../../src/machines/services/exports';
import { reportMachine } from '../../../src/machines/services/report';
import { toCloseMachine } from '../../../src/machines/services/toClose';
import {
  call,
  findSent,
  getStatus,
  implies,
  invariant,
  named,
  plain,
  starts,
  type Case,
  type Invariant,
  type Model,
} from '../model';

const ASKS_FIRST: readonly Invariant[] = [
  invariant(
    '§4',
    'El diàleg és obert mentre hi ha un registre triat, i només llavors',
    ({ after }) => after.hasTag('open') === (after.context.item !== null),
  ),
  invariant('§4', 'No es crida el servidor sense haver-ho confirmat', (moment) =>
    implies(starts(moment, 'mark'), moment.event.type === 'attendance.confirm'),
  ),
  invariant('§8', "Si s'atura a mig fer no es diu que s'hagi fet, i es torna a llegir", (moment) =>
    implies(
      moment.event.type === 'attendance.cancel' && moment.before?.hasTag('busy') === true,
      moment.after.matches('closed') &&
        findSent(moment, 'notifications.open')?.['severity'] === 'error' &&
        findSent(moment, 'screens.refresh') !== undefined,
    ),
  ),
  invariant('§4', 'Quan la crida acaba, bé o malament, el diàleg es tanca', ({ event, after }) =>
    implies(event.type.endsWith('.actor.mark'), after.matches('closed')),
  ),
  invariant('§8', 'Un error es diu, i un 401 acaba la sessió', (moment) =>
    implies(
      moment.event.type === 'xstate.error.actor.mark',
      getStatus(moment) === 401
        ? findSent(moment, 'auth.lost') !== undefined
        : findSent(moment, 'notifications.open')?.['severity'] === 'error',
    ),
  ),
];

export const attendance: Model = {
  machine: attendanceMachine,
  events: [
    plain('attendance.open', { id: 12, label: 'Jana Inventada', date: '2026-11-20T10:00:00+01:00' }),
    plain('attendance.confirm'),
    plain('attendance.cancel'),
  ],
  outcomes: { mark: call(['marked']) },
  invariants: [
    ...ASKS_FIRST,
    invariant(
      '§4',
      "Si ha anat bé s'actualitzen les llistes; si no, no",
      (moment) =>
        (findSent(moment, 'record.marked') !== undefined) ===
        (moment.event.type === 'xstate.done.actor.mark'),
    ),
  ],
};

const start = (noun: string): Case =>
  named(`exports.start ${noun}`, {
    type: 'exports.start',
    noun,
    query: { q: 'Jana' },
    at: '2026-11-20T09:30:00Z',
  });

export const exportsModel: Model = {
  machine: exportsMachine,
  events: [
    ...['activitats', 'assessories', 'consultes'].map(start),
    named('exports.start chosen', {
      type: 'exports.start',
      noun: 'consultes',
      query: {},
      ids: [12],
      at: '2026-11-20T09:30:00Z',
    }),
  ],
  outcomes: { fetch: call(['fetched', 'id;nom']) },
  invariants: [
    invariant(
      '§7',
      'Es baixa un fitxer quan el servidor el dona, i només llavors',
      ({ event, effects }) =>
        effects.some(({ action }) => action === 'download') === (event.type === 'xstate.done.actor.fetch'),
    ),
    invariant('§9', "El nom del fitxer porta la llista i l'instant, sense dos punts", ({ effects }) => {
      const [file] = effects.flatMap(({ action, params }) =>
        action === 'download' ? [params as { name: string }] : [],
      );
      return implies(
        file !== undefined,
        /^(activitats|assessorias|consultes)_2026-11-20T10-30-00\.csv$/.test(file?.name ?? ''),
      );
    }),
    invariant('§4', "D'exportacions n'hi ha una de sola", ({ before, effects }) =>
      implies(
        effects.some(({ start: started }) => started === 'fetch'),
        before?.matches('idle') === true,
      ),
    ),
    invariant('§8', 'Un error es diu, i un 401 acaba la sessió', (moment) =>
      implies(
        moment.event.type === 'xstate.error.actor.fetch',
        findSent(moment, getStatus(moment) === 401 ? 'auth.lost' : 'notifications.open') !== undefined,
      ),
    ),
  ],
};

export const catalogs: Model = {
  machine: catalogsMachine,
  events: [
    ...['catalogs.need', 'catalogs.retry', 'catalogs.changed'].flatMap((type) =>
      ['ambits', 'dataRules'].map((name) => named(`${type} ${name}`, { type, name })),
    ),
    plain('screens.refresh'),
  ],
  invariants: [
    invariant(
      '§7',
      'Cada llista del servei es demana quan cal per primer cop, i un sol cop',
      ({ before, event, effects }) => {
        const known = (before?.context.started ?? []) as string[];
        const asked = effects.filter(({ to }) => to === event['name']).length;
        return implies(
          event.type === 'catalogs.need',
          asked === (known.includes(event['name'] as string) ? 0 : 1),
        );
      },
    ),
    invariant(
      '§7',
      'Una llista que ha canviat es torna a demanar si algú la tenia',
      ({ before, event, effects }) => {
        const known = (before?.context.started ?? []) as string[];
        return implies(
          event.type === 'catalogs.changed',
          effects.some(({ to }) => to === event['name']) === known.includes(event['name'] as string),
        );
      },
    ),
  ],
};

const DIFFERENCE = { path: 'data.*.id', expected: 'number', seen: 'string', outcome: 'read' };
const REFUSED = { path: 'data.*', expected: 'object', seen: 'object', outcome: 'refused' };

export const differences: Model = {
  machine: differencesMachine,
  events: [
    named('differences.met', { type: 'differences.met', call: 'GET consultes', differences: [DIFFERENCE] }),
    named('differences.met, records refused', {
      type: 'differences.met',
      call: 'GET consultes',
      differences: [DIFFERENCE, REFUSED],
    }),
  ],
  invariants: [
    invariant(
      '§8',
      'Es diu quan un registre no es pot mostrar, i només llavors',
      (moment) =>
        (findSent(moment, 'notifications.open') !== undefined) ===
        JSON.stringify(moment.event).includes('"refused"'),
    ),
  ],
  key: ({ met }: { met: readonly { path: string }[] }) => ({ paths: met.map(({ path }) => path) }),
};

const REPORT = { name: 'informe.json', text: '{}', events: 3, differences: 1 };

export const report: Model = {
  machine: reportMachine,
  events: ['report.open', 'report.save', 'report.close'].map((type) => plain(type)),
  outcomes: {
    collect: [
      { name: 'collected', output: REPORT },
      { name: 'a file is missing', error: new Error('missing') },
    ],
  },
  invariants: [
    invariant(
      '§4',
      "L'informe es desa quan es demana havent-lo vist, i només llavors",
      ({ before, event, effects }) =>
        effects.some(({ action }) => action === 'download') ===
        (event.type === 'report.save' && before?.matches('open') === true),
    ),
    invariant('§8', 'Si no es pot preparar, es diu', (moment) =>
      implies(
        moment.event.type === 'xstate.error.actor.collect',
        findSent(moment, 'notifications.open')?.['severity'] === 'error' && moment.after.matches('closed'),
      ),
    ),
  ],
};

const ASKED = { professional_id: 7, data_fi: '2026-11-20' };

export const toClose: Model = {
  machine: toCloseMachine,
  events: [
    plain('toClose.need', ASKED),
    named('toClose.need of another day', { type: 'toClose.need', ...ASKED, data_fi: '2026-11-21' }),
    plain('toClose.again'),
    plain('screens.refresh'),
    plain('screens.renew'),
  ],
  invariants: [
    invariant('§7', 'El que queda per tancar es demana un sol cop mentre res no canvia', (moment) => {
      const { before, event } = moment;
      const isKnown = before?.context.data_fi === event['data_fi'];
      return implies(
        event.type === 'toClose.need',
        (findSent(moment, 'request.send') === undefined) === isKnown,
      );
    }),
    invariant('§7', 'De qui no té agenda no es demana res', (moment) =>
      implies(moment.after.context.professional_id === null, findSent(moment, 'request.send') === undefined),
    ),
    invariant('§4', "Quan canvia una assessoria es torna a demanar, si s'havia demanat", (moment) =>
      implies(
        moment.event.type === 'toClose.again',
        (findSent(moment, 'request.send') !== undefined) === (moment.after.context.professional_id !== null),
      ),
    ),
  ],
  key: ({ professional_id, data_fi }: { professional_id: number | null; data_fi: string }) => ({
    professional_id,
    data_fi,
  }),
};

export const arrivals: Model = {
  machine: arrivalsMachine,
  events: [plain('arrivals.toggle', { id: 21 })],
  invariants: [
    invariant('§9', 'Cada premuda marca la persona, o en treu la marca', ({ before, after }) =>
      implies(before !== undefined, String(before?.context.ids) !== String(after.context.ids)),
    ),
  ],
};

export const created: Model = {
  machine: createdMachine,
  events: [plain('record.created', { noun: 'professional', key: 'jana@example.org' })],
  invariants: [
    invariant('§4', 'El que es crea queda marcat, i el que ja ho estava també', ({ before, event, after }) =>
      implies(
        event.type === 'record.created',
        after.context.records.professional?.length ===
          (before?.context.records.professional?.length ?? 0) + 1,
      ),
    ),
  ],
};

export const calendarMove: Model = {
  machine: calendarMoveMachine,
  events: [
    plain('calendarMove.begin', { id: 12, query: { data_inici: '2026-11-23', data_fi: '2026-11-29' } }),
    plain('calendarMove.look', { query: { data_inici: '2026-11-30', data_fi: '2026-12-06' } }),
    plain('calendarMove.choose', { slot: { data: '2026-11-24', tipus: 'laboral', disponibilitat_id: '31' } }),
    plain('calendarMove.stop'),
  ],
  outcomes: { read: call(['fetched', [{ id: 31 }]]) },
  invariants: [
    invariant('§4', 'Només es va a una altra hora si algú la tria', (moment) =>
      implies(
        findSent(moment, 'navigation.go') !== undefined,
        moment.event.type === 'calendarMove.choose' && moment.before?.matches('choosing') === true,
      ),
    ),
    invariant(
      '§4',
      "De la cita i de les hores no en queda res quan s'acaba de moure",
      ({ after }) => after.matches('idle') === (after.context.id === null),
    ),
    invariant('§8', 'Si les hores no arriben es diu, i un 401 acaba la sessió', (moment) =>
      implies(
        moment.event.type === 'xstate.error.actor.read',
        findSent(moment, getStatus(moment) === 401 ? 'auth.lost' : 'notifications.open') !== undefined,
      ),
    ),
  ],
};

const DAY = { data_inici: '2026-11-20', data_fi: '2026-11-20', professional_id: '7' };
const SHEET = { query: DAY, cites: [{ id: 21 }], themes: { 12: 'Un tema' } };

export const daySheet: Model = {
  machine: daySheetMachine,
  events: [
    plain('daySheet.print', { query: DAY }),
    named('daySheet.print of another day', {
      type: 'daySheet.print',
      query: { ...DAY, data_inici: '2026-11-23', data_fi: '2026-11-23' },
    }),
    plain('daySheet.printed'),
  ],
  outcomes: {
    read: call(
      ['answered', { sheet: SHEET, isEmpty: false }],
      ['none', { sheet: { ...SHEET, cites: [] }, isEmpty: true }],
    ),
  },
  invariants: [
    invariant(
      '§4',
      "El full hi és mentre s'imprimeix, i ni abans ni després no en queda res",
      ({ after }) => (after.context.sheet !== null) === after.matches('printing'),
    ),
    invariant('§7', 'No es demanen dos fulls alhora', (moment) =>
      implies(starts(moment, 'read'), moment.before?.hasTag('busy') !== true),
    ),
    invariant('§8', "Si no s'imprimeix es diu per què, i un 401 acaba la sessió", (moment) =>
      implies(
        moment.event.type.startsWith('xstate.') &&
          moment.before !== undefined &&
          moment.after.matches('idle'),
        findSent(moment, getStatus(moment) === 401 ? 'auth.lost' : 'notifications.open') !== undefined,
      ),
    ),
  ],
};
