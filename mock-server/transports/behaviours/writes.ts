import { getDay, toInstant } from '../../../src/domain/values/madrid';
import type { ApiRequest } from '../../http/responses';
import type { Quirk } from '../changes';
import { asking } from './kit';

type Body = Readonly<Record<string, unknown>>;

const storing = (method: string, path: RegExp, change: (body: Body) => Body): Quirk =>
  asking({ method, path }, (request: ApiRequest) => ({
    ...request,
    body: request.body === '' ? '' : JSON.stringify(change(JSON.parse(request.body) as Body)),
  }));

const CONSULTA = /^consultes\/\d+$/;
const ACTIVITAT = /^activitats$/;
const ASSESSORIA = /^assessories\/\d+$/;
const PROFESSIONAL = /^professionals\/\d+$/;

/** A change that clears the fields which it does not name. */
const clearing = (path: RegExp, ...names: string[]): Quirk =>
  storing('PATCH', path, (body) => ({ ...Object.fromEntries(names.map((name) => [name, null])), ...body }));

const keeping = (path: RegExp): Quirk =>
  storing('PATCH', path, (body) =>
    Object.fromEntries(Object.entries(body).filter(([, value]) => value !== null)),
  );

const moving = (path: RegExp, name: string, change: (instant: string) => string): Quirk =>
  storing('POST', path, (body) => {
    const { [name]: instant } = body;
    return typeof instant === 'string' ? { ...body, [name]: change(instant) } : body;
  });

/** The same digits as UTC. */
const withoutOffset = (instant: string): string => instant.replace(/[+-]\d{2}:\d{2}$/, 'Z');

/** The digits of UTC, as if they were Madrid's. */
function ofGreenwich(instant: string): string {
  const [day = '', time = ''] = new Date(instant).toISOString().split('T');
  return toInstant(day, time.slice(0, 5));
}

export const WRITE_BEHAVIOURS = {
  changeClearsConsultes: clearing(CONSULTA, 'formacio', 'conegut', 'observacions'),
  changeClearsActivitats: clearing(ACTIVITAT, 'curs', 'grups', 'activitatValoracio'),
  changeClearsAssessories: clearing(ASSESSORIA, 'formacio', 'conegut', 'descripcio'),
  changeClearsProfessionals: clearing(PROFESSIONAL, 'segon_cognom', 'telefon'),
  changeClearsLists: clearing(CONSULTA, 'conegut', 'tematica_id', 'subtematica_id', 'derivacio'),
  nullIgnoredInConsultes: keeping(CONSULTA),
  nullIgnoredInActivitats: keeping(ACTIVITAT),
  nullIgnoredInAssessories: keeping(ASSESSORIA),
  nullIgnoredInProfessionals: keeping(PROFESSIONAL),
  consultesWithoutOffset: moving(/^consultes$/, 'data', withoutOffset),
  consultesOfGreenwich: moving(/^consultes$/, 'data', ofGreenwich),
  consultesAtMidnight: moving(/^consultes$/, 'data', (instant) => toInstant(getDay(instant))),
  assessoriesWithoutOffset: moving(/^assessories$/, 'date', withoutOffset),
  assessoriesOfGreenwich: moving(/^assessories$/, 'date', ofGreenwich),
  summerAsWinter: moving(/^consultes$/, 'data', (instant) => instant.replace('+02:00', '+01:00')),
} as const satisfies Record<string, Quirk>;
