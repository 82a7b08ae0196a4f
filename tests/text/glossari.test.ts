import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { Activitat, DadesActivitat } from '../../src/domain/activitat';
import { Assessoria } from '../../src/domain/assessoria';
import { CitaOberta } from '../../src/domain/cita';
import { Consulta, DadesConsulta } from '../../src/domain/consulta';
import { DataRules } from '../../src/domain/dataRules';
import { Disponibilitat } from '../../src/domain/disponibilitat';
import { Academica, CentreEducatiu, Marc, Pais } from '../../src/domain/interns';
import { Oficina } from '../../src/domain/oficina';
import { Professional } from '../../src/domain/professional';
import { ReservaCita } from '../../src/domain/reserva';
import { ROLES } from '../../src/domain/roles';
import { Sessio } from '../../src/domain/sessio';
import { Tematica } from '../../src/domain/tematica';

const SCHEMAS = [
  ...[Academica, Activitat, Assessoria, CentreEducatiu, CitaOberta, Consulta, DadesActivitat, DadesConsulta],
  ...[DataRules, Disponibilitat, Marc, Oficina, Pais, Professional, ReservaCita, Sessio, Tematica],
];

/** The names of the fields of a schema, those within others too. */
function listFields(schema: unknown): string[] {
  const found: string[] = [];
  JSON.stringify(z.toJSONSchema(schema as z.ZodMiniType, { unrepresentable: 'any' }), (_, value: unknown) => {
    const properties = (value as { properties?: object } | null)?.properties;
    if (properties) found.push(...Object.keys(properties));
    return value;
  });
  return found;
}

/** Whoever reads code knows what these are. */
const PLAIN = ['id', 'email', 'user', 'token', 'name', 'nom', 'nom_complet', 'permissions'];

test('the glossary explains every field of the API and every role', () => {
  const glossary = readFileSync(new URL('../../docs/glossari.md', import.meta.url), 'utf8');
  const fields = new Set([...SCHEMAS.flatMap(listFields), ...ROLES]);
  const missing = [...fields].filter((name) => !PLAIN.includes(name) && !glossary.includes(`\`${name}\``));
  expect(missing).toEqual([]);
});
