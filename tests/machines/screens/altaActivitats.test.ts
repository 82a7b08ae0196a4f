import { expect, test } from 'vitest';
import { EMPTY_ACTIVITAT, getActivitatKey } from '../../../src/domain/nouns/activitat';
import { altaActivitatsMachine } from '../../../src/machines/screens/altaActivitats';
import { notifyUnexpected } from '../support/notices';
import { open, playServer } from '../support/screens';
import { settle } from '../support/server';

const server = playServer();

const viewer = { permissions: ['create_activitat_app'], oficinaId: null };
const toLine = (number: number) => `Taller ${number};24/11/2026;9:30;11:00;Orientació;Formació;;Gràcia`;
const toDraft = (number: number) => ({
  ...EMPTY_ACTIVITAT,
  titol: `Taller ${number}`,
  data: '2026-11-24',
  hora_inici: '09:30',
  hora_fi: '11:00',
  marc: 1,
  area: 2,
  oficina_id: 3,
});
const TWENTY = Array.from({ length: 20 }, (_, index) => index + 1);
const NONE = { data: [], links: {}, meta: { current_page: 1, last_page: 1, per_page: 15, total: 0 } };

function start() {
  const on = open(altaActivitatsMachine, { viewer });
  on.actor.send({ type: 'alta.type', text: TWENTY.map(toLine).join('\n') });
  const tasks = TWENTY.map((number) => ({
    key: toLine(number),
    act: 'create' as const,
    draft: toDraft(number),
  }));
  on.actor.send({ type: 'alta.create', tasks, count: tasks.length });
  on.takeSent();
  return on;
}

async function answer(status: number, body: object): Promise<void> {
  server.calls[0]?.answer({ status, body });
  await settle();
}

async function create(number: number): Promise<void> {
  await answer(200, NONE);
  await answer(201, { data: { id: 100 + number, titol: `Taller ${number}` } });
}

const left = (from: number) =>
  TWENTY.slice(from - 1)
    .map(toLine)
    .join('\n');

test('each activity is looked for before it is created', async () => {
  const on = start();
  expect(server.getCalls()).toEqual(['GET activitats?q=Taller+1&data_inici=2026-11-24&data_fi=2026-11-24']);
  await answer(200, NONE);
  expect(server.getCalls()).toEqual(['POST activitats']);
  on.root.stop();
});

test('a line that breaks while the 11th of twenty is created leaves it in doubt, and the others', async () => {
  const on = start();
  for (let number = 1; number <= 10; number += 1) await create(number);
  await answer(200, NONE);
  server.calls[0]?.answer('network');
  await settle();
  expect([on.getValue(), on.getContext().text, server.getCalls()]).toEqual(['editing', left(11), []]);
  expect(on.takeSent()).toEqual([
    ...TWENTY.slice(0, 10).map((number) => ({
      type: 'record.created',
      noun: 'activitat',
      key: getActivitatKey(toDraft(number)),
    })),
    notifyUnexpected({
      key: 'activitat.createFailed',
      reason: { key: 'error.unsure', params: { kind: 'network' } },
    }),
    { type: 'screen.touched', id: 'altaActivitats', dirty: true },
  ]);
});

test('a line that breaks before the 11th is created says that the list could not be read', async () => {
  const on = start();
  for (let number = 1; number <= 10; number += 1) await create(number);
  // A read is sent twice.
  for (let turn = 0; turn < 2; turn += 1) {
    server.calls[0]?.answer('network');
    await settle();
  }
  expect([on.getValue(), on.getContext().text, server.getCalls()]).toEqual(['editing', left(11), []]);
  expect(on.takeSent().slice(10)).toEqual([
    notifyUnexpected({ key: 'activitats.listFailed', reason: { key: 'failure.network' } }),
    { type: 'screen.touched', id: 'altaActivitats', dirty: true },
  ]);
  expect(on.getChild('batch')?.context.results[toLine(11)]).toBeUndefined();
});
