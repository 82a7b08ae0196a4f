import * as z from 'zod/mini';
import { QUERIES, type FilterName, type ListName } from '../../src/domain/access/queries';
import { Id } from '../../src/domain/values/fields';
import { PER_PAGE } from '../../src/domain/values/pagina';
import { described, type Schemas } from './described';

const FILTERS: Readonly<Record<FilterName, string>> = {
  data_inici: "Des d'aquest dia de Madrid, inclòs.",
  data_fi: 'Fins a aquest dia de Madrid, inclòs.',
  tipus: "Només d'aquest tipus d'assessoria.",
  oficina_id: "Només d'aquesta oficina.",
  professional_id: "Només d'aquest professional.",
  antena_id: "Només d'aquesta antena.",
  ambit: "Només d'aquest àmbit.",
  canal: 'Només per aquest canal.',
  estat: 'Només en aquest estat.',
  centre_id: "Només d'aquest centre educatiu.",
  marc: "Només d'aquest marc.",
  area: "Només d'aquesta àrea.",
  role: "Només d'aquest rol.",
  actiu: 'Només els actius, o els que no ho són.',
};

export function describeFilters(list: ListName): Schemas {
  const texts: Readonly<Record<string, string>> = FILTERS;
  const filters = Object.entries<z.ZodMiniType>(QUERIES[list]);
  return Object.fromEntries(filters.map(([name, schema]) => [name, described(schema, texts[name] ?? '')]));
}

/** Order of the rows; `first` is the order without `sort`. */
export function sorted(first: string) {
  const how =
    "Un camp de la fila que no sigui un objecte ni una llista, amb punts si és dins d'un altre (`oficina.nom`); `-` al davant, de més a menys.";
  return { sort: described(z.optional(z.string()), `${how} Sense \`sort\`, ${first}.`) };
}

export function searched(where: string) {
  const how =
    'Totes aquestes paraules, sense mirar majúscules, accents, signes entre xifres, els prefixos +34 i 0034, ' +
    "el punt de la ela geminada ni el tipus d'apòstrof";
  return { q: described(z.optional(z.string()), `${how}: ${where}.`) };
}

export const PAGE = {
  page: described(z._default(Id, 1), "Una pàgina més enllà de l'última és buida."),
  per_page: described(z._default(z.literal([...PER_PAGE]), PER_PAGE[0]), 'Les files de cada pàgina.'),
};
