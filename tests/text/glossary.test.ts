import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { Activitat, DadesActivitat } from '../../src/domain/nouns/activitat';
import { Assessoria } from '../../src/domain/nouns/assessoria';
import { CitaOberta } from '../../src/domain/nouns/cita';
import { Consulta, DadesConsulta } from '../../src/domain/nouns/consulta';
import { DataRules } from '../../src/domain/nouns/dataRules';
import { Disponibilitat } from '../../src/domain/nouns/disponibilitat';
import { Academica, CentreEducatiu, Marc, Pais } from '../../src/domain/nouns/interns';
import { Oficina } from '../../src/domain/access/oficina';
import { Professional } from '../../src/domain/nouns/professional';
import { ReservaCita } from '../../src/domain/nouns/reserva';
import { ROLES } from '../../src/domain/access/roles';
import { Sessio } from '../../src/domain/access/sessio';
import { Tematica } from '../../src/domain/nouns/tematica';

const SCHEMAS = [
  Academica,
  Activitat,
  Assessoria,
  CentreEducatiu,
  CitaOberta,
  Consulta,
  DadesActivitat,
  DadesConsulta,
  DataRules,
  Disponibilitat,
  Marc,
  Oficina,
  Pais,
  Professional,
  ReservaCita,
  Sessio,
  Tematica,
];

/** Names of a schema's fields, nested ones included. */
function listFields(schema: unknown): string[] {
  const found: string[] = [];
  JSON.stringify(z.toJSONSchema(schema as z.ZodMiniType, { unrepresentable: 'any' }), (_, value: unknown) => {
    const properties = (value as { properties?: object } | null)?.properties;
    if (properties) found.push(...Object.keys(properties));
    return value;
  });
  return found;
}

const PLAIN = ['id', 'email', 'user', 'token', 'name', 'nom', 'nom_complet', 'permissions'];

test('the glossary explains every field of the API and every role', () => {
  const glossary = readFileSync(new URL('../../docs/glossary.md', import.meta.url), 'utf8');
  const fields = new Set([...SCHEMAS.flatMap(listFields), ...ROLES]);
  const missing = [...fields].filter((name) => !PLAIN.includes(name) && !glossary.includes(`\`${name}\``));
  expect(missing).toEqual([]);
});
