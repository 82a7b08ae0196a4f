import type * as z from 'zod/mini';
import { Named } from '../domain/values/fields';
import { Academica, CentreEducatiu, Marc, Pais } from '../domain/nouns/interns';
import { Oficina } from '../domain/access/oficina';
import type { Tipus } from '../domain/values/options';
import { Tematica } from '../domain/nouns/tematica';
import { getWhole } from './lists';

function getList<T extends z.ZodMiniType>(path: string, item: T) {
  return (signal?: AbortSignal): Promise<z.infer<T>[]> => getWhole(`interns/${path}`, item, {}, signal);
}

export const listAmbits = getList('ambits', Named);
export const listAreas = getList('areas', Named);
export const listCentres = getList('centre_educatius', CentreEducatiu);
export const listMarcs = getList('marcs', Marc);
export const listOficines = getList('oficines', Oficina);
export const listPaisos = getList('paisos', Pais);
export const listAcademiques = getList('academiques', Academica);

export function listTematiques(tipus: Tipus | null, signal?: AbortSignal): Promise<Tematica[]> {
  return getWhole('interns/tematiques', Tematica, tipus === null ? {} : { tipus }, signal);
}

export const listSectors = getList('sector_professionals', Named);
