import * as z from 'zod/mini';
import { Named } from '../domain/values/fields';
import { Academica, CentreEducatiu, Marc, Pais } from '../domain/nouns/interns';
import { toSearch } from '../domain/values/query';
import { Oficina } from '../domain/access/oficina';
import type { Tipus } from '../domain/values/options';
import { Tematica } from '../domain/nouns/tematica';
import { call } from './http';
import { asData } from './read';

function getList<T extends z.ZodMiniType>(path: string, item: T) {
  return (signal?: AbortSignal): Promise<z.infer<T>[]> =>
    call('GET', `interns/${path}`, { read: asData(z.array(item)), signal });
}

/** GET interns/ambits */
export const listAmbits = getList('ambits', Named);
/** GET interns/areas */
export const listAreas = getList('areas', Named);
/** GET interns/centre_educatius */
export const listCentres = getList('centre_educatius', CentreEducatiu);
/** GET interns/marcs */
export const listMarcs = getList('marcs', Marc);
/** GET interns/oficines */
export const listOficines = getList('oficines', Oficina);
/** GET interns/paisos */
export const listPaisos = getList('paisos', Pais);
/** GET interns/academiques */
export const listAcademiques = getList('academiques', Academica);

/** GET interns/tematiques, of one type where it is given */
export function listTematiques(tipus: Tipus | null, signal?: AbortSignal): Promise<Tematica[]> {
  return call('GET', `interns/tematiques${toSearch({ tipus })}`, { read: asData(z.array(Tematica)), signal });
}

const readSectors = asData(z.array(Named));

/** GET interns/sector_professionals: the list stands one level deeper than the others' */
export function listSectors(signal?: AbortSignal): Promise<Named[]> {
  return call('GET', 'interns/sector_professionals', {
    read: (answer, name) => readSectors(isNested(answer) ? answer.data : answer, name),
    signal,
  });
}

function isNested(answer: unknown): answer is { data: object } {
  const data = (answer as { data?: unknown } | undefined)?.data;
  return typeof data === 'object' && data !== null && !Array.isArray(data);
}
