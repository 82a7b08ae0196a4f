import { split } from '../catalogs/interns';
import type { Random } from '../kit/random';

const NOMS = {
  dona: split(
    'Aina, Berta, Carla, Duna, Emma, Fatima, Gal·la, Irina, Jana, Laia, Mar, Nora, Ona, Queralt, Rita, Salma, Txell, Zoe',
  ),
  home: split(
    'Adam, Biel, Cesc, Dídac, Èric, Ferran, Guim, Hamza, Jan, Llàtzer, Martí, Nil, Omar, Pol, Roger, Sergi, Unai, Ximo',
  ),
  no_binari: split('Àlex, Ariel, Cris, Noa, Pau, Sasha'),
};

/** Surnames that no real person has. */
const COGNOMS = {
  dona: ['Fictícia', 'Imaginària', 'Inventada', 'Suposada'],
  home: ['Fictici', 'Imaginari', 'Inventat', 'Suposat'],
  no_binari: ['Assaig', 'Exemple', 'Model', 'Test'],
} as const;
const SEGONS = ['Assaig', 'Exemple', 'Model', 'Mostra', 'Prova', 'Test'] as const;

export type Person = { genere: keyof typeof NOMS; nom: string; cognom: string; segon_cognom: string };

export function createPerson(random: Random): Person {
  const genere = random.pick(['dona', 'dona', 'dona', 'home', 'home', 'home', 'no_binari'] as const);
  const cognom = random.pick(COGNOMS[genere]);
  const segon_cognom = random.pick(SEGONS.filter((other) => other !== (cognom as string)));
  return { genere, nom: random.pick(NOMS[genere]), cognom, segon_cognom };
}

/** `oficina-les-corts` of 'Oficina Les Corts'. */
export function toSlug(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036F·]/g, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-');
}

export function createEmail(person: Person, number: number): string {
  return `${toSlug(person.nom)}.${toSlug(person.cognom)}.${number}@example.org`;
}

export function createTelefon(random: Random): string {
  return `600 000 ${String(random.int(0, 999)).padStart(3, '0')}`;
}
