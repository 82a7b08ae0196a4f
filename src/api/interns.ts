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

export const listAmbits = getList('ambits', Named);
export const listAreas = getList('areas', Named);
export const listCentres = getList('centre_educatius', CentreEducatiu);
export const listMarcs = getList('marcs', Marc);
export const listOficines = getList('oficines', Oficina);
export const listPaisos = getList('paisos', Pais);
export const listAcademiques = getList('academiques', Academica);

/** Themes of one type, or of all. */
export function listTematiques(tipus: Tipus | null, signal?: AbortSignal): Promise<Tematica[]> {
  return call('GET', `interns/tematiques${toSearch({ tipus })}`, { read: asData(z.array(Tematica)), signal });
}

const readSectors = asData(z.array(Named));

/** This list is nested one level deeper than the others. */
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
