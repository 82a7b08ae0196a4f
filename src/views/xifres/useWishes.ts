import { useSession } from '../../hooks/actors';
import { useCatalog, useViewer } from '../../hooks/data';
import { getReadableOffices, getReadableTypes } from '../../domain/access';
import { ESTATS } from '../../domain/assessoria';
import { mayAsk, type CatalogName } from '../../domain/catalogs';
import { NOUNS } from '../../domain/noun';
import { listChoosable } from '../../domain/oficina';
import { listChoices } from '../../domain/professional';
import { CANALS } from '../../domain/options';
import { holds } from '../../domain/permissions';
import { getScope } from '../../domain/scope';
import { LLISTES, type Llista } from '../../domain/xifres';
import { getPart, type Dimensio, type Part, type Wish } from '../../domain/xifresTables';
import { labels, stateNames, toOptions } from '../../text/options';
import { toRecordOptions } from '../shared/recordOptions';

const RESOURCES = {
  consultes: NOUNS.consulta.resource,
  assessories: NOUNS.assessoria.resource,
  activitats: NOUNS.activitat.resource,
} as const satisfies Record<Llista, string>;

const toIdOptions = (records: Parameters<typeof toRecordOptions>[0]) =>
  toRecordOptions(records).map(({ value, label }) => ({ value: String(value), label }));

/** The lists that a person may read, the tables of them that tell anything apart, and whose names they bear. */
export function useWishes(isOpen: (part: Part) => boolean) {
  const user = useSession()?.user;
  const viewer = useViewer();
  const { permissions, oficinaId } = viewer;
  const lists = LLISTES.filter((list) => holds(permissions, `read_${RESOURCES[list]}`));
  const readsRows = lists.some((list) => isOpen(`${list}.rows`));
  const needs = {
    oficines: true,
    ambits: lists.includes('consultes') || isOpen('activitats.rows'),
    marcs: lists.includes('activitats'),
    areas: lists.includes('activitats'),
    tematiques: readsRows,
    professionals: mayAsk('professionals', permissions),
  } satisfies Partial<Record<CatalogName, boolean>>;
  const oficines = useCatalog('oficines', needs.oficines);
  const ambits = useCatalog('ambits', needs.ambits);
  const marcs = useCatalog('marcs', needs.marcs);
  const areas = useCatalog('areas', needs.areas);
  const tematiques = useCatalog('tematiques', needs.tematiques);
  const staff = useCatalog('professionals', needs.professionals);

  const readable = (list: 'consultes' | 'activitats') =>
    listChoosable(oficines?.data ?? [], getScope(permissions, 'read', RESOURCES[list]), oficinaId);
  const self = user ? { id: user.id, nom: user.nom_complet } : null;
  const professionals = listChoices(self, staff?.data ?? []).map(({ id, nom }) => ({
    value: String(id),
    label: nom,
  }));
  const tables: Record<Llista, Partial<Record<Dimensio, Wish['options']>>> = {
    consultes: {
      oficina: toIdOptions(readable('consultes')),
      canal: toOptions(CANALS, labels.canal),
      ambit: toIdOptions(ambits?.data ?? []),
      professional: professionals,
      tematica: toIdOptions(tematiques?.data ?? []),
    },
    assessories: {
      tipus: toOptions(getReadableTypes(viewer), labels.tipus),
      estat: toOptions(ESTATS, stateNames),
      oficina: toIdOptions(getReadableOffices(viewer, oficines?.data ?? [])),
      professional: professionals,
      tematica: toIdOptions(tematiques?.data ?? []),
    },
    activitats: {
      oficina: toIdOptions(readable('activitats')),
      marc: toIdOptions(marcs?.data ?? []),
      area: toIdOptions(areas?.data ?? []),
      ambit: toIdOptions(ambits?.data ?? []),
      tematica: toIdOptions(tematiques?.data ?? []),
      // Records name people by their numbers alone.
      ...(needs.professionals && { professional: professionals }),
    },
  };
  const wishes = lists.flatMap((list) =>
    (Object.entries(tables[list]) as [Dimensio, Wish['options']][])
      .map(([dimensio, options]): Wish => ({ list, dimensio, options }))
      .filter(tellsApart),
  );
  const named = { oficines, ambits, marcs, areas, tematiques, professionals: staff };
  const names = Object.keys(named) as (keyof typeof named)[];
  const failed = names.filter((name) => named[name]?.isFailed);
  return {
    lists,
    wishes,
    /** The service's lists that names should come from and do not. */
    failed,
    areNamed: failed.length === 0 && names.every((name) => !needs[name] || named[name]?.isLoading === false),
  };
}

/** One office, or one type, is all of it; what only records say is named by them. */
function tellsApart(wish: Wish): boolean {
  if (getPart(wish)?.endsWith('rows')) return true;
  return wish.options.length > (['oficina', 'tipus'].includes(wish.dimensio) ? 1 : 0);
}
