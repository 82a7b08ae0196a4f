import { readFileSync } from 'node:fs';
import { afterAll, expect, test, vi } from 'vitest';
import { FAULTS, type FaultName } from './faults';
import { openFaulty, openProduct, type Product } from './product';
import { STORIES, type Story } from './stories';
import { tellMatrix, type Outcome } from './tell';

const NAMES = Object.keys(FAULTS) as FaultName[];
const matrix: Record<string, Record<string, Outcome>> = {};

const server = await openFaulty();
afterAll(() => server.close());

function toPattern(call: string): RegExp {
  return new RegExp(`^${call.replace(/ \(.*/, '').replaceAll(/\{\w+\}/g, '[^/]+')}$`);
}

/** Plays a story with a fault, and its act twice; returns the outcome. */
async function play(call: string, { who, path, type, act }: Story, name: FaultName): Promise<Outcome> {
  const fault = FAULTS[name];
  const isHeld = fault.kind === 'silence';
  const backend = server.restart();
  const arm = () => server.play(fault, (asked) => toPattern(call).test(asked));
  if (!act) arm();
  if (isHeld) vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const product = await openProduct(server, backend, who, typeof path === 'string' ? path : path(backend));
  try {
    await product.settle(isHeld && !act);
    const before = act ? product.listTold() : [];
    type?.(product, backend);
    const typed = JSON.stringify(product.listTyped());
    if (act) arm();
    act?.(product, backend);
    act?.(product, backend);
    await product.settle(isHeld);
    if (isHeld) await endSilence(product, fault.until);
    await product.settle();
    const isDone = product.isDone();
    return {
      told: product.listTold().filter((text) => !before.includes(text)),
      sent: server.getMet().length,
      isDone,
      isOut: product.isOut(),
      isKept: !type || isDone || JSON.stringify(product.listTyped()) === typed,
    };
  } finally {
    product.close();
    vi.useRealTimers();
  }
}

async function endSilence(product: Product, until: 'limit' | 'left'): Promise<void> {
  if (until === 'limit') return void (await vi.advanceTimersByTimeAsync(120_000));
  product.leave();
  await product.settle(true);
  server.release();
}

/** Whether a person learns of a fault, or need not. */
function isTold(name: FaultName, { told, isOut }: Outcome): boolean {
  return told.length > 0 || isOut || name === 'left before the answer';
}

/** Calls whose 422 names untouched fields: they are repeated once with them. */
const ANSWERED = ['PATCH /professionals/{id}', 'PATCH /config/data_rules'];
const NAMING: readonly FaultName[] = ['422 with fields', 'errors with the status of a success'];

test.each(Object.entries(STORIES))('%s', async (call, story) => {
  const isRead = call.startsWith('GET');
  for (const name of NAMES) {
    const outcome = await play(call, story, name);
    (matrix[name] ??= {})[call] = outcome;
    const { sent, isKept } = outcome;
    const isLost = !isKept && name !== 'left before the answer';
    const isAnswered = ANSWERED.includes(call) && NAMING.includes(name);
    const mayBeSent = isAnswered || (isRead && FAULTS[name].kind === 'break') ? 2 : 1;
    expect({ name, isLost, sent, isTold: isTold(name, outcome) }).toEqual({
      name,
      isLost: false,
      sent: mayBeSent,
      isTold: true,
    });
  }
});

test('every call of the API has its stories', () => {
  const { paths } = JSON.parse(readFileSync('docs/openapi.json', 'utf8')) as {
    paths: Record<string, object>;
  };
  const calls = Object.entries(paths).flatMap(([path, of]) =>
    Object.keys(of).flatMap((method) => (method === 'parameters' ? [] : `${method.toUpperCase()} ${path}`)),
  );
  const told = Object.keys(STORIES).map((name) => name.replace(/ \(.*/, ''));
  expect([...new Set(told)].toSorted()).toEqual(calls.toSorted());
});

test('how each case ends is what is written', async () => {
  await expect(tellMatrix(matrix)).toMatchFileSnapshot('matrix.txt');
});
