import { beforeEach, expect, test } from 'vitest';
import type { Step } from '../../../mock-server/demo/scenario';
import { takePictures, type PictureTaker } from '../../../src/demo/handout/takePictures';
import type { Entry } from '../../../src/journal/record';

const step = (machine: string, event = 'xstate.init'): Step => ({
  title: machine,
  hint: null,
  at: null,
  when: [{ machine, event, where: {} }],
});
const STEPS = [step('consultes'), step('consultes'), step('consultaCreate', 'xstate.done.actor.save')];

let entries: Entry[];
let drawings: number;
let failing: boolean;
let taker: PictureTaker;

beforeEach(() => {
  entries = [];
  drawings = 0;
  failing = false;
  taker = takePictures(STEPS, {
    settle: () => Promise.resolve(),
    readJournal: () => ({ id: 'K3F9', first: 1, checkpoints: [], entries: [...entries] }),
    async draw() {
      if (failing) throw new Error('not drawn');
      drawings += 1;
      const drawing = drawings;
      return (index) => `drawing ${drawing}, step ${index}`;
    },
  });
  open('/consultes', 'consultes');
});

function open(path: string, machine: string): void {
  const id = `screen-${entries.length}`;
  entries.push(
    { stream: 'root/navigation', event: { type: 'navigation.arrived', path } },
    { stream: `root/${id}`, machine, event: { type: 'xstate.init', input: {} } },
    { stream: 'root', event: { type: 'screen.start', id, layout: 'private' } },
  );
}
function save(): void {
  const stream = `root/screen-${entries.length}`;
  entries.push(
    { stream, machine: 'consultaCreate', event: { type: 'xstate.init' } },
    { stream, event: { type: 'xstate.done.actor.save' } },
  );
}
async function play(act: () => void): Promise<void> {
  await taker.before();
  act();
  await taker.after();
}

test("a step's picture is the page before the act that completed it, whatever the order of the steps", async () => {
  await play(() => {});
  expect(taker.read()).toEqual({});
  await play(save);
  await play(() => open('/', 'home'));
  await play(() => open('/consultes', 'consultes'));
  expect(taker.read()).toEqual({ 0: 'drawing 4, step 0', 2: 'drawing 2, step 2' });
  await play(() => open('/calendari', 'calendar'));
  await play(() => open('/consultes', 'consultes'));
  expect(taker.read()).toEqual({
    0: 'drawing 4, step 0',
    1: 'drawing 6, step 1',
    2: 'drawing 2, step 2',
  });
});

test('an act that a person makes in place of the playback has its picture', async () => {
  await taker.before();
  save();
  await play(() => {});
  expect(taker.read()).toEqual({ 2: 'drawing 1, step 2' });
});

test('a page that cannot be drawn, and an act between two of the playback, leave a step without one', async () => {
  failing = true;
  await play(save);
  failing = false;
  await play(() => open('/', 'home'));
  open('/consultes', 'consultes');
  await play(() => {});
  expect(taker.read()).toEqual({});
});

test('a picture is told at once', async () => {
  const told: number[] = [];
  const stop = taker.subscribe(() => told.push(Object.keys(taker.read()).length));
  await play(save);
  stop();
  await play(() => open('/', 'home'));
  expect(told).toEqual([0, 1]);
});
