import * as f from './fieldTable';
import { CONEGUTS, EDATS, FORMACIONS, GENERES, IDIOMES, OCUPACIONS, PERFILS, RESIDENCIES } from './options';

/** Profile of a person, in the order of the forms. */
export const PERSONA = {
  edat: f.choice(EDATS),
  genere: f.choice(GENERES),
  perfil: f.choice(PERFILS),
  residencia: f.optional(f.choice(RESIDENCIES)),
  idioma: f.optional(f.choice(IDIOMES)),
};

/** Rest of the profile, after the fields of a booking. */
export const DEDICACIO = {
  formacio: f.optional(f.choice(FORMACIONS)),
  ocupacio: f.optional(f.choice(OCUPACIONS)),
  conegut: f.choices(CONEGUTS),
};
