import { toFilter } from '../http/filters';
import { ok } from '../http/responses';
import type { Handler } from '../http/middleware';
import { ACADEMIQUES, AMBITS, AREES, MARCS, PAISOS, SECTORS } from '../catalogs/interns';
import { TEMATIQUES } from '../catalogs/tematiques';

export const listAmbits: Handler = () => ok({ data: AMBITS });
export const listArees: Handler = () => ok({ data: AREES });
export const listCentres: Handler = ({ state }) => ok({ data: state.centres });
export const listMarcs: Handler = () => ok({ data: MARCS });
export const listOficines: Handler = ({ state }) => ok({ data: state.oficines });
/** The only list wrapped twice (spec §7). */
export const listSectors: Handler = () => ok({ data: { data: SECTORS } });
export const listPaisos: Handler = () => ok({ data: PAISOS });
export const listAcademiques: Handler = () => ok({ data: ACADEMIQUES });

export const listTematiques: Handler = ({ query }) =>
  ok({ data: TEMATIQUES.filter(toFilter(query, 'tematiques', (tematica) => tematica)) });
