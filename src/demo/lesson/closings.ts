import type { Entry } from '../../journal/record';
import type { Deed } from './deed';

type Told = { id?: number; isAbsent?: boolean; key?: string };

/** Deed of a session closed with its day, as if it had been closed by itself. */
export function createClosings(): (entry: Entry) => Deed | null {
  const absent = new Map<string, boolean>();
  return ({ stream, event: { type, ...fields } }) => {
    const { id, isAbsent = false, key }: Told = fields;
    if (type === 'closeDay.absent') absent.set(`${stream} ${id}`, isAbsent);
    if (type !== 'batch.done' || !key) return null;
    return absent.get(`${stream} ${key}`)
      ? {
          machine: 'attendance',
          event: { type: 'xstate.done.actor.mark', input: { noun: 'assessoria', id: Number(key) } },
        }
      : { machine: 'completion', event: { type: 'xstate.done.actor.save', input: { params: { id: key } } } };
  };
}
