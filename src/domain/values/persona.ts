import * as f from './fieldTable';
import { CONEGUTS, EDATS, FORMACIONS, GENERES, IDIOMES, OCUPACIONS, PERFILS, RESIDENCIES } from './options';

/** What the service wants to know of a person, named or not, in the order in which it is asked. */
export const PERSONA = {
  edat: f.choice(EDATS),
  genere: f.choice(GENERES),
  perfil: f.choice(PERFILS),
  residencia: f.optional(f.choice(RESIDENCIES)),
  idioma: f.optional(f.choice(IDIOMES)),
};

/** The rest of it, after what only a booking asks. */
export const DEDICACIO = {
  formacio: f.optional(f.choice(FORMACIONS)),
  ocupacio: f.optional(f.choice(OCUPACIONS)),
  conegut: f.choices(CONEGUTS),
};
