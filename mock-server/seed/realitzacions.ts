import {
  ACOMPANYANTS,
  DERIVACIONS,
  DURADES,
  LLOCS,
  TEMPORALITATS,
  ZONES_GEOGRAFIQUES,
  type Tipus,
} from '../../src/domain/options';
import type { Random } from './random';
import type { Realitzacio } from '../store/state';
import { ACADEMIQUES, PAISOS, SECTORS, TEMATIQUES } from './catalogs';

const COMENTARIS = [
  'Se li dona informació escrita i queda pendent de confirmar dates.',
  'Ha entès els passos a seguir. Tornarà si té dubtes.',
  'Ve acompanyada; convé una segona sessió.',
  "Se l'ajuda a fer el tràmit durant la sessió.",
];

function getOwn(random: Random, tipus: Tipus): Partial<Realitzacio> {
  switch (tipus) {
    case 'academica': {
      const realitzada = random.pick(LLOCS);
      const estudi = random.chance(0.6) ? random.pick(ACADEMIQUES) : null;
      return {
        realitzada,
        durada: realitzada === 'caaj' ? random.pick(DURADES) : null,
        cfgs_cfgm: estudi?.formacio === 'cfgs_cfgm' ? estudi.id : null,
        universitat: estudi?.formacio === 'universitat' ? estudi.id : null,
      };
    }
    case 'laboral':
      return { sector_professional_id: random.chance(0.7) ? random.pick(SECTORS).id : null };
    case 'mobilitat_internacional': {
      const zona_geografica = random.chance(0.6) ? 'europa' : random.pick(ZONES_GEOGRAFIQUES);
      const pais = random.pick(PAISOS.filter((known) => known.zona_geografica === zona_geografica)).id;
      return { zona_geografica, pais, temporalitat: random.pick(TEMPORALITATS) };
    }
    case 'emprenedoria':
    case 'habitatge':
      return {};
  }
}

/** What a completion of a type may have left. */
export function createRealitzacio(random: Random, tipus: Tipus, appointed: boolean): Realitzacio {
  const temes = random.some(
    TEMATIQUES.filter((tema) => tema.tipus === tipus),
    random.int(1, 2),
  );
  return {
    inscripcio: appointed ? random.pick(['cita_previa', 'cita_previa', 'recuperada'] as const) : 'espontania',
    assistents: random.pick([1, 1, 1, 1, 2, 2, 3]),
    acompanyant: random.chance(0.25) ? random.pick(ACOMPANYANTS) : null,
    valoracio: random.pick([2, 3, 4, 4, 5, 5, 5]),
    comentaris: random.chance(0.7) ? random.pick(COMENTARIS) : (null as never),
    tematica_id: temes.map(({ id }) => id),
    subtematica_id: temes.map((tema) => random.pick(tema.subtematica).id),
    derivacio: random.some(DERIVACIONS[tipus], random.pick([0, 0, 1, 2])),
    ...getOwn(random, tipus),
  };
}
