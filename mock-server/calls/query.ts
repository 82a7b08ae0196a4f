import * as z from 'zod/mini';
import { Dia, Id } from '../../src/domain/values/fields';
import { TIPUS } from '../../src/domain/values/options';
import { PER_PAGE } from '../../src/domain/values/pagina';
import { told, type ZodSchema } from './told';

const from = told(Dia, "Des d'aquest dia de Madrid, inclòs.");
const to = told(Dia, 'Fins a aquest dia de Madrid, inclòs.');

/** The days that must be asked for. */
export const RANGE = { data_inici: from, data_fi: to };

/** The days that may be asked for. */
export const PERIOD = { data_inici: z.optional(from), data_fi: z.optional(to) };

/** A filter: only rows that have the value. */
export function only<T extends ZodSchema>(schema: T, description: string) {
  return told(z.optional(schema), description);
}

export const tipus = only(z.enum(TIPUS), "Només d'aquest tipus d'assessoria.");

/** Filters by what two or more lists name. */
export const WHO = {
  oficina_id: only(Id, "Només d'aquesta oficina."),
  professional_id: only(Id, "Només d'aquest professional."),
};

/** The order of rows; `first` is how they come unasked. */
export function sorted(first: string) {
  const how =
    "Un camp de la fila que no sigui un objecte ni una llista, amb punts si és dins d'un altre (`oficina.nom`); `-` al davant, de més a menys.";
  return { sort: only(z.string(), `${how} Sense \`sort\`, ${first}.`) };
}

/** What a paginated list can be asked beside its filters. */
export const PAGE = {
  page: told(z._default(Id, 1), "Una pàgina més enllà de l'última és buida."),
  per_page: told(z._default(z.literal([...PER_PAGE]), PER_PAGE[0]), 'Les files de cada pàgina.'),
};

/** Words to look for in what `where` says. */
export function searched(where: string) {
  return { q: only(z.string(), `Totes aquestes paraules, sense mirar majúscules ni accents: ${where}.`) };
}
