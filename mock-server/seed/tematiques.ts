import type { Named } from '../../src/domain/values/fields';
import { TIPUS, type Tipus } from '../../src/domain/values/options';
import type { Tematica } from '../../src/domain/nouns/tematica';
import { AMBITS, number } from './catalogs';
import { SEEDS } from './tipus';

/** Those of no advisory type, for consultes alone; written as in `tipus.ts`. */
const OTHERS = [
  'Lleure > Activitats de lleure: Casals i colònies, Cursos de monitoratge',
  "Lleure > Espais per a joves: Sales d'estudi, Bucs d'assaig",
  "Salut i esports > Salut emocional: Suport psicològic, Grups d'ajuda",
  'Salut i esports > Esports: Instal·lacions, Lligues',
  'Cultura > Cultura jove: Descomptes, Concursos',
  'Cohesió social > Acollida: Empadronament, Primera acollida',
  'Cohesió social > Drets i igualtat: Violències masclistes, LGTBI, Discriminació',
  'Participació > Associacionisme: Crear una associació, Consells de joves',
  'TIC > Tràmits digitals: idCAT Mòbil, Certificat digital',
  'TIC > Competències digitals: Cursos, Acreditació',
  'Turisme > Viatjar: Albergs, Carnets internacionals',
];

const ALL: (readonly [Tipus | null, string])[] = [
  ...TIPUS.flatMap((tipus) => SEEDS[tipus].temes.map((tema) => [tipus, tema] as const)),
  ...OTHERS.map((tema) => [null, tema] as const),
];

/** Themes are numbered from 1 on, the subthemes of theme 3 from 301 on. */
export const TEMATIQUES: Tematica[] = ALL.map(([tipus, tema], index) => {
  const [ambit = '', name = '', subtemes = ''] = tema.split(/ > |: /);
  return {
    id: index + 1,
    name,
    tipus,
    ambit_id: AMBITS.find((known) => known.name === ambit)?.id ?? 0,
    subtematica: number(subtemes, 100 * (index + 1) + 1),
  };
});

export const SUBTEMATIQUES: Named[] = TEMATIQUES.flatMap(({ subtematica }) => subtematica);
