import * as z from 'zod/mini';
import { Dia, Id } from '../values/fields';
import { CANALS, ESTATS, TIPUS } from '../values/options';
import { ROLES } from './roles';

const id = z.optional(Id);
const tipus = z.optional(z.enum(TIPUS));
const PERIOD = { data_inici: z.optional(Dia), data_fi: z.optional(Dia) };
const DATED = { data_inici: Dia, data_fi: Dia, tipus, oficina_id: id, professional_id: id };

/** Filters of each list by parameter, with the schema of a value (spec §7); order, page and `q` aside. */
export const QUERIES = {
  consultes: {
    ...PERIOD,
    oficina_id: id,
    professional_id: id,
    antena_id: id,
    ambit: id,
    canal: z.optional(z.enum(CANALS)),
  },
  assessories: {
    ...PERIOD,
    tipus,
    oficina_id: id,
    professional_id: id,
    estat: z.optional(z.enum(ESTATS)),
  },
  activitats: { ...PERIOD, oficina_id: id, centre_id: id, marc: id, area: id },
  professionals: { role: z.optional(z.enum(ROLES)), oficina_id: id, actiu: z.optional(z.boolean()) },
  cites: DATED,
  disponibilitats: DATED,
  tematiques: { tipus },
} as const satisfies Readonly<Record<string, Readonly<Record<string, z.ZodMiniType>>>>;

export type ListName = keyof typeof QUERIES;

type Names = { [List in ListName]: keyof (typeof QUERIES)[List] & string };
export type FilterName<List extends ListName = ListName> = Names[List];

/** Parameters that a row answers by a value of its own, not by its moment. */
export type ValueFilterName<List extends ListName> = Exclude<FilterName<List>, keyof typeof PERIOD>;
