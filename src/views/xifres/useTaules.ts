import { useSession } from '../../hooks/actors';
import { useCatalog, useViewer } from '../../hooks/data';
import { getReadableTypes, listReadableOffices } from '../../domain/access/access';
import { canLoad } from '../../domain/access/catalogs';
import { NOUNS } from '../../domain/access/noun';
import { listChoices } from '../../domain/nouns/professional';
import { CANALS, EDATS, ESTATS, GENERES, RESIDENCIES } from '../../domain/values/options';
import {
  CREUS,
  listLlistes,
  LLISTES,
  type Creu,
  type Dimensio,
  type Llista,
} from '../../domain/pages/xifres';
import type { Cross } from '../../domain/pages/xifresCross';
import { getPart, type Part, type Taula } from '../../domain/pages/xifresTables';
import { labels, stateNames, toOptions } from '../../text/options';
import { toRecordOptions } from '../shared/recordOptions';

const toIdOptions = (records: Parameters<typeof toRecordOptions>[0] = []) =>
  toRecordOptions(records).map(({ value, label }) => ({ value: String(value), label }));

const listTables = (list: Llista) =>
  (Object.keys(LLISTES[list].figures) as Dimensio[]).map((dimensio) => ({ list, dimensio }));

export function useTaules(isOpen: (part: Part) => boolean) {
  const user = useSession()?.user;
  const viewer = useViewer();
  const lists = listLlistes(viewer.permissions);
  const tables = lists.flatMap(listTables);
  const isShown = (dimensio: Dimensio): boolean =>
    tables.some((table) => {
      if (table.dimensio !== dimensio) return false;
      const part = getPart(table);
      return part === null || isOpen(part);
    });
  const needs = {
    oficines: true,
    ambits: isShown('ambit'),
    marcs: isShown('marc'),
    areas: isShown('area'),
    tematiques: isShown('tematica'),
    professionals: canLoad('professionals', viewer.permissions),
  };
  const oficines = useCatalog('oficines', needs.oficines);
  const ambits = useCatalog('ambits', needs.ambits);
  const marcs = useCatalog('marcs', needs.marcs);
  const areas = useCatalog('areas', needs.areas);
  const tematiques = useCatalog('tematiques', needs.tematiques);
  const staff = useCatalog('professionals', needs.professionals);

  const self = user ? { id: user.id, nom: user.nom_complet } : null;
  const options: Record<Exclude<Dimensio, 'oficina'>, Taula['options']> = {
    canal: toOptions(CANALS, labels.canal),
    districte: toOptions(RESIDENCIES, labels.residencia),
    tipus: toOptions(getReadableTypes(viewer), labels.tipus),
    estat: toOptions(ESTATS, stateNames),
    marc: toIdOptions(marcs?.data),
    area: toIdOptions(areas?.data),
    ambit: toIdOptions(ambits?.data),
    tematica: toIdOptions(tematiques?.data),
    professional: listChoices(self, staff?.data ?? []).map(({ id, nom }) => ({
      value: String(id),
      label: nom,
    })),
  };
  const listOptions = (list: Llista, dimensio: Dimensio): Taula['options'] =>
    dimensio === 'oficina'
      ? toIdOptions(listReadableOffices(viewer, NOUNS[LLISTES[list].noun].resource, oficines?.data ?? []))
      : options[dimensio];
  const taules = tables
    // Rows have only the ids of people.
    .filter((table) => table.dimensio !== 'professional' || !isRead(table) || needs.professionals)
    .map((table): Taula => ({ ...table, options: listOptions(table.list, table.dimensio) }))
    .filter(isInformative);
  const ends: Readonly<Record<Creu, (list: Llista) => Pick<Cross, 'rows' | 'columns'>>> = {
    edat_genere: () => ({
      rows: toOptions(EDATS, labels.edat),
      columns: toOptions(GENERES, labels.genere),
    }),
    oficina_tipus: (list) => ({ rows: listOptions(list, 'oficina'), columns: options.tipus }),
  };
  const crosses = lists.flatMap((list) =>
    CREUS[list]
      .map((creu): Cross => ({ list, creu, ...ends[creu](list) }))
      // A cross of one office or one type would repeat a table of one dimension.
      .filter(({ rows, columns }) => rows.length > 1 && columns.length > 1),
  );
  const named = { oficines, ambits, marcs, areas, tematiques, professionals: staff };
  const names = Object.keys(named) as (keyof typeof named)[];
  const failed = names.filter((name) => named[name]?.isFailed);
  return {
    lists,
    taules,
    crosses,
    failed,
    areNamed: failed.length === 0 && names.every((name) => !needs[name] || named[name]?.isLoading === false),
  };
}

const isRead = (table: Pick<Taula, 'list' | 'dimensio'>): boolean =>
  getPart(table)?.endsWith('rows') === true;

/** A table of one office or one type would only repeat the total. */
function isInformative(taula: Taula): boolean {
  return isRead(taula) || taula.options.length > (['oficina', 'tipus'].includes(taula.dimensio) ? 1 : 0);
}
