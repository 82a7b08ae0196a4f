import * as fc from 'fast-check';
import { EMPTY_ACTIVITAT } from '../../src/domain/nouns/activitat';
import { EMPTY_CONSULTA } from '../../src/domain/nouns/consulta';
import { DEFAULT_DATA_RULES } from '../../src/domain/nouns/dataRules';
import type { Warning } from '../../src/domain/nouns/warnings';
import { EMPTY_PROFESSIONAL } from '../../src/domain/nouns/professional';
import { EMPTY_REALITZACIO } from '../../src/domain/nouns/realitzacio';
import { EMPTY_RESERVA } from '../../src/domain/nouns/reserva';
import type { CatalogName } from '../../src/domain/access/catalogs';
import type { Command, Reply } from './session';

type Sent = { type: string } & Record<string, unknown>;

const PATHS = [
  '/',
  '/login',
  '/new_password',
  '/calendari',
  '/calendari/cita/nova',
  '/centres_educatius',
  '/enlloc',
  '/calendari/absencia',
  '/assessories',
  '/assessories/nova',
  '/assessories/12',
  '/assessories/abc',
  '/assessories/12/editar',
  '/assessories/12/hora',
  '/assessories/12/realitzar',
  '/assessories/tancar',
  '/recordar_contrasenya/ZqResetTokenZq0123456789/zqada@example.org',
  '/activitats',
  '/activitats/nova',
  '/activitats/alta',
  '/activitats/12/editar',
  '/assessories/Zqnil Zqserra',
  '/consultes',
  '/consultes/nova',
  '/consultes/12/editar',
  '/professionals',
  '/professionals/nou',
  '/professionals/alta',
  '/professionals/12/editar',
  '/xifres',
  '/perfil',
  '/ajuda',
  '/configuracio/control',
  '/recordar_contrasenya',
  '/recordar_contrasenya/nova',
];
const SEARCHES = [
  '',
  '',
  'page=2',
  'vista=mes&data=2026-12-01',
  'tipus=laboral',
  'q=zqnil&zqnil@example.org=1',
  'data=2026-11-23&tipus=laboral&disponibilitat_id=31',
];
const REPLIES: Reply[] = ['done', 'done', 'done', 400, 401, 403, 404, 419, 422, 500, 'malformed', 'network'];
const CATALOG_NAMES: CatalogName[] = ['ambits', 'oficines', 'sectors', 'dataRules', 'tematiques-laboral'];

const send = (to: string, event: Sent): Command => ({ do: 'send', to, event });
const booking = {
  ...EMPTY_RESERVA,
  disponibilitat_id: 31,
  tipus: 'laboral',
  professional_id: 7,
  modalitat: 'Presencial',
  oficina_id: 1,
  jove: { nom: 'Zqnil', cognoms: 'Zqserra', telefon: '600 000 123', email: 'zqnil@example.org' },
  edat: '16-19',
  perfil: 'Jove',
  genere: 'dona',
  descripcio: 'Zqdescripcio',
};
const completing = {
  ...EMPTY_REALITZACIO,
  inscripcio: 'cita_previa',
  assistents: 1,
  valoracio: 5,
  comentaris: 'Zqcomentaris',
};

const pasted = 'Zqnil;Zqserra;zqnil@example.org;Administració';
const creating = send('screen', {
  type: 'alta.create',
  count: 1,
  tasks: [{ key: pasted, act: 'create', draft: { ...EMPTY_PROFESSIONAL, nom: 'Zqnil', role: 'admin' } }],
});
const pastedActivitat = 'Zqtaller;24/11/2026;9:30;11:00;Orientació;Formació';
const creatingActivitat = send('screen', {
  type: 'alta.create',
  count: 1,
  tasks: [{ key: pastedActivitat, act: 'create', draft: { ...EMPTY_ACTIVITAT, titol: 'Zqtaller' } }],
});
const inviting = send('screen', {
  type: 'alta.invite',
  count: 1,
  tasks: [{ key: 'zqnil@example.org', act: 'invite' }],
});

const away = '/calendari/absencia';
const handing = send('screen', {
  type: 'absencia.choose',
  id: 21,
  choice: { act: 'move', slot: { id: 31, professional: { id: 8, nom: 'Zqbiel' } }, modalitat: 'Presencial' },
});
const removing = send('screen', {
  type: 'absencia.send',
  count: 1,
  tasks: [{ key: '21', cita: 21, assessoria: 12, isBooked: false, act: 'remove' }],
});

const toClose = '/assessories/tancar';
const closing = [
  send('screen', { type: 'closeDay.change', id: 12, changes: { comentaris: 'Zqcomentaris' } }),
  send('screen', { type: 'closeDay.absent', id: 12, isAbsent: true }),
  send('screen', { type: 'closeDay.send', ready: [12], incomplete: [13] }),
];

const activity = {
  ...EMPTY_ACTIVITAT,
  titol: 'Zqxerrada',
  data: '2026-11-25',
  hora_inici: '10:00',
  hora_fi: '11:00',
  oficina_id: 1,
  marc: 4,
  area: 2,
  professionals: [7],
  observacions: 'Zqobservacions',
};

const consulting = {
  ...EMPTY_CONSULTA,
  data: '2026-11-20T10:00:00+01:00',
  oficina_id: 1,
  professional_id: 7,
  canal: 'telefon',
  edat: '16-19',
  perfil: 'Jove',
  genere: 'dona',
  ambit: 1,
  nombre_persones: 1,
  observacions: 'Zqobservacions',
};

const employing = {
  ...EMPTY_PROFESSIONAL,
  nom: 'Zqnom',
  cognom: 'Zqcognom',
  email: 'zq@example.org',
  role: 'informador',
  oficina_id: 1,
};

const changing = {
  current_password: 'Zqpassword1!',
  password: 'Zqnova1!',
  password_confirmation: 'Zqnova1!',
};

const search = fc
  .constantFrom('', 'zqnil', 'Zqserra 600', '600 000 123')
  .map((q) => send('screen', { type: 'list.search', q }));

const fillIn = (values: object): Command => ({ do: 'type', values });
const submit = (valid = true, warnings: readonly Warning[] = []): Command =>
  send('screen', { type: 'record.submit', valid, warnings });

const change = fc.constantFrom(
  fillIn(booking),
  fillIn({ descripcio: 'Zqdescripcio' }),
  fillIn({ 'jove.nom': 'Zqnil' }),
);

const ask = send('slots', {
  type: 'slots.ask',
  request: 'disponibilitats',
  input: { data_inici: '2026-11-23', data_fi: '2026-11-24', professional_id: 'Zqada' },
});

const printDay = send('daySheet', {
  type: 'daySheet.print',
  query: { data_inici: '2026-11-20', data_fi: '2026-11-20', professional_id: '7', q: 'zqnil' },
});
const meet = send('seen', {
  type: 'request.send',
  input: { telefon: '600000123', email: 'zqnil@example.org' },
});
const printed = send('daySheet', { type: 'daySheet.printed' });

const counting = [
  '/consultes?data_inici=2026-11-16',
  '/assessories?professional_id=7&nom=zqnil',
  '/activitats?page=1',
];

const exporting = send('exports', {
  type: 'exports.start',
  noun: 'assessories',
  query: { q: 'zqnil' },
  at: '2026-11-20T09:30:00Z',
});

const finding = send('shortcuts', {
  type: 'shortcuts.find',
  viewer: { permissions: ['read_assessoria_oficina'], oficinaId: 1 },
});

const label = "l'assessoria de Zqnil Zqserra";

/** Acts of a person, the clock and the world; private texts begin with `zq`. */
const command: fc.Arbitrary<Command> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('arrive' as const),
      path: fc.constantFrom(...PATHS),
      search: fc.constantFrom(...SEARCHES),
      index: fc.nat(5),
    }),
  },
  { weight: 5, arbitrary: fc.record({ do: fc.constant('load' as const), ok: fc.nat(5).map((n) => n > 0) }) },
  {
    weight: 8,
    arbitrary: fc.record({
      do: fc.constant('answer' as const),
      which: fc.nat(5),
      reply: fc.constantFrom(...REPLIES),
      mustChange: fc.nat(5).map((n) => n === 0),
    }),
  },
  fc.record({ do: fc.constant('wait' as const), ms: fc.constantFrom(100, 300, 3_200, 5_000, 120_000) }),
  fc.record({ do: fc.constant('tick' as const), today: fc.constantFrom('2026-11-20', '2026-11-21') }),
  {
    weight: 3,
    arbitrary: fc.constantFrom(
      send('auth', { type: 'auth.signIn', email: 'zqada@example.org', password: 'Zqpassword1!' }),
      send('auth', { type: 'auth.setPassword', password: 'Zqnova1!', password_confirmation: 'Zqnova1!' }),
      send('auth', { type: 'auth.signOut' }),
      send('auth', { type: 'auth.lost' }),
    ),
  },
  fc.constantFrom(
    ...['navigation.leave', 'navigation.stay', 'navigation.retry'].map((type) =>
      send('navigation', { type }),
    ),
  ),
  { weight: 4, arbitrary: fc.oneof(search, change) },
  {
    weight: 4,
    arbitrary: fc.constantFrom(
      submit(),
      submit(false),
      submit(true, [{ field: 'date-time', code: 'hours' }]),
      ...['record.retry', 'record.confirm', 'record.revise', 'board.refresh', 'list.refresh'].map((type) =>
        send('screen', { type }),
      ),
      send('slots', { type: 'slots.refresh' }),
    ),
  },
  fc.constantFrom(
    send('deletion', { type: 'deletion.open', noun: 'assessoria', id: 12, label, today: '2026-11-20' }),
    send('deletion', { type: 'deletion.open', noun: 'cita', id: 21, label, today: '2026-11-20' }),
    send('deletion', { type: 'deletion.open', noun: 'professional', id: 21, label, today: '2026-11-20' }),
    send('deletion', { type: 'deletion.confirm' }),
    send('deletion', { type: 'deletion.cancel' }),
    send('deletion', { type: 'deletion.leave' }),
    ...['undo', 'send', 'pause', 'resume'].map((act) =>
      send('removal-assessoria-12', { type: `removal.${act}` }),
    ),
    send('attendance', { type: 'attendance.open', id: 12, label, date: '2026-11-20T10:00:00+01:00' }),
    send('attendance', { type: 'attendance.confirm' }),
    send('attendance', { type: 'attendance.cancel' }),
    exporting,
    printDay,
    printed,
    meet,
  ),
  fc.constantFrom(
    finding,
    ...['Zqnil', 'zqserra 600'].map((q) => send('shortcuts', { type: 'shortcuts.type', q })),
    ...['make', 'help', 'close'].map((act) => send('shortcuts', { type: `shortcuts.${act}` })),
  ),
  fc.constantFrom(
    ...[47, 0].map((left) => send('idle', { type: 'idle.counted', left })),
    ...['idle.kept', 'idle.ended', 'idle.continue', 'idle.leave'].map((type) => send('idle', { type })),
  ),
  fc.constantFrom(
    send('screen', { type: 'xifres.need', wanted: counting, at: '2026-11-20T09:30:00Z' }),
    send('screen', { type: 'xifres.need', wanted: counting.slice(1), at: '2026-11-20T09:30:00Z' }),
    send('screen', { type: 'xifres.open', part: 'consultes.rows' }),
    send('screen', { type: 'xifres.save', name: 'Zqfitxer', content: 'Zqnil;3' }),
    ...['xifres.stop', 'xifres.again', 'xifres.refresh', 'xifres.export'].map((type) =>
      send('screen', { type, at: '2026-11-20T09:30:00Z' }),
    ),
  ),
  fc.constantFrom(
    send('screen', { type: 'alta.type', text: pasted }),
    creating,
    inviting,
    ...['alta.ask', 'alta.cancel', 'alta.stop'].map((type) => send('screen', { type })),
  ),
  fc.constantFrom(
    handing,
    removing,
    ...['absencia.fill', 'absencia.stop', 'absencia.retry'].map((type) => send('screen', { type })),
  ),
  fc.constantFrom(...closing, ...['closeDay.stop', 'closeDay.retry'].map((type) => send('screen', { type }))),
  fc.constantFrom(...CATALOG_NAMES).map((name) => send('catalogs', { type: 'catalogs.need', name })),
  fc.constantFrom(
    ...['notifications.close', 'notifications.pause', 'notifications.resume'].map((type) =>
      send('notifications', { type }),
    ),
  ),
);

const load: Command = { do: 'load', ok: true };
const answer = (reply: Reply = 'done'): Command => ({ do: 'answer', which: 0, reply, mustChange: false });

const visit = (path: string): Command[] => [
  { do: 'arrive', path, search: '', index: 0 },
  load,
  answer(),
  answer(),
  answer(),
];

const signIn: Command[] = [
  send('auth', { type: 'auth.signIn', email: 'zqada@example.org', password: 'Zqpassword1!' }),
  answer(),
];

const DRAFTS: Readonly<Record<string, object>> = {
  '/consultes/nova': consulting,
  '/consultes/12/editar': consulting,
  '/professionals/nou': employing,
  '/professionals/12/editar': employing,
  '/activitats/nova': activity,
  '/activitats/12/editar': activity,
  '/assessories/12/realitzar': completing,
  '/perfil': changing,
  '/configuracio/control': DEFAULT_DATA_RULES,
};

const fill = (path: string): Command => fillIn(DRAFTS[path] ?? booking);
const reply = fc.constantFrom(...REPLIES);
const FORMS = [
  '/calendari/cita/nova',
  '/assessories/nova',
  '/assessories/12/editar',
  '/assessories/12/hora',
  '/assessories/12/realitzar',
  '/activitats/nova',
  '/activitats/12/editar',
  '/consultes/nova',
  '/consultes/12/editar',
  '/professionals/nou',
  '/professionals/12/editar',
  '/perfil',
  '/configuracio/control',
];

/** Frequent sequences of acts; chance may interrupt any other one. */
const habit = fc.oneof(
  fc.constantFrom(...PATHS).map(visit),
  fc
    .tuple(fc.constantFrom(...FORMS), reply)
    .map(([path, how]): Command[] => [...visit(path), fill(path), submit(), answer(how)]),
  fc
    .tuple(fc.constantFrom(...FORMS), fc.constantFrom('navigation.leave', 'navigation.stay'))
    .map(([path, type]): Command[] => [
      ...visit(path),
      fill(path),
      { do: 'arrive', path: '/', search: '', index: 1 },
      send('navigation', { type }),
      load,
    ]),
  fc
    .constantFrom(...FORMS)
    .map((path): Command[] => [
      ...visit(path),
      fill(path),
      send('auth', { type: 'auth.lost' }),
      load,
      ...signIn,
      load,
      answer(),
    ]),
  fc
    .tuple(fc.constantFrom('deletion', 'attendance'), reply)
    .map(([to, how]) => [
      ...visit('/assessories'),
      send(to, { type: `${to}.open`, noun: 'assessoria', id: 12, label }),
      send(to, { type: `${to}.confirm` }),
      send(to, { type: 'deletion.leave' }),
      answer(how),
    ]),
  reply.map((how): Command[] => [
    ...visit('/professionals/alta'),
    send('screen', { type: 'alta.type', text: pasted }),
    creating,
    answer(how),
    send('screen', { type: 'alta.ask' }),
    inviting,
    answer(how),
  ]),
  reply.map((how): Command[] => [
    ...visit('/activitats/alta'),
    send('screen', { type: 'alta.type', text: pastedActivitat }),
    creatingActivitat,
    answer(how),
    answer(how),
  ]),
  reply.map((how): Command[] => [...visit(away), handing, removing, answer(how)]),
  reply.map((how): Command[] => [...visit(toClose), ...closing, answer(how)]),
  fc.constant<Command[]>([send('auth', { type: 'auth.signOut' }), answer(), load, ...signIn, load]),
);

export const commands: fc.Arbitrary<Command[]> = fc
  .record({
    who: fc.constantFrom('visitor' as const, 'editor' as const, 'editor' as const, 'reader' as const),
    rest: fc.array(
      fc.oneof(
        command.map((one): Command[] => [one]),
        habit,
      ),
      { maxLength: 40, size: 'max' },
    ),
  })
  .map(({ who, rest }) => [{ do: 'restore', who }, ...visit('/assessories'), ...rest.flat()]);

/** A session that meets every machine. */
export const tour: Command[] = [
  { do: 'restore', who: 'visitor' },
  ...visit('/login'),
  ...visit('/recordar_contrasenya'),
  fillIn({ email: 'zqada@example.org' }),
  submit(),
  answer(422),
  ...visit('/recordar_contrasenya/ZqResetTokenZq0123456789/zqada@example.org'),
  fillIn(changing),
  submit(),
  answer(),
  ...visit('/login'),
  ...signIn,
  ...PATHS.flatMap(visit),
  ...visit('/calendari/cita/nova'),
  ask,
  meet,
  answer(),
  answer(),
  answer(),
  ...visit('/calendari'),
  printDay,
  answer(),
  answer(),
  printed,
  ...visit('/professionals/alta'),
  send('screen', { type: 'alta.type', text: pasted }),
  creating,
  answer(),
  send('screen', { type: 'alta.ask' }),
  inviting,
  answer(),
  ...visit('/activitats/alta'),
  send('screen', { type: 'alta.type', text: pastedActivitat }),
  creatingActivitat,
  answer(),
  answer(),
  ...visit(away),
  handing,
  removing,
  answer(),
  ...visit(toClose),
  ...closing,
  answer(),
  ...visit('/xifres'),
  send('screen', { type: 'xifres.need', wanted: counting, at: '2026-11-20T09:30:00Z' }),
  answer(),
  answer(500),
  answer(),
  send('screen', { type: 'xifres.open', part: 'consultes.rows' }),
  ...[
    'ambits',
    'areas',
    'centres',
    'marcs',
    'oficines',
    'paisos',
    'academiques',
    'sectors',
    'dataRules',
    'tematiques',
    'professionals',
  ].map((name) => send('catalogs', { type: 'catalogs.need', name })),
  send('catalogs', { type: 'catalogs.retry', name: 'ambits' }),
  send('deletion', { type: 'deletion.open', noun: 'assessoria', id: 12, label, today: '2026-11-20' }),
  send('deletion', { type: 'deletion.confirm' }),
  send('deletion', { type: 'deletion.leave' }),
  exporting,
  finding,
  send('shortcuts', { type: 'shortcuts.type', q: 'Zqnil' }),
  { do: 'wait' as const, ms: 300 },
  answer(),
];
