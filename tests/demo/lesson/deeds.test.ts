import { expect, test } from 'vitest';
import { createReader } from '../../../src/demo/lesson/deeds';
import type { Entry, Journal } from '../../../src/journal/record';

const entry = (stream: string, event: Entry['event'], machine?: string): Entry => ({
  stream,
  ...(machine !== undefined && { machine }),
  event,
});
const arrive = (path: string) => entry('root/navigation', { type: 'navigation.arrived', path });
const changeSession = (status: string) => entry('root/navigation', { type: 'session.changed', status });
const RESTORE = entry('root/auth', { type: 'xstate.done.actor.restore' });
const SIGN_IN = entry('root/auth', { type: 'xstate.done.actor.signIn' });
const ADOPT = entry('root/auth', { type: 'auth.adopt' });

/** A page as the journal tells it: its actor begins before the root says so. */
function show(path: string, id: string, machine: string, layout = 'private'): Entry[] {
  return [
    arrive(path),
    entry(`root/${id}`, { type: 'xstate.init', input: { params: { id } } }, machine),
    entry('root', { type: 'screen.start', id, layout }),
  ];
}
const back = (path: string, id: string) => [
  arrive(path),
  entry('root', { type: 'screen.tell', id, event: { type: 'screen.resumed' } }),
];
const START = [
  entry('root/auth', { type: 'xstate.init' }, 'auth'),
  changeSession('signedIn'),
  RESTORE,
  ...show('/calendari', 'screen-1', 'calendar'),
];

/** A tab with a lesson whose latest page is at a path; it reads entry by entry, or all at once. */
function open(entries: readonly Entry[], at: string | null, { isReload = false, inOne = false } = {}) {
  const read = createReader(isReload);
  const journal: Journal = { id: 'K3F9', first: 1, checkpoints: [], entries };
  const found: string[] = [];
  let now = at;
  for (let count = inOne ? entries.length : 1; count <= entries.length; count += 1) {
    const told = read({ ...journal, entries: entries.slice(0, count) }, now);
    now = told.at;
    found.push(
      ...told.deeds.filter(({ event }) => event.type === 'xstate.init').map(({ machine }) => machine),
    );
  }
  return { opened: found, at: now };
}

test.each([false, true])(
  'the page that a lesson begins on is not opened by the lesson (at once: %s)',
  (inOne) => {
    expect(open(START, null, { inOne })).toEqual({ opened: [], at: '/calendari' });
    const later = [
      ...show('/consultes', 'screen-2', 'consultes'),
      ...show('/calendari', 'screen-3', 'calendar'),
    ];
    expect(open([...START, ...later], null, { inOne })).toEqual({
      opened: ['consultes', 'calendar'],
      at: '/calendari',
    });
  },
);

test('a lesson that begins at the sign-in opens the page after it', () => {
  const entries = [
    changeSession('signedOut'),
    ...show('/login', 'screen-1', 'page', 'public'),
    changeSession('signedIn'),
    SIGN_IN,
    ...show('/', 'screen-2', 'home'),
  ];
  expect(open(entries, null)).toEqual({ opened: ['home'], at: '/' });
});

test('an address opens a page by a load, a reload and a second tab at the same page do not', () => {
  expect(open(START, '/consultes').opened).toEqual(['calendar']);
  expect(open(START, '/consultes', { isReload: true }).opened).toEqual([]);
  expect(open(START, '/calendari').opened).toEqual([]);
});

test('a list that stayed behind a record is opened again when it is back', () => {
  const entries = [
    ...show('/consultes', 'screen-1', 'consultes'),
    ...show('/consultes/7/editar', 'screen-2', 'consultaEdit'),
    ...back('/consultes', 'screen-1'),
  ];
  expect(open(entries, null).opened).toEqual(['consultaEdit', 'consultes']);
});

test('the same page after another person has signed in, or after a lost session, is not opened', () => {
  const out = [changeSession('signedOut'), ...show('/login', 'screen-2', 'page', 'public')];
  const again = [changeSession('signedIn'), SIGN_IN, ...show('/calendari', 'screen-3', 'calendar')];
  expect(open([...START, ...out, ...again], null).opened).toEqual([]);
  const resumed = [arrive('/calendari'), ...back('/calendari', 'screen-1'), SIGN_IN];
  expect(open([...START, ...out, changeSession('signedIn'), ...resumed], null).opened).toEqual([]);
});

test("a page that comes with another tab's session is not opened, the next one is", () => {
  const entries = [
    ...START,
    changeSession('signedOut'),
    ...show('/login', 'screen-2', 'page', 'public'),
    changeSession('signedIn'),
    ADOPT,
    ...show('/', 'screen-3', 'home'),
    ...show('/consultes', 'screen-4', 'consultes'),
  ];
  expect(open(entries, null).opened).toEqual(['consultes']);
});

test('a first page whose code fails stands nevertheless, and is not opened when it comes at last', () => {
  const [, , , at = RESTORE, ...shown] = START;
  const entries = [at, entry('root/navigation', { type: 'xstate.error.actor.loadScreen' }), ...shown];
  expect(open([...entries, ...show('/consultes', 'screen-2', 'consultes')], null).opened).toEqual([
    'consultes',
  ]);
});

/** Deeds that a running tab tells of some entries. */
function tell(entries: readonly Entry[], at: string | null = '/calendari') {
  const read = createReader(false);
  const journal: Journal = { id: 'K3F9', first: 1, checkpoints: [], entries: START };
  read(journal, '/calendari');
  const { deeds } = read({ ...journal, entries: [...START, ...entries] }, at);
  return deeds;
}

const LOST = entry('root/auth', { type: 'auth.lost' });

test('a session is lost by a refused call, or for rest, and not by another tab', () => {
  const refused = entry('root/screen-1', {
    type: 'xstate.error.actor.save',
    error: { failure: { status: 401 } },
  });
  const isLost = (...entries: Entry[]) => tell(entries).some(({ event }) => event.type === 'auth.lost');
  expect(isLost(LOST, refused)).toBe(true);
  expect(isLost(LOST, entry('root/idle', { type: 'idle.counted', left: 0 }))).toBe(true);
  expect(isLost(LOST)).toBe(false);
});

test('an act has the record of its page, or of its question', () => {
  const save = entry('root/screen-1', { type: 'xstate.done.actor.save' });
  const begin = entry('root/attendance', { type: 'xstate.init' }, 'attendance');
  const ask = entry('root/attendance', { type: 'attendance.open', id: 21 });
  const marked = entry('root/attendance', { type: 'xstate.done.actor.mark' });
  expect(tell([save, begin, ask, marked])).toEqual([
    { machine: 'calendar', event: { type: 'xstate.done.actor.save', input: { params: { id: 'screen-1' } } } },
    { machine: 'attendance', event: { type: 'xstate.init' } },
    { machine: 'attendance', event: { type: 'attendance.open', input: { id: 21 }, id: 21 } },
    { machine: 'attendance', event: { type: 'xstate.done.actor.mark', input: { id: 21 } } },
  ]);
});

test('an act on several records is one act for each', () => {
  const deeds = tell([
    entry('root', { type: 'record.deleted', noun: 'consulta', ids: [3, 4] }),
    entry('root/bulk', { type: 'batch.ended' }, 'bulk'),
    entry('root', { type: 'record.marked', noun: 'assessoria', ids: [7] }),
  ]);
  expect(deeds.filter(({ event }) => event.type.startsWith('xstate.done'))).toEqual([
    { machine: 'removal', event: { type: 'xstate.done.actor.remove', input: { noun: 'consulta', id: 3 } } },
    { machine: 'removal', event: { type: 'xstate.done.actor.remove', input: { noun: 'consulta', id: 4 } } },
    {
      machine: 'attendance',
      event: { type: 'xstate.done.actor.mark', input: { noun: 'assessoria', id: 7 } },
    },
  ]);
});

test('a tab that has been open tells nothing before the first page of a lesson stands in another one', () => {
  const entries = show('/consultes', 'screen-2', 'consultes');
  expect(tell(entries, null)).toEqual([]);
  expect(tell(entries).map(({ machine }) => machine)).toContain('consultes');
});

const tellOf = (types: readonly string[], entries: readonly Entry[]) =>
  tell(entries).filter(({ event }) => types.includes(event.type));

test('a field is changed once, until it is as it was', () => {
  const change = (...changed: string[]) => entry('root/screen-1', { type: 'record.changed', changed });
  const deeds = tellOf(
    ['record.changed'],
    [change('edat'), change('edat', 'genere'), change('genere'), change('edat')],
  );
  expect(deeds.map(({ event }) => event['added'])).toEqual([['edat'], ['genere'], [], ['edat']]);
});

test('a search is done once, when its list has come; so is a filter of a list', () => {
  const LIST = [
    entry('root/screen-2', { type: 'xstate.init', input: { query: {} } }, 'consultes'),
    entry('root/screen-2/rows', { type: 'xstate.init' }, 'consultesListRequest'),
  ];
  const search = (q: string) => entry('root/screen-2', { type: 'list.search', q });
  const filter = (query: object) => entry('root/screen-2', { type: 'screen.address', query });
  const come = entry('root/screen-2/rows', { type: 'xstate.done.actor.send' });
  const fail = entry('root/screen-2/rows', { type: 'xstate.error.actor.send' });
  const deeds = tellOf(
    ['xstate.done.actor.send'],
    [
      ...LIST,
      come,
      search('s#1'),
      fail,
      search('s#2'),
      come,
      search('s#3'),
      come,
      search(''),
      come,
      search('s#1'),
      come,
      filter({ canal: 's#4' }),
      come,
      filter({ canal: 's#4' }),
      come,
    ],
  );
  expect(deeds.map(({ event }) => [event['isSearch'], event['filtered']])).toEqual([
    [undefined, undefined],
    [true, undefined],
    [undefined, undefined],
    [undefined, undefined],
    [true, undefined],
    [undefined, ['canal']],
    [undefined, undefined],
  ]);
});

test('a page without a list is filtered by its address', () => {
  const filter = (query: object) => entry('root/screen-1', { type: 'screen.address', query });
  const deeds = tellOf(
    ['screen.address'],
    [filter({ vista: 'mes' }), filter({ vista: 'mes' }), filter({ vista: 'mes', data: 's#1' })],
  );
  expect(deeds.map(({ event }) => event['filtered'])).toEqual([['vista'], undefined, ['data']]);
});

test('a person arrives, and an appointment is picked up when its hours have come', () => {
  const toggle = entry('root/arrivals', { type: 'arrivals.toggle', id: 5 });
  const move = (type: string, more = {}) => entry('root/screen-1/move', { type, ...more });
  const read = move('xstate.done.actor.read');
  const deeds = tellOf(
    ['arrivals.toggle', 'xstate.done.actor.read'],
    [toggle, toggle, move('calendarMove.begin', { id: 7 }), read, move('calendarMove.look'), read],
  );
  expect(deeds.map(({ event: { isHere, isPicked, input } }) => [isHere ?? isPicked, input])).toEqual([
    [true, { id: 5 }],
    [false, { id: 5 }],
    [true, { id: 7 }],
    [undefined, undefined],
  ]);
});

test('a session closed with its day is closed as by itself', () => {
  const day = (type: string, more = {}) => entry('root/screen-2', { type, ...more });
  const deeds = tell([
    ...show('/assessories/tancar', 'screen-2', 'closeDay'),
    day('closeDay.absent', { id: 4, isAbsent: true }),
    day('batch.done', { key: '3' }),
    day('batch.done', { key: '4' }),
    day('batch.done', { key: '' }),
  ]).filter(({ event }) => event.type.startsWith('xstate.done.'));
  expect(deeds).toEqual([
    { machine: 'completion', event: { type: 'xstate.done.actor.save', input: { params: { id: '3' } } } },
    {
      machine: 'attendance',
      event: { type: 'xstate.done.actor.mark', input: { noun: 'assessoria', id: 4 } },
    },
  ]);
});

test('a page to which the product leads is told from one that a person opens', () => {
  const go = entry('root/navigation', { type: 'navigation.go', path: '/consultes' });
  const entries = [
    go,
    ...show('/consultes', 'screen-2', 'consultes'),
    ...show('/activitats', 'screen-3', 'activitats'),
  ];
  expect(tell(entries).map(({ machine, event }) => [machine, event['isRedirect']])).toContainEqual([
    'consultes',
    true,
  ]);
  expect(tell(entries).at(-1)?.event['isRedirect']).toBe(false);
});
