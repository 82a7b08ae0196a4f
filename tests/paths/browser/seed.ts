import { createSessionStore } from '../../../src/app/browser/storage';
import { getDay } from '../../../src/domain/values/madrid';
import { readSignIn } from '../../../src/domain/access/sessio';
import { createBackend } from '../../../mock-server/backend';
import { begin } from '../../../mock-server/demo/storedDemo';
import { createPersistence } from '../../../mock-server/demo/persistence';
import { PASSWORD } from '../../../mock-server/store/rows/professional';
import type { State } from '../../../mock-server/store/state';

export const NOW = new Date('2026-11-20T10:20:00+01:00');

const state: State = createBackend({ seed: 1, anchor: NOW.getTime() }, () => NOW.getTime()).getStore().state;

type Tables = { [K in keyof State]: State[K] extends ReadonlyMap<number, infer Row> ? Row : never };

export function findId<K extends keyof Tables>(table: K, fits: (record: Tables[K]) => boolean): number {
  const records = state[table] as unknown as ReadonlyMap<number, Tables[K]>;
  for (const [id, record] of records) if (fits(record)) return id;
  throw new Error(`The demo's data has no such record among ${table}.`);
}

export const OFFICE = 1;

/** A past assessoria to complete, of a type and an office (null: of any). */
export const findOpenAssessoria = (tipus = 'laboral', office: number | null = OFFICE): number =>
  findId(
    'assessories',
    (one) =>
      one.tipus === tipus &&
      (office === null || one.oficina_id === office) &&
      one.realitzacio === null &&
      one.assistit === null &&
      !one.bloquejada &&
      one.cita.date < NOW.getTime(),
  );

export const findComingAssessoria = (): number =>
  findId(
    'assessories',
    (one) =>
      one.oficina_id === OFFICE &&
      one.tipus === 'laboral' &&
      one.modalitat === 'Presencial' &&
      one.assistit === null &&
      !one.bloquejada &&
      one.cita.date > NOW.getTime() + 12 * 60 * 60 * 1000,
  );

/** The e-mail address of a person with several sessions at that office. */
export function findComer(): string {
  const addresses = [...state.assessories.values()].flatMap(({ oficina_id, bloquejada, jove }) =>
    oficina_id === OFFICE && !bloquejada && jove.email !== null ? [jove.email] : [],
  );
  const found = addresses.find((address, index) => addresses.includes(address, index + 1));
  if (found === undefined) throw new Error('No person came twice.');
  return found;
}

const storages = new Map<string, Promise<Record<string, string>>>();

/** Storage of a signed-in browser: the session and the demo's data. */
export function createStorage(who: string): Promise<Record<string, string>> {
  const storage = storages.get(who) ?? signIn(who);
  storages.set(who, storage);
  return storage;
}

async function signIn(who: string): Promise<Record<string, string>> {
  const backend = createBackend({ seed: 1, anchor: NOW.getTime() }, () => NOW.getTime());
  const answer = await backend.answer({
    method: 'POST',
    url: 'http://localhost/api/auth/login',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: `${who}@example.org`, password: PASSWORD }),
  });
  if (answer === 'network') throw new Error('no answer');
  const kept: Record<string, string> = {};
  const storage = {
    getItem: (name: string) => kept[name] ?? null,
    setItem: (name: string, text: string) => void (kept[name] = text),
  } as Storage;
  const { log } = backend.getStore();
  createPersistence(storage).save(begin({ seed: 1, anchor: NOW.getTime(), log }));
  createSessionStore(storage).persist(readSignIn(JSON.parse(answer.body ?? '')));
  return kept;
}

export function findSlot(tipus: string, office: number): { id: number; dia: string } {
  const id = findId(
    'disponibilitats',
    (slot) =>
      slot.tipus === tipus &&
      slot.oficina_id === office &&
      slot.assessoria_id === null &&
      slot.inici > NOW.getTime() + 12 * 60 * 60 * 1000,
  );
  return { id, dia: getDay(state.disponibilitats.get(id)?.inici ?? 0) };
}
