import * as z from 'zod/mini';
import { describe, expect, test } from 'vitest';
import { asData } from '../../src/api/read';
import { Activitat } from '../../src/domain/nouns/activitat';
import { AssessoriaRow } from '../../src/domain/nouns/assessoria';
import { Cita } from '../../src/domain/nouns/cita';
import { Consulta } from '../../src/domain/nouns/consulta';
import { DataRules, DEFAULT_DATA_RULES } from '../../src/domain/nouns/dataRules';
import { Disponibilitat } from '../../src/domain/nouns/disponibilitat';
import { Named } from '../../src/domain/values/fields';
import { Academica, CentreEducatiu, Marc, Pais } from '../../src/domain/nouns/interns';
import { Oficina } from '../../src/domain/access/oficina';
import { TIPUS } from '../../src/domain/values/options';
import { Professional } from '../../src/domain/nouns/professional';
import { Tematica } from '../../src/domain/nouns/tematica';
import { openTestServer } from '../mock-server/support/testServer';

type Json = string | number | boolean | null | Json[] | { [key: string]: Json };
type Path = readonly (string | number)[];
type Row = { [key: string]: Json };

const { admin } = await openTestServer();

async function ask(path: string): Promise<Row[]> {
  const { data } = (await admin.get(path)).json;
  return (Array.isArray(data) ? data : (data.data ?? [data])) as Row[];
}

/** Rows that differ most: realised ones of each type, a blocked one, and the first. */
function pick(rows: Row[]): Row[] {
  const of = (fits: (row: Row) => boolean) => rows.find(fits);
  const realised = TIPUS.map((tipus) => of((row) => row['tipus'] === tipus && row['realitzada'] !== null));
  const found = [rows[0], rows[1], of((row) => row['bloquejada'] === true), ...realised];
  return [...new Set(found)].filter((row) => row !== undefined);
}

const RANGE = 'data_inici=2026-11-01&data_fi=2026-11-30';
const ANSWERS: [name: string, schema: z.ZodMiniType, path: string][] = [
  ['assessories', AssessoriaRow, `/assessories?per_page=100&estat=realitzada`],
  ['assessories', AssessoriaRow, `/assessories?per_page=100`],
  ['cites', Cita, `/cites?${RANGE}`],
  ['disponibilitats', Disponibilitat, `/cites/disponibilitats?${RANGE}`],
  ['consultes', Consulta, '/consultes?per_page=30'],
  ['activitats', Activitat, '/activitats?per_page=30'],
  ['professionals', Professional, '/professionals?per_page=15'],
  ['data_rules', DataRules, '/config/data_rules'],
  ['ambits', Named, '/interns/ambits'],
  ['marcs', Marc, '/interns/marcs'],
  ['paisos', Pais, '/interns/paisos'],
  ['academiques', Academica, '/interns/academiques'],
  ['centres', CentreEducatiu, '/interns/centre_educatius'],
  ['oficines', Oficina, '/interns/oficines'],
  ['tematiques', Tematica, '/interns/tematiques?tipus=habitatge'],
  ['sectors', Named, '/interns/sector_professionals'],
];

/** Every place in a value, outer ones first. */
function* walk(value: Json, path: Path = []): Generator<[Path, Json]> {
  if (path.length > 0) yield [path, value];
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    yield* walk(inner, [...path, Array.isArray(value) ? Number(key) : key]);
  }
}

function setAt(value: Json, [key, ...rest]: Path, next: Json | undefined): Json {
  const copy = (Array.isArray(value) ? [...value] : { ...(value as Row) }) as Record<
    string | number,
    Json | undefined
  >;
  if (key === undefined) return value;
  copy[key] = rest.length === 0 ? next : setAt(copy[key] as Json, rest, next);
  if (copy[key] === undefined) delete copy[key];
  return copy as Json;
}

function* listDifferences(value: Json): Generator<[name: string, other: Json | undefined, same: boolean]> {
  if (value !== null) yield ['null', null, false];
  yield ['missing', undefined, value === null || (Array.isArray(value) && value.length === 0)];
  yield ['empty', '', false];
  if (typeof value === 'number') yield ['text', String(value), true];
  if (typeof value === 'boolean') yield ['figure', Number(value), true];
  if (typeof value === 'boolean') yield ['figure as text', String(Number(value)), true];
  if (typeof value === 'string') yield ['unknown', 'valor_nou', false];
  if (typeof value === 'string' && /^\d{4}-\d{2}-\d{2}T/.test(value)) {
    const utc = new Date(value).toISOString();
    yield ['utc', utc.replace('.000Z', '.000000Z'), true];
    yield ['space and no offset', value.slice(0, 19).replace('T', ' '), true];
    yield ['no colon in the offset', value.replace(/:(\d{2})$/, '$1'), true];
    yield ['no seconds', `${value.slice(0, 16)}${value.slice(19)}`, true];
  }
  if (Array.isArray(value)) yield ['keys', Object.fromEntries(value.entries()), true];
  if (typeof value !== 'object') yield ['object', { u: 1 }, false];
  yield ['list', [], Array.isArray(value) && value.length === 0];
}

function normalise(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value), (_, inner: unknown) =>
    typeof inner === 'string' && /^\d{4}-\d{2}-\d{2}T\d/.test(inner) ? new Date(inner).toISOString() : inner,
  );
}

function compare(one: unknown, other: unknown, path: Path = []): Path[] {
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) {
    return one === other ? [] : [path];
  }
  if (Array.isArray(one) && Array.isArray(other) && one.length !== other.length) return [path];
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].flatMap((key) =>
    compare((one as Row)[key], (other as Row)[key], [...path, key]),
  );
}

const isWithin = (path: Path, place: Path) =>
  place.every((part, index) => String(part) === String(path[index]));

/** Indispensable parts of a record: its id, and an appointment's assessoria. */
const ESSENTIAL = ['id', 'assessoria', 'assessoria.id'];

/** Cost of a difference: its place, or the whole that is lost with it. */
function getCost(place: Path): Path {
  const end = place.at(-1);
  return end === 'id' || typeof end === 'number' ? getCost(place.slice(0, -1)) : place;
}

describe.each(ANSWERS)('%s', (name, schema, path) => {
  test(`a difference in ${path} blanks its own place alone`, async () => {
    const rows = pick(await ask(path));
    const isRecord = name === 'data_rules';
    const read = asData(isRecord ? schema : z.array(schema));
    const wrap = (row: Json) => ({ data: isRecord ? row : [row, ...rows.slice(1)] });
    let tried = 0;
    for (const row of rows) {
      const whole = normalise(read(wrap(row), path));
      for (const [place, value] of walk(row)) {
        for (const [kind, other, same] of listDifferences(value)) {
          tried += 1;
          const label = `${place.join('.')} ${kind}`;
          const isLost = !same && ESSENTIAL.includes(place.join('.'));
          const result = normalise(read(wrap(setAt(row, place, other)), path));
          const cost = isRecord ? getCost(place) : [0, ...getCost(place)];
          const differs = compare(whole, result).filter(
            (at) => same || !(isLost ? at.length === 0 : isWithin(at, cost)),
          );
          expect([label, ...differs.map((at) => at.join('.'))]).toEqual([label]);
        }
      }
    }
    expect(tried).toBeGreaterThan(10);
  });
});

test('an unreadable date rule is the default one', () => {
  expect(
    asData(DataRules)({ data: { activitats: { dies_enrere: null, dies_endavant: '7' } } }, 'GET'),
  ).toEqual({
    ...DEFAULT_DATA_RULES,
    activitats: { ...DEFAULT_DATA_RULES.activitats, dies_endavant: 7 },
  });
});
