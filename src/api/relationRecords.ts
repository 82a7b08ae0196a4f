import { getFullName, getShortName } from '../domain/nouns/professional';
import { findOwnId } from '../domain/values/ids';
import { toFailure } from './errors';
import { listCentres, listOficines } from './interns';
import { listAllProfessionals } from './professionals';
import { findBare, isBare, listRelated } from './relations';

type Entry = { record: object; id: string; names: readonly string[] };
type List = () => Promise<Entry[]>;

const toEntry = (record: { id: number; nom: string }, names = [record.nom]): Entry => ({
  record,
  id: findOwnId(record.id) ?? String(record.id),
  names,
});

const listOffices: List = async () => (await listOficines()).map((oficina) => toEntry(oficina));
const listAntenes: List = async () =>
  (await listOficines()).flatMap(({ antenas }) => antenas.map((antena) => toEntry(antena)));
const listSchools: List = async () => (await listCentres()).map((centre) => toEntry(centre));
const listStaff: List = async () =>
  (await listAllProfessionals()).map((one) => toEntry(one, [getFullName(one), getShortName(one)]));

const LISTS: Readonly<Record<string, List>> = {
  oficina: listOffices,
  antena: listAntenes,
  professional: listStaff,
  professionals: listStaff,
  centre_escolar: listSchools,
};

/** Whether a call reads such a list itself. */
const isOwn = (list: List, call: string): boolean =>
  call.startsWith(list === listStaff ? 'GET professionals' : 'GET interns/');

let kept: { token: string | null; lists: Map<List, Promise<Entry[]>> } = { token: null, lists: new Map() };

/** Entries of a list, read once a session; a failed one is read again, unless it is forbidden. */
function getEntries(list: List, token: string | null): Promise<Entry[]> {
  if (kept.token !== token) kept = { token, lists: new Map() };
  const { lists } = kept;
  const entries = lists.get(list) ?? list();
  lists.set(list, entries);
  return entries.catch((error: unknown) => {
    if (toFailure(error).status !== 403) lists.delete(list);
    return [];
  });
}

/** An answer with records in the place of relations that are an id or a name alone. */
export async function completeRelations(
  answer: unknown,
  call: string,
  token: string | null,
): Promise<unknown> {
  const entries: Record<string, Entry[]> = {};
  for (const name of findBare(answer)) {
    const list = LISTS[name];
    if (list && !isOwn(list, call)) entries[name] = await getEntries(list, token);
  }
  return fill(answer, entries);
}

function fill(value: unknown, entries: Readonly<Record<string, Entry[]>>): unknown {
  if (Array.isArray(value)) return value.map((row) => fill(row, entries));
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).map(([name, inner]: [string, unknown]) => {
    const of = entries[name];
    if (!of) return [name, fill(inner, entries)];
    return [name, isBare(inner) ? findRecord(of, inner) : fillList(of, inner)];
  });
  return Object.fromEntries(fields);
}

const fillList = (entries: readonly Entry[], value: unknown): unknown => {
  const related = listRelated(value);
  return related.some(isBare) ? related.map((one) => findRecord(entries, one)) : value;
};

/** The record with an id, or the only one with a name: of two namesakes it could be either. */
function findRecord(entries: readonly Entry[], value: unknown): unknown {
  if (!isBare(value)) return value;
  const text = String(value).trim();
  const named = entries.filter(({ names }) => names.includes(text));
  const found = entries.find(({ id }) => id === text) ?? (named.length === 1 ? named[0] : undefined);
  return found?.record ?? value;
}
