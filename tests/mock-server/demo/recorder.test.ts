import { beforeEach, expect, test } from 'vitest';
import { createDemo } from '../../../mock-server/demo/createDemo';
import type { Demo } from '../../../mock-server/demo/demo';
import { createPersistence } from '../../../mock-server/demo/persistence';
import type { DraftStep, Seen } from '../../../mock-server/demo/recording';
import { CONSULTA } from '../support/fixtures';
import { createStorage } from '../support/storage';

const NOW = Date.parse('2026-11-20T10:20:00+01:00');
const WHO = 'informador_integral@example.org';
const NEW = { machine: 'consultaCreate', event: 'xstate.done.actor.save', where: {} };
const EDIT = { machine: 'consultaEdit', event: 'xstate.done.actor.save', where: {} };

let time: number;
let storage: Storage;
let demo: Demo;
let token: string | undefined;

const open = (): Demo => createDemo({ machineNow: () => time, persistence: createPersistence(storage) });

beforeEach(() => {
  time = NOW;
  storage = createStorage();
  demo = open();
  token = demo.signIn(WHO)?.token;
  demo.record({ title: 'x', path: '/', who: WHO });
});

const seen = (part: Partial<Seen> = {}): Seen => ({
  when: NEW,
  record: null,
  title: 'Desa',
  hint: 'Prem «Desa».',
  isStep: true,
  at: [{ selector: 'main button', text: 'Desa' }],
  here: { path: '/consultes/nova', who: WHO },
  ...part,
});
async function write(): Promise<number> {
  const answer = await demo.answer({
    method: 'POST',
    url: 'http://demo.test/api/consultes',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(CONSULTA),
  });
  return answer === 'network' ? 0 : (JSON.parse(answer.body) as { data: { id: number } }).data.id;
}
const read = (of = demo) => of.read().recording;
function change(index: number, changes: Partial<DraftStep>): void {
  demo.edit({
    steps: read()?.steps.map((step, place) => (place === index ? { ...step, ...changes } : step)) ?? [],
  });
}
const makeSteps = () => demo.toLesson('Sense nom').steps;

test('equal acts are steps of their own, each with what was pressed for it', () => {
  demo.note(seen());
  demo.note(seen({ at: [], hint: null }));
  const at = [{ selector: 'main button', text: 'Desa' }];
  expect(makeSteps()).toEqual([
    { title: 'Desa', hint: 'Prem «Desa».', at, when: [NEW] },
    { title: 'Desa', hint: null, at: null, when: [NEW] },
  ]);
});

test('a step asks for the record that was there, and not for one that was made meanwhile', async () => {
  demo.note(seen({ when: EDIT, record: { 'input.params.id': '7' } }));
  const made = await write();
  demo.note(seen({ when: EDIT, record: { 'input.params.id': `${made}` } }));
  const getWheres = () => makeSteps().map(({ when }) => when[0]?.where);
  expect(getWheres()).toEqual([{ 'input.params.id': '7' }, {}]);
  change(0, { isThis: false });
  change(1, { isThis: true });
  expect(getWheres()).toEqual([{}, { 'input.params.id': `${made}` }]);
});

test('what is no step, or has no title, is not asked for; what is asked for often is several steps', () => {
  demo.note(seen({ isStep: false }));
  demo.note(seen({ title: ' ' }));
  demo.note(seen({ title: 'Anota-ho ' }));
  change(2, { times: 2, hint: ' ' });
  expect(makeSteps().map(({ title, hint }) => [title, hint])).toEqual([
    ['Anota-ho (1 de 2)', null],
    ['Anota-ho (2 de 2)', null],
  ]);
  change(2, { title: 'x'.repeat(400), times: 20 });
  expect(makeSteps()).toHaveLength(20);
});

test('nothing is recorded while it is stopped, and all that is written stays over a reload', () => {
  demo.note(seen());
  demo.edit({ isOn: false, title: 'La meva' });
  demo.note(seen());
  demo.noteMove({ after: 0, go: '/consultes', by: 1 });
  change(0, { hint: 'Abaix de tot' });
  const again = open();
  expect(read(again)).toEqual(read());
  expect([read(again)?.title, read(again)?.steps.length, read(again)?.moves]).toEqual(['La meva', 1, []]);
  expect(again.toLesson('Sense nom').title).toBe('La meva');
  again.edit({ title: ' ' });
  expect(again.toLesson('Sense nom').title).toBe('Sense nom');
});

test('a step is tried with the data, the page, the person and the time before it', async () => {
  await write();
  demo.note(seen());
  time += 60_000;
  await write();
  demo.note(seen({ title: 'Una altra', here: { path: '/consultes', who: null } }));
  await write();
  const [first, second] = read()?.steps ?? [];
  const rest = demo.toRest(second?.id ?? 0, 'x');
  expect(rest).toMatchObject({
    path: '/consultes/nova',
    who: WHO,
    clock: { at: new Date(NOW).toISOString() },
  });
  expect([rest?.writes.length, rest?.steps.map(({ title }) => title)]).toEqual([1, ['Una altra']]);
  expect([demo.toRest(first?.id ?? 0, 'x')?.writes, demo.toRest(0, 'x')]).toEqual([[], null]);
});

test.each([
  ['a preview', () => demo.open(demo.toLesson('x'))],
  ['a playback', () => demo.open(demo.toLesson('x'), 'watch')],
  ['another scenario', () => demo.listScenarios().forEach(({ scenario }) => demo.open(scenario))],
  ['a reset', () => demo.reset()],
])('%s puts the lesson aside with its data, and returning to it changes nothing', async (_, leave) => {
  await write();
  demo.note(seen());
  demo.edit({ title: 'La meva' });
  demo.keepHere({ path: '/consultes?canal=telefon', who: WHO });
  const before = demo.read();
  leave();
  demo = open();
  expect([demo.read().recording, demo.read().aside, demo.read().writes > before.writes]).toEqual([
    null,
    'La meva',
    false,
  ]);
  const taken = demo.takeBack();
  expect([taken?.path, taken?.session?.user.email]).toEqual(['/consultes?canal=telefon', WHO]);
  const after = open().read();
  expect({ ...after, turn: 0, writes: 0, calls: [] }).toEqual({ ...before, turn: 0, writes: 0, calls: [] });
  // The return is a sign-in.
  expect(after.writes).toBe(before.writes + 1);
});

test('a lesson that is thrown away is away, also from aside', () => {
  demo.open(demo.toLesson('x'));
  expect(demo.read().aside).toBe('');
  demo.stopRecording();
  expect([demo.read().aside, demo.takeBack(), open().read().recording]).toEqual([null, null, null]);
});

test("an earlier version's recording is dropped, the demo stays", () => {
  const stored = JSON.parse(storage.getItem('punt-jove.demo') ?? '{}') as object;
  storage.setItem('punt-jove.demo', JSON.stringify({ ...stored, recording: { seen: [], moves: [] } }));
  const again = open();
  expect([again.read().recording, again.read().wasOlder]).toEqual([null, false]);
});
