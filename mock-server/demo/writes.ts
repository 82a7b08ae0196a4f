import * as z from 'zod/mini';
import { DadesActivitat } from '../../src/domain/activitat';
import { DadesConsulta } from '../../src/domain/consulta';
import { DataRules } from '../../src/domain/dataRules';
import { Id } from '../../src/domain/fields';
import { DURADES_CITA, TIPUS } from '../../src/domain/options';
import { DadesProfessional } from '../../src/domain/professional';
import { REALITZACIONS } from '../../src/domain/realitzacio';
import { EdicioAssessoria } from '../../src/domain/reserva';
import type { Realitzacio } from '../store/state';
import type { Write } from '../store/writes';

const Milliseconds = z.int().check(z.nonnegative());

const Reserva = z.extend(EdicioAssessoria, {
  tipus: z.enum(TIPUS),
  date: Milliseconds,
  durada: z.literal([...DURADES_CITA]),
  disponibilitat_id: z.nullable(Id),
});
const Consulta = z.extend(DadesConsulta, { data: Milliseconds, professional_id: Id });
const Completion = z.custom<Realitzacio>((body) =>
  Object.values(REALITZACIONS).some(
    (schema) => schema.safeParse({ ...(body as object), assessoria_id: 1 }).success,
  ),
);

/** A write of a given call, with what every write says. */
function write<const Call extends string, Shape extends z.core.$ZodLooseShape>(call: Call, shape: Shape) {
  return z.object({ at: Milliseconds, by: Id, call: z.literal(call), ...shape });
}

const booked = { ids: z.object({ assessoria: Id, cita: Id }), body: Reserva };

/** What the server may have accepted, as a file or a link brings it; of signing in and passwords they hold nothing. */
export const Writes: z.ZodMiniType<Write[]> = z.array(
  z.discriminatedUnion('call', [
    write('POST /cites', booked),
    write('POST /assessories', booked),
    write('PATCH /assessories/:id', { id: Id, body: EdicioAssessoria }),
    write('PATCH /assessories/:id/assistit', { id: Id }),
    write('DELETE /assessories/:id', { id: Id }),
    write('DELETE /cites/:id', { id: Id }),
    write('POST /assessories/{completion}', { id: Id, body: Completion }),
    write('PATCH /config/data_rules', { body: DataRules }),
    write('POST /professionals', { ids: z.object({ professional: Id }), body: DadesProfessional }),
    write('PATCH /professionals/:id', { id: Id, body: DadesProfessional }),
    write('DELETE /professionals/:id', { id: Id }),
    write('POST /consultes', { ids: z.object({ consulta: Id }), body: Consulta }),
    write('PATCH /consultes/:id', { id: Id, body: Consulta }),
    write('DELETE /consultes/:id', { id: Id }),
    write('POST /activitats', { ids: z.object({ activitat: Id }), body: DadesActivitat }),
    write('PATCH /activitats', { id: Id, body: DadesActivitat }),
    write('DELETE /activitats/:id', { id: Id }),
  ]),
);
