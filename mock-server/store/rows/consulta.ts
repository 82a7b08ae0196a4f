import * as z from 'zod/mini';
import { DadesConsulta } from '../../../src/domain/nouns/consulta';
import { Id } from '../../../src/domain/values/fields';
import { Milliseconds } from './milliseconds';

/** Stored body: the moment in milliseconds, and a professional even where the body had none. */
export const EscritConsulta = z.extend(DadesConsulta, { data: Milliseconds, professional_id: Id });

export type Consulta = z.infer<typeof EscritConsulta> & { id: number };
