import { describe, expect, test } from 'vitest';
import { persistSession, restoreSession } from '../../src/app/storage';
import { sessio } from '../machines/support/samples';

function createStorage(content: Record<string, string> = {}) {
  const items = new Map(Object.entries(content));
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
    read: () => Object.fromEntries(items),
  } as unknown as Storage & { read: () => Record<string, string> };
}

describe('the session between two visits (spec §4)', () => {
  test('is restored as it was kept', async () => {
    const storage = createStorage();
    persistSession(storage, sessio);
    expect(await restoreSession(storage)).toEqual(sessio);
  });

  test('is all that is written', () => {
    const storage = createStorage();
    persistSession(storage, sessio);
    expect(storage.read()).toEqual({ 'punt-jove.auth': JSON.stringify(sessio) });
  });

  test('is forgotten on demand, and is none before the first', async () => {
    const storage = createStorage({ altres: 'coses' });
    persistSession(storage, sessio);
    persistSession(storage, null);
    expect(storage.read()).toEqual({ altres: 'coses' });
    expect(await restoreSession(storage)).toBeNull();
  });

  test.each([
    ['no JSON', '{"token":'],
    ['nothing', 'null'],
    ['without a token', JSON.stringify({ ...sessio, token: '' })],
    ['without permissions', JSON.stringify({ ...sessio, permissions: undefined })],
    ['of an unknown role', JSON.stringify({ ...sessio, user: { ...sessio.user, role: 'rei' } })],
  ])('is none, and is forgotten, where it is %s', async (_, text) => {
    const storage = createStorage({ 'punt-jove.auth': text });
    expect(await restoreSession(storage)).toBeNull();
    expect(storage.read()).toEqual({});
  });
});
