import { expect, test } from 'vitest';
import { createRequest } from '../../../src/machines/kit/request';
import { settle } from '../support/server';
import { createCalls, NOW, stage, toError } from '../support/stage';

type Row = { id: number };

const { call, calls } = createCalls<string, Row[]>();
const rows = createRequest<string, Row[]>('rows', call, [], { failedKey: 'cites.listFailed', isKept: true });

async function ask({ actor }: ReturnType<typeof stage>, input: string, answer: Row[] | Error): Promise<void> {
  actor.send({ type: 'request.send', input });
  const last = calls.at(-1);
  if (answer instanceof Error) last?.reject(answer);
  else last?.resolve(answer);
  await settle();
}

const away = () => toError(null);
const offline = () => toError(null, { kind: 'offline' });

function read({ getContext, getTags }: ReturnType<typeof stage<typeof rows>>) {
  const { data, keptAt, message } = getContext();
  return { data, keptAt, tags: getTags(), isSaid: message !== null };
}

const NOTHING = { data: [], keptAt: null, tags: ['failed'], isSaid: true };
const KEPT = { data: [{ id: 1 }], keptAt: NOW, tags: ['failed'], isSaid: true };

test.each([
  ['no answer', away()],
  ['no line', offline()],
  ['an answer in time', toError(null, { kind: 'timeout' })],
  ["a portal's page", toError(200, { kind: 'page' })],
  ['a server between that gave up', toError(504)],
])('a call that gets %s shows what was read before, with its time and the failure', async (_, error) => {
  const on = stage(rows);
  await ask(on, 'a', [{ id: 1 }]);
  await ask(on, 'a', error);
  expect(read(on)).toEqual(KEPT);
  await ask(on, 'a', [{ id: 2 }]);
  expect(read(on)).toEqual({ data: [{ id: 2 }], keptAt: null, tags: [], isSaid: false });
});

test.each([401, 403, 404, 422, 500])(
  'a call that the service answers with %s shows nothing',
  async (status) => {
    const on = stage(rows);
    await ask(on, 'a', [{ id: 1 }]);
    await ask(on, 'a', toError(status));
    expect(read(on)).toEqual(NOTHING);
  },
);

test('what was read is of its own question alone', async () => {
  const on = stage(rows);
  await ask(on, 'a', [{ id: 1 }]);
  await ask(on, 'b', offline());
  expect(read(on)).toEqual(NOTHING);
  await ask(on, 'a', offline());
  expect(read(on)).toEqual(KEPT);
});

test('another actor of the same session has it too, as a page does that a person comes back to', async () => {
  const session = {};
  await ask(stage(rows, undefined, session), 'a', [{ id: 1 }]);
  const again = stage(rows, undefined, session);
  await ask(again, 'a', offline());
  expect(read(again)).toEqual(KEPT);
});

test('another session has nothing of it', async () => {
  await ask(stage(rows), 'a', [{ id: 1 }]);
  const other = stage(rows);
  await ask(other, 'a', offline());
  expect(read(other)).toEqual(NOTHING);
});

test('twelve readings are kept, the newest ones', async () => {
  const on = stage(rows);
  for (let page = 0; page < 13; page += 1) await ask(on, String(page), [{ id: page }]);
  await ask(on, '0', offline());
  expect(on.getContext().data).toEqual([]);
  await ask(on, '1', offline());
  expect(on.getContext().data).toEqual([{ id: 1 }]);
});

test('a request that keeps nothing shows nothing', async () => {
  const plain = createRequest<string, Row[]>('plain', call, [], { failedKey: 'cites.listFailed' });
  const on = stage(plain);
  await ask(on, 'a', [{ id: 1 }]);
  await ask(on, 'a', offline());
  expect(read(on)).toEqual(NOTHING);
});
