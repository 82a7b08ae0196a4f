import { describe, expect, test } from 'vitest';
import { createSessionStore } from '../../../src/app/browser/storage';
import { readId } from '../../../src/domain/values/ids';
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
  test('is restored as it was stored, and nothing else is stored', async () => {
    const storage = createStorage();
    createSessionStore(storage).persist(sessio);
    expect(await createSessionStore(storage).restore()).toEqual(sessio);
    expect(storage.read()).toEqual({ [KEY]: JSON.stringify(sessio) });
  });

  test('has the ids of the service, since their stand-ins are of one tab', async () => {
    const storage = createStorage();
    const id = '9b1c7e52-04a1-4c3d-8f00-0000000004d2';
    const session = { ...sessio, user: { ...sessio.user, id: readId(id) } };
    createSessionStore(storage).persist(session);
    expect(JSON.parse(storage.read()[KEY] ?? '')).toEqual({ ...sessio, user: { ...sessio.user, id } });
    expect(await createSessionStore(storage).restore()).toEqual(session);
  });

  test('is removed on demand, and is none before the first sign-in', async () => {
    const storage = createStorage({ altres: 'coses' });
    const store = createSessionStore(storage);
    expect(await store.restore()).toBeNull();
    store.persist(sessio);
    store.persist(null);
    expect(storage.read()).toEqual({ altres: 'coses' });
    expect(await store.restore()).toBeNull();
  });

  test('is none when it is removed while its code loads', async () => {
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
  ])('is none where the stored text is %s, which stays stored', async (_, text) => {
    const storage = createStorage({ [KEY]: text });
    const store = createSessionStore(storage);
    expect(await store.restore()).toBeNull();
    store.persist(null);
    expect(storage.read()).toEqual({ [KEY]: text });
  });

  test('of another tab stays when this tab removes its own', async () => {
    const storage = createStorage();
    const store = createSessionStore(storage);
    store.persist(sessio);
    createSessionStore(storage).persist(other);
    store.persist(null);
    expect(storage.read()).toEqual({ [KEY]: JSON.stringify(other) });
  });

  test('of another tab is not written again by the tab that takes it over', async () => {
    const text = JSON.stringify(other, null, 1);
    const storage = createStorage({ [KEY]: text });
    const store = createSessionStore(storage);
    store.adopt(other);
    store.persist(other);
    expect(storage.read()).toEqual({ [KEY]: text });
  });
});

describe('a storage that does not work', () => {
  test.each([
    ['is not there', null],
    ['is forbidden', createStorage({}, { getItem: forbid, setItem: forbid, removeItem: forbid })],
    ['is full', createStorage({}, { setItem: forbid })],
  ])('because it %s leaves the session to this tab only', async (_, storage) => {
    const store = createSessionStore(storage);
    expect(await store.restore()).toBeNull();
    expect(store.getStoredToken()).toBeNull();
    store.persist(sessio);
    expect(store.getStoredToken()).toBeUndefined();
    store.persist(null);
    expect(store.getStoredToken()).toBeNull();
  });

  test('because it refuses removals gets an empty session', async () => {
    const storage = createStorage({}, { removeItem: forbid });
    const store = createSessionStore(storage);
    store.persist(sessio);
    store.persist(null);
    expect(storage.read()).toEqual({ [KEY]: '' });
    expect(await store.restore()).toBeNull();
  });
});
