import { describe, expect, test } from 'vitest';
import { createSessionStore } from '../../../src/app/browser/storage';
import { sessio } from '../../machines/support/samples';

const KEY = 'punt-jove.auth';

function createStorage(content: Record<string, string> = {}, broken: Partial<Storage> = {}) {
  const items = new Map(Object.entries(content));
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
    ...broken,
    read: () => Object.fromEntries(items),
  } as unknown as Storage & { read: () => Record<string, string> };
}
const forbid = (): never => {
  throw new DOMException('no', 'SecurityError');
};
const other = { ...sessio, token: '2|another', user: { ...sessio.user, id: 8 } };

describe('the session between two visits (spec §4)', () => {
  test('is restored as it was kept, and is all that is written', async () => {
    const storage = createStorage();
    createSessionStore(storage).persist(sessio);
    expect(await createSessionStore(storage).restore()).toEqual(sessio);
    expect(storage.read()).toEqual({ [KEY]: JSON.stringify(sessio) });
  });

  test('is forgotten on demand, and is none before the first', async () => {
    const storage = createStorage({ altres: 'coses' });
    const store = createSessionStore(storage);
    expect(await store.restore()).toBeNull();
    store.persist(sessio);
    store.persist(null);
    expect(storage.read()).toEqual({ altres: 'coses' });
    expect(await store.restore()).toBeNull();
  });

  test('is not what it was before it changed while it was read', async () => {
    const storage = createStorage({ [KEY]: JSON.stringify(sessio) });
    const store = createSessionStore(storage);
    const first = store.read();
    storage.setItem(KEY, JSON.stringify(other));
    const second = store.read();
    storage.removeItem(KEY);
    expect([await first, await second]).toEqual([null, null]);
  });

  test.each([
    ['no JSON', '{"token":'],
    ['nothing', 'null'],
    ['without a token', JSON.stringify({ ...sessio, token: '' })],
  ])('is none where it is %s, which stays for whoever can read it', async (_, text) => {
    const storage = createStorage({ [KEY]: text });
    const store = createSessionStore(storage);
    expect(await store.restore()).toBeNull();
    store.persist(null);
    expect(storage.read()).toEqual({ [KEY]: text });
  });

  test('that another tab has begun since is not forgotten with the own one', async () => {
    const storage = createStorage();
    const store = createSessionStore(storage);
    store.persist(sessio);
    createSessionStore(storage).persist(other);
    store.persist(null);
    expect(storage.read()).toEqual({ [KEY]: JSON.stringify(other) });
  });

  test('that another tab keeps is not written again by who takes it over', async () => {
    const text = JSON.stringify(other, null, 1);
    const storage = createStorage({ [KEY]: text });
    const store = createSessionStore(storage);
    store.adopt(other);
    store.persist(other);
    expect(storage.read()).toEqual({ [KEY]: text });
  });
});

describe('a storage that does not keep', () => {
  test.each([
    ['is not there', null],
    ['is forbidden', createStorage({}, { getItem: forbid, setItem: forbid, removeItem: forbid })],
    ['is full', createStorage({}, { setItem: forbid })],
  ])('because it %s leaves the session to this tab', async (_, storage) => {
    const store = createSessionStore(storage);
    expect(await store.restore()).toBeNull();
    expect(store.getKnown()).toBeNull();
    store.persist(sessio);
    expect(store.getKnown()).toBeUndefined();
    store.persist(null);
    expect(store.getKnown()).toBeNull();
  });

  test('or that refuses to remove forgets all the same', async () => {
    const storage = createStorage({}, { removeItem: forbid });
    const store = createSessionStore(storage);
    store.persist(sessio);
    store.persist(null);
    expect(storage.read()).toEqual({ [KEY]: '' });
    expect(await store.restore()).toBeNull();
  });
});
