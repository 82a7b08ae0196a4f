import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import * as assessories from '../../src/api/assessories';
import { listenToChanges } from '../../src/api/changes';
import * as cites from '../../src/api/cites';
import { assessoria, cita } from '../machines/support/samples';
import { settle, stubSignedIn, type PendingCall } from '../machines/support/server';

let calls: PendingCall[];
const heard = vi.fn<() => void>();

beforeEach(() => {
  ({ calls } = stubSignedIn());
  listenToChanges(heard);
});
afterEach(() => {
  listenToChanges(() => {});
  heard.mockClear();
  vi.unstubAllGlobals();
});

const body = {} as never;
const CHANGES: readonly (readonly [string, () => Promise<unknown>, unknown])[] = [
  ['an assessoria that is created', () => assessories.createAssessoria(body), assessoria],
  ['one that is completed', () => assessories.completeAssessoria('laboral', {}), assessoria],
  ['one that is marked', () => assessories.markNotAttended(12), assessoria],
  ['one that is deleted', () => assessories.deleteAssessoria(12), undefined],
  ['an appointment that is booked', () => cites.createCita(body), cita],
  ['one that is deleted with its assessoria', () => cites.deleteCita(21), undefined],
];

describe('the listener is notified once it is done', () => {
  test.each(CHANGES)('%s', async (_, change, data) => {
    const done = change();
    await settle();
    expect(heard).not.toHaveBeenCalled();
    calls[0]?.answer(data === undefined ? { status: 204 } : { status: 200, body: { data } });
    await done;
    expect(heard).toHaveBeenCalledOnce();
  });
});

test('a refused change notifies no listener', async () => {
  const refused = assessories.markNotAttended(12);
  await settle();
  calls[0]?.answer({ status: 422 });
  await expect(refused).rejects.toThrow('status 422');
  expect(heard).not.toHaveBeenCalled();
});

test('a read notifies no listener', async () => {
  const read = assessories.getAssessoria(12);
  await settle();
  calls[0]?.answer({ status: 200, body: { data: assessoria } });
  await read;
  expect(heard).not.toHaveBeenCalled();
});
