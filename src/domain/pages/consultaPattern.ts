import { toConsultaDraft, type Consulta, type ConsultaDraft } from '../nouns/consulta';
import type { Tematica } from '../nouns/tematica';
import { isUnread, type Unread } from '../values/unread';

/** Fields reused from a previous consulta. Excludes free text and personal data. */
const REPEATED = [
  'canal',
  'perfil',
  'ambit',
  'tematica_id',
  'subtematica_id',
  'serveis_tramits',
  'derivacio',
] as const satisfies readonly (keyof ConsultaDraft)[];

export type ConsultaPattern = Pick<ConsultaDraft, (typeof REPEATED)[number]>;

const SOME = 5;

/** The latest distinct patterns; those without an àmbit are too vague. */
export function listPatterns(consultes: readonly Consulta[]): ConsultaPattern[] {
  const patterns = consultes
    .filter(({ ambit }) => ambit !== null)
    .map((consulta) => {
      const draft = toConsultaDraft(consulta);
      return Object.fromEntries(REPEATED.map((name) => [name, draft[name]])) as ConsultaPattern;
    });
  const distinct = new Map(patterns.map((pattern) => [JSON.stringify(pattern), pattern]));
  return [...distinct.values()].slice(0, SOME);
}

const LISTS = ['tematica_id', 'subtematica_id', 'serveis_tramits', 'derivacio'] as const;

export type Gone =
  | { field: 'ambit' | 'tematica_id' | 'subtematica_id'; id: number }
  | { field: (typeof LISTS)[number]; id: Unread };

/** A pattern without lost entries: an àmbit takes its themes along, a theme its subthemes. */
export function fitPattern(
  pattern: ConsultaPattern,
  lists: { ambits: readonly { id: number }[]; tematiques: readonly Tematica[] },
): { values: ConsultaPattern; gone: Gone[] } {
  const ambit = lists.ambits.some(({ id }) => id === pattern.ambit) ? pattern.ambit : null;
  const themes = lists.tematiques.filter(
    ({ id, ambit_id }) => ambit_id === ambit && pattern.tematica_id.includes(id),
  );
  const tematica_id = pattern.tematica_id.filter((id) => themes.some((theme) => theme.id === id));
  const subtematica_id = pattern.subtematica_id.filter((id) =>
    themes.some(({ subtematica }) => subtematica.some((one) => one.id === id)),
  );
  const serveis_tramits = pattern.serveis_tramits.filter((one) => !isUnread(one));
  const derivacio = pattern.derivacio.filter((one) => !isUnread(one));
  const values = { ...pattern, ambit, tematica_id, subtematica_id, serveis_tramits, derivacio };
  const gone = (['ambit', 'tematica_id', 'subtematica_id'] as const).flatMap((field) => {
    const kept: readonly unknown[] = [values[field]].flat();
    const before = [pattern[field]].flat();
    return before.flatMap((id) => (typeof id !== 'number' || kept.includes(id) ? [] : [{ field, id }]));
  });
  const unread = LISTS.flatMap((field) => pattern[field].filter(isUnread).map((id) => ({ field, id })));
  return { values, gone: [...gone, ...unread] };
}
