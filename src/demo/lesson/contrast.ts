import type { Entry } from '../../journal/record';
import type { Known } from './deed';

type Query = Readonly<Record<string, unknown>>;

/** Fields of the journal's events that are compared with what was before. */
type Told = {
  changed?: readonly string[];
  q?: string;
  query?: Query;
  input?: { query?: Query };
  id?: number;
  ids?: readonly number[];
};

/** Former values of an actor, and changes that wait for their answer. */
type Before = {
  changed?: readonly string[];
  q?: string;
  query?: Query;
  /** Keys of a filter, or the beginning of a search, before the list has come. */
  asked?: { filtered?: string[]; isSearch?: true };
  here?: readonly number[];
  picked?: number | undefined;
};

const PARENT = /\/[^/]+$/;

const compare = (one: Query, other: Query): string[] =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])].filter((key) => one[key] !== other[key]);

/** Tells what an event brought that was not there before; the event comes with every letter again. */
export function createContrast(known: ReadonlyMap<string, Known>) {
  const all = new Map<string, Before>();

  /** Keys of the query that differ; a list has them with its answer. */
  function filter(stream: string, before: Before, query: Query): object {
    const filtered = compare(before.query ?? {}, query);
    const isList = known.has(`${stream}/rows`);
    all.set(stream, {
      ...before,
      query,
      ...(isList && filtered.length > 0 && { asked: { ...before.asked, filtered } }),
    });
    return isList || filtered.length === 0 ? {} : { filtered };
  }
  function search(stream: string, before: Before, q: string): object {
    const isBegun = q !== '' && (before.q ?? '') === '';
    all.set(stream, { ...before, q, ...(isBegun && { asked: { ...before.asked, isSearch: true } }) });
    return {};
  }
  function answer(stream: string): object {
    const list = stream.replace(PARENT, '');
    const { asked, ...before } = all.get(list) ?? {};
    if (asked) all.set(list, before);
    return asked ?? {};
  }
  function arrive(stream: string, { here = [], ...before }: Before, id: number): object {
    const isHere = !here.includes(id);
    all.set(stream, { ...before, here: isHere ? [...here, id] : here.filter((one) => one !== id) });
    return { isHere, input: { id } };
  }

  return ({ stream, event: { type, ...fields } }: Entry): object => {
    const before = all.get(stream) ?? {};
    const { changed = [], q = '', query = {}, input, id = 0 }: Told = fields;
    if (type === 'xstate.init') all.set(stream, { query: input?.query ?? {} });
    else if (type === 'record.changed') {
      all.set(stream, { ...before, changed });
      return { added: changed.filter((name) => !before.changed?.includes(name)) };
    } else if (type === 'screen.address') return filter(stream, before, query);
    else if (type === 'list.search') return search(stream, before, q);
    else if (type === 'xstate.done.actor.send') return answer(stream);
    else if (type === 'arrivals.toggle') return arrive(stream, before, id);
    else if (type === 'calendarMove.begin') all.set(stream, { ...before, picked: id });
    else if (type === 'xstate.done.actor.read' && before.picked !== undefined) {
      all.set(stream, { ...before, picked: undefined });
      return { isPicked: true, input: { id: before.picked } };
    }
    return {};
  };
}
