import * as z from 'zod/mini';
import { DataRules } from '../../src/domain/nouns/dataRules';
import { Id } from '../../src/domain/values/fields';
import { DURADES_CITA, TIPUS } from '../../src/domain/values/options';
import { REALITZACIONS } from '../../src/domain/nouns/realitzacio';
import { EdicioAssessoria } from '../../src/domain/nouns/reserva';
import { RESOURCE_NAMES, ROW_RESOURCES } from '../store/resources';
import type { Realitzacio } from '../store/rows/assessoria';
import { Milliseconds } from '../store/rows/milliseconds';
import type { Write } from '../store/writes';

const Reserva = z.extend(EdicioAssessoria, {
  tipus: z.enum(TIPUS),
  date: Milliseconds,
  durada: z.literal([...DURADES_CITA]),
  disponibilitat_id: z.nullable(Id),
});
const Completion = z.custom<Realitzacio>((body) =>
  Object.values(REALITZACIONS).some(
    (schema) => schema.safeParse({ ...(body as object), assessoria_id: 1 }).success,
  ),
);

function write<const Call extends string, Shape extends z.core.$ZodLooseShape>(call: Call, shape: Shape) {
  return z.object({ at: Milliseconds, by: Id, call: z.literal(call), ...shape });
}

const booked = { ids: z.object({ assessoria: Id, cita: Id }), body: Reserva };

const others = z.discriminatedUnion('call', [
  write('POST /cites', booked),
  write('POST /assessories', booked),
  write('PATCH /assessories/:id', { id: Id, body: EdicioAssessoria }),
  write('PATCH /assessories/:id/assistit', { id: Id }),
  write('DELETE /assessories/:id', { id: Id }),
  write('DELETE /cites/:id', { id: Id }),
  write('POST /assessories/{completion}', { id: Id, body: Completion }),
  write('PATCH /config/data_rules', { body: DataRules }),
]) satisfies z.ZodMiniType<Write>;

const ofRows = RESOURCE_NAMES.flatMap((name) => {
  const { one, body, patch } = ROW_RESOURCES[name];
  return [
    write(`POST /${name}`, { ids: z.object({ [one]: Id }), body }),
    write(`PATCH ${patch}`, { id: Id, body }),
    write(`DELETE /${name}/:id`, { id: Id }),
  ];
});

// The compiler cannot relate a resource's name, singular and body here.
/** Writes of a file or link, without those of sessions and passwords. */
export const Writes = z.array(z.discriminatedUnion('call', [others, ...ofRows])) as z.ZodMiniType<Write[]>;
