import { toConsultaDraft, type Consulta, type ConsultaDraft } from '../nouns/consulta';
import type { Tematica } from '../nouns/tematica';

/** Fields reused from a previous consulta. Excludes free text and personal data. */
const REPEATED = [
  ...(['canal', 'perfil', 'ambit', 'tematica_id', 'subtematica_id'] as const),
  ...(['serveis_tramits', 'derivacio'] as const),
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

/** An entry of a pattern that the service's lists no longer have. */
export type Gone = { field: 'ambit' | 'tematica_id' | 'subtematica_id'; id: number };

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
  const values = { ...pattern, ambit, tematica_id, subtematica_id };
  const gone = (['ambit', 'tematica_id', 'subtematica_id'] as const).flatMap((field) => {
    const kept: readonly (number | null)[] = [values[field]].flat();
    const before: readonly (number | null)[] = [pattern[field]].flat();
    return before.flatMap((id) => (id === null || kept.includes(id) ? [] : [{ field, id }]));
  });
  return { values, gone };
}
