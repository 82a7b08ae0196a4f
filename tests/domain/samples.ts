import type { Disponibilitat } from '../../src/domain/nouns/disponibilitat';

export const OFICINA = {
  id: 1,
  nom: 'Oficina U',
  name: 'Oficina U',
  antenas: [{ id: 101, nom: 'Antena U' }],
};
export const PROFESSIONAL = { id: 7, nom: 'Berta', cognom: 'Mostra', segon_cognom: null };

/** A free hour of work advice at office 1, unless `other` says otherwise. */
export function offer(id: number, data_inici: string, other: Partial<Disponibilitat> = {}): Disponibilitat {
  return {
    id,
    data_inici,
    data_fi: data_inici,
    oficina: OFICINA,
    antena: null,
    professional: PROFESSIONAL,
    tipus: 'laboral',
    modalitat: ['Presencial'],
    lliure: true,
    ...other,
  };
}

/** A session's record without any optional value. */
export const NO_ANSWERS = {
  acompanyant: null,
  comentaris: null,
  tematiques: [],
  subtematiques: [],
  derivacio: [],
  sector_professional: null,
  temporalitat: null,
  zona_geografica: null,
  pais: null,
  realitzada: null,
  durada: null,
  cfgs_cfgm: null,
  universitat: null,
};
