import type { Tipus } from '../../src/domain/values/options';
import { findName } from '../store/lookups';
import { createStore, type Origin } from '../seed/createStore';
import type { State } from '../store/state';
import type { Write } from '../store/writes';
import type { StoredDemo } from './storedDemo';

export type Past = {
  at: number;
  /** Full name of the author; null once unknown. */
  by: string | null;
  call: Write['call'];
  tipus: Tipus | null;
  /** Moment of an appointment, in milliseconds. */
  date: number | null;
  name: string | null;
};

/** Writes up to a point, with the sign-ins of open sessions: going back keeps the person. */
export function goBack(log: readonly Write[], point: number, open: State['sessions']): Write[] {
  const later = log.slice(point);
  return [...log.slice(0, point), ...later.filter((write) => isSession(write) && open.has(write.ids.sessio))];
}

function isSession(write: Write) {
  return write.call === 'POST /auth/login' || write.call === 'PUT /auth/new-password';
}

export function listAhead(log: readonly Write[], back: readonly Write[]): Write[] {
  return log.filter((write) => !back.includes(write));
}

/** Keeps what lies ahead under a mark without a name. */
export function markAhead({ log, ahead, marks }: StoredDemo): Partial<StoredDemo> {
  return ahead.length > 0 ? { ahead: [], marks: [...marks, { name: '', log: [...log, ...ahead] }] } : {};
}

function describe(write: Write, state: State): Past {
  const { at, by, call } = write;
  const id = 'id' in write ? write.id : 0;
  const isCita = call === 'DELETE /cites/:id' || call.includes('assessories/');
  const assessoria = isCita ? state.assessories.get(id) : undefined;
  const booked = call === 'POST /cites' || call === 'POST /assessories' ? write.body : null;
  return {
    at,
    by: findName(state, by) ?? null,
    call,
    tipus: booked?.tipus ?? assessoria?.tipus ?? null,
    date: booked?.date ?? assessoria?.cita.date ?? null,
    name: call.endsWith('/professionals/:id') ? (findName(state, id) ?? null) : null,
  };
}

/** Descriptions of writes, each with the data of its moment. */
export function listPast(origin: Origin, writes: readonly Write[]): Past[] {
  const store = createStore({ ...origin, log: [] });
  return writes.map((write) => {
    const past = describe(write, store.state);
    store.commit(write);
    return past;
  });
}

export const isSame = (one: object, other: object): boolean => JSON.stringify(one) === JSON.stringify(other);
