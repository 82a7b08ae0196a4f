import type { CountedNoun } from '../access/noun';
import { getAssistents, type Activitat } from '../nouns/activitat';
import { getEstat, listTematiques, type AssessoriaRow } from '../nouns/assessoria';
import type { Consulta } from '../nouns/consulta';
import type { RowFacts } from './tally';
import { joinValues, type GroupingOf } from './xifres';

type Rows = { consulta: Consulta; assessoria: AssessoriaRow; activitat: Activitat };

/** Persons of an assessoria once it is realised; none where the person did not come. */
function getSessionPersons(row: AssessoriaRow): number | null {
  if (row.bloquejada) return null;
  if (row.realitzada) return row.realitzada.assistents;
  return getEstat(row) === 'no_assistida' ? 0 : null;
}

/** Facts for the figures by list; a blocked row has only its type. */
export const ROW_FACTS: { readonly [N in CountedNoun]: RowFacts<Rows[N], GroupingOf<N>> } = {
  consulta: {
    getPersons: ({ nombre_persones }) => nombre_persones,
    groupings: {
      oficina: ({ oficina }) => [oficina?.id],
      canal: ({ canal }) => [canal],
      ambit: ({ ambit }) => [ambit],
      professional: ({ professional }) => [professional?.id],
      tematica: ({ tematica_id }) => tematica_id,
      districte: ({ residencia }) => [residencia],
      edat_genere: ({ edat, genere }) => [joinValues(edat, genere)],
    },
  },
  assessoria: {
    getPersons: getSessionPersons,
    groupings: {
      tipus: ({ tipus }) => [tipus],
      estat: (row) => (row.bloquejada ? [] : [getEstat(row)]),
      oficina: (row) => (row.bloquejada ? [] : [row.oficina?.id]),
      professional: (row) => (row.bloquejada ? [] : [row.professional?.id]),
      tematica: listTematiques,
      districte: (row) => (row.bloquejada ? [] : [row.residencia]),
      edat_genere: (row) => [row.bloquejada ? joinValues(null, null) : joinValues(row.edat, row.genere)],
      oficina_tipus: (row) => [joinValues(row.bloquejada ? null : (row.oficina?.id ?? null), row.tipus)],
    },
  },
  activitat: {
    getPersons: getAssistents,
    groupings: {
      oficina: ({ oficina }) => [oficina?.id],
      marc: ({ marc }) => [marc],
      area: ({ area }) => [area],
      ambit: ({ ambit }) => [ambit],
      tematica: ({ tematica_id }) => tematica_id,
      professional: ({ professionals }) => professionals.map(({ id }) => id),
    },
  },
};
