import { vi } from 'vitest';
import type { Random } from '../../../mock-server/kit/random';
import type { Move } from '../../../mock-server/demo/moves';
import { listScenarios } from '../../../mock-server/demo/scenarios';
import { PASSWORD } from '../../../src/demo/switchTo';
import type { Walk } from './walk';

/** An act, and the deeds that the lesson has to see of it besides the pages that it opens. */
export type Act = { name: string; todo: (walk: Walk) => Promise<void> };

export type Records = { edited: number; removed: number; marked: number; closed: number };

const PAGES = ['/', '/calendari', '/consultes', '/assessories', '/activitats', '/xifres', '/perfil'];

const noted = listScenarios().find(({ id }) => id === 'anota-una-consulta')?.scenario;
const FIELDS = noted?.moves.filter((move): move is Extract<Move, { set: object }> => 'set' in move) ?? [];
const SUBMIT = { type: 'record.submit', valid: true, warnings: [] };

const open = (path: string): Act => ({ name: `open ${path}`, todo: (walk) => walk.go(path) });

async function fillConsulta(walk: Walk): Promise<void> {
  await walk.go('/consultes/nova');
  for (const { to, set } of FIELDS) await walk.fill(to, set);
}
export const note: Act = {
  name: 'note',
  async todo(walk) {
    await fillConsulta(walk);
    await walk.send('consultaCreate', SUBMIT, ['consultaCreate xstate.done.actor.save']);
  },
};
const fail = (failure: 404 | 500 | 'network'): Act => ({
  name: `fail ${failure}`,
  async todo(walk) {
    await fillConsulta(walk);
    const kind = failure === 'network' ? { kind: failure } : { kind: 'status' as const, status: failure };
    walk.tab.demo.setFault({ call: 'POST /consultes', times: 1, ...kind });
    await walk.send('consultaCreate', SUBMIT, [`consultaCreate xstate.error.actor.save ${failure}`]);
    walk.tab.demo.setFault(null);
    await walk.go('/activitats');
  },
});
export const edit = (id: number): Act => ({
  name: `edit ${id}`,
  async todo(walk) {
    await walk.go(`/consultes/${id}/editar`);
    await walk.fill('consultaEdit', { nombre_persones: walk.count() });
    await walk.send('consultaEdit', SUBMIT, [`consultaEdit xstate.done.actor.save #${id}`]);
  },
});
const remove = (id: number): Act => ({
  name: `remove ${id}`,
  async todo(walk) {
    const asked = { noun: 'consulta', id, label: 'una consulta', today: '2026-11-16' };
    await walk.send('deletion', { type: 'deletion.open', ...asked }, [`deletion deletion.open #${id}`]);
    await walk.send('deletion', { type: 'deletion.confirm' });
    await walk.send('deletion/removal', { type: 'removal.send' }, [
      `removal xstate.done.actor.remove #${id}`,
    ]);
  },
});
const mark = (id: number): Act => ({
  name: `mark ${id}`,
  async todo(walk) {
    const date = '2026-11-13T10:00:00+01:00';
    const asked = { type: 'attendance.open', id, label: 'una sessió', date };
    await walk.send('attendance', asked, [`attendance attendance.open #${id}`]);
    const said = [`attendance xstate.done.actor.mark #${id}`];
    await walk.send('attendance', { type: 'attendance.confirm' }, said);
  },
});
const SIGNED_IN = 'auth xstate.done.actor.signIn';
const enter = (who: string): Act => ({
  name: `enter ${who}`,
  async todo(walk) {
    await walk.signOut();
    await walk.signIn(`${who}@example.org`, [SIGNED_IN]);
  },
});
/** The session is lost by a refused save, and begun again where the form waits, which is then sent. */
const lose: Act = {
  name: 'lose',
  async todo(walk) {
    await fillConsulta(walk);
    walk.tab.demo.setFault({ call: 'POST /consultes', times: 1, kind: 'status', status: 401 });
    await walk.send('consultaCreate', SUBMIT, [
      'consultaCreate xstate.error.actor.save 401',
      'auth auth.lost',
    ]);
    walk.tab.demo.setFault(null);
    await walk.signIn(walk.who, [SIGNED_IN]);
    await walk.send('consultaCreate', SUBMIT, ['consultaCreate xstate.done.actor.save']);
  },
};
const setPassword: Act = {
  name: 'set a password',
  async todo(walk) {
    const before = walk.who;
    await walk.signOut();
    await walk.signIn('canvi@example.org', [SIGNED_IN]);
    const password = `${PASSWORD}2`;
    const event = { type: 'auth.setPassword', password, password_confirmation: password };
    await walk.send('auth', event, ['auth xstate.done.actor.setPassword']);
    await walk.signOut();
    await walk.signIn(before, [SIGNED_IN]);
  },
};

const LIST = 'consultesListRequest xstate.done.actor.send';
/** Filters and searches leave their list, which would be filtered anew by its own link. */
const filter: Act = {
  name: 'filter',
  async todo(walk) {
    await walk.go('/consultes');
    await walk.go('/consultes?canal=telefon', [`${LIST} canal`]);
    await walk.go('/activitats');
  },
};
const search: Act = {
  name: 'search',
  async todo(walk) {
    await walk.go('/consultes');
    for (const q of ['g', 'gu']) await walk.send('consultes', { type: 'list.search', q });
    // The list is asked at once rather than when typing pauses.
    await walk.send('consultes', { type: 'list.refresh' }, [`${LIST} true`, 'consultes list.refresh']);
    await walk.go('/activitats');
  },
};
const look: Act = {
  name: 'look at a month',
  async todo(walk) {
    await walk.go('/calendari');
    await walk.go('/calendari?vista=mes', ['calendar screen.address vista']);
    await walk.go('/activitats');
  },
};
const exportList: Act = {
  name: 'export',
  async todo(walk) {
    const event = { type: 'exports.start', noun: 'consultes', query: {}, at: '2026-11-16T09:00:00+01:00' };
    const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    await walk.send('exports', event, ['exports xstate.done.actor.fetch consultes']);
    saved.mockRestore();
  },
};
const DAY = { data_inici: '2026-11-16', data_fi: '2026-11-16' };
const print: Act = {
  name: 'print',
  async todo(walk) {
    const said = ['daySheet xstate.done.actor.read false'];
    await walk.go('/calendari');
    await walk.send('calendar/daySheet', { type: 'daySheet.print', query: DAY }, said);
    await walk.send('calendar/daySheet', { type: 'daySheet.printed' });
  },
};
const pickUp = (id: number): Act => ({
  name: `pick up ${id}`,
  async todo(walk) {
    const said = [`calendarMove xstate.done.actor.read true #${id}`];
    const move = 'calendar/calendarMove';
    await walk.go('/calendari');
    await walk.send(move, { type: 'calendarMove.begin', id, query: DAY }, said);
    await walk.send(move, { type: 'calendarMove.look', query: DAY });
    await walk.send(move, { type: 'calendarMove.stop' });
  },
});
const arrive = (id: number): Act => ({
  name: `arrive ${id}`,
  async todo(walk) {
    const toggle = { type: 'arrivals.toggle', id };
    await walk.send('arrivals', toggle, [`arrivals arrivals.toggle true #${id}`]);
    await walk.send('arrivals', toggle);
  },
});
const closeDay = (id: number): Act => ({
  name: `close ${id} with its day`,
  async todo(walk) {
    await walk.go('/assessories/tancar');
    await walk.send('closeDay', { type: 'closeDay.absent', id, isAbsent: true });
    const said = [`attendance xstate.done.actor.mark #${id}`];
    await walk.send('closeDay', { type: 'closeDay.send', ready: [id], incomplete: [] }, said);
    await walk.go('/activitats');
  },
});

/** Some acts in random order: all kinds of step that the recorder knows occur in some lessons. */
export function invent(random: Random, { edited, removed, marked, closed }: Records): Act[] {
  const kinds: Act[] = [
    note,
    random.pick([fail(404), fail(500), fail('network')]),
    edit(edited),
    remove(removed),
    mark(marked),
    lose,
    setPassword,
    enter('informador'),
    filter,
    search,
    look,
    exportList,
    print,
    pickUp(marked),
    arrive(marked),
    closeDay(closed),
  ];
  const pages = random.some(PAGES, 3).map(open);
  const again = random.pick([note, open('/calendari')]);
  const chosen = random.shuffle([...random.some(kinds, 4), ...pages, again]);
  // The second person may not do all that the first one may.
  const isLast = ({ name }: Act) => name.startsWith('enter');
  return [...chosen.filter((act) => !isLast(act)), ...chosen.filter(isLast)];
}

/** Acts beside the way: none that a lesson may ask for but pages. */
export const stray = (random: Random): Act => open(random.pick(PAGES));
