import * as z from 'zod/mini';
import { DadesConsulta } from '../../../src/domain/nouns/consulta';
import { Id } from '../../../src/domain/values/fields';
import { Milliseconds } from './milliseconds';

/** What is written of a consulta: its moment in milliseconds, and whoever it is of, said or not. */
export const EscritConsulta = z.extend(DadesConsulta, { data: Milliseconds, professional_id: Id });

/** A consulta: what its last write said. */
export type Consulta = z.infer<typeof EscritConsulta> & { id: number };
