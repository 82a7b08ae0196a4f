import type { Random } from '../../../mock-server/kit/random';
import type { Move } from '../../../mock-server/demo/moves';
import { listScenarios } from '../../../mock-server/demo/scenarios';
import { PASSWORD } from '../../../src/demo/switchTo';
import type { Walk } from './walk';

/** Something that a person does, and what the lesson has to see of it besides the pages that it opens. */
export type Act = { name: string; todo: (walk: Walk) => Promise<void> };

/** Records of a lesson's data. */
export type Records = { edited: number; removed: number; marked: number };

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
/** A save that fails, and is left. */
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
    await walk.send('deletion', { type: 'deletion.open', ...asked });
    await walk.send('deletion', { type: 'deletion.confirm' });
    await walk.send('deletion/removal', { type: 'removal.send' }, ['removal xstate.done.actor.remove']);
  },
});
const mark = (id: number): Act => ({
  name: `mark ${id}`,
  async todo(walk) {
    const date = '2026-11-13T10:00:00+01:00';
    const asked = { type: 'attendance.open', id, label: 'una sessió', date };
    await walk.send('attendance', asked);
    await walk.send('attendance', { type: 'attendance.confirm' }, ['attendance xstate.done.actor.mark']);
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

/** Some acts in random order: all kinds of step that the recorder knows occur in some lessons. */
export function invent(random: Random, { edited, removed, marked }: Records): Act[] {
  const kinds: Act[] = [
    note,
    random.pick([fail(404), fail(500), fail('network')]),
    edit(edited),
    remove(removed),
    mark(marked),
    lose,
    setPassword,
    enter('informador'),
  ];
  const pages = random.some(PAGES, 3).map(open);
  const again = random.pick([note, open('/calendari')]);
  const chosen = random.shuffle([...random.some(kinds, 3), ...pages, again]);
  // The second person may not do all that the first one may.
  const isLast = ({ name }: Act) => name.startsWith('enter');
  return [...chosen.filter((act) => !isLast(act)), ...chosen.filter(isLast)];
}

/** Acts beside the way: none that a lesson may ask for but pages. */
export const stray = (random: Random): Act => open(random.pick(PAGES));
