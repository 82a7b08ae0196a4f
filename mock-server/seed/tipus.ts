import { DURADES, LLOCS, TEMPORALITATS, ZONES_GEOGRAFIQUES } from '../../src/domain/values/options';
import type { DuradaCita, Tipus } from '../../src/domain/values/options';
import type { Realitzacio } from '../store/rows/assessoria';
import { ACADEMIQUES, PAISOS, SECTORS } from '../catalogs/interns';
import type { Random } from '../kit/random';

type Seed = {
  /** Minutes of a slot. */
  durada: DuradaCita;
  descripcions: readonly string[];
  /** Fields of the type's own in a completion. */
  createOwn?: (random: Random) => Partial<Realitzacio>;
};

export const SEEDS: Readonly<Record<Tipus, Seed>> = {
  academica: {
    durada: 45,
    descripcions: [
      "Vol saber quins cicles pot fer amb l'ESO.",
      'Dubta entre batxillerat i un cicle.',
      'Demana informació de beques.',
    ],
    createOwn: (random) => {
      const realitzada = random.pick(LLOCS);
      const estudi = random.chance(0.6) ? random.pick(ACADEMIQUES) : null;
      return {
        realitzada,
        durada: realitzada === 'caaj' ? random.pick(DURADES) : null,
        cfgs_cfgm: estudi?.formacio === 'cfgs_cfgm' ? estudi.id : null,
        universitat: estudi?.formacio === 'universitat' ? estudi.id : null,
      };
    },
  },
  laboral: {
    durada: 60,
    descripcions: [
      'Necessita fer el currículum.',
      'Busca la primera feina.',
      'Té dubtes sobre el contracte que li ofereixen.',
    ],
    createOwn: (random) => ({
      sector_professional_id: random.chance(0.7) ? random.pick(SECTORS).id : null,
    }),
  },
  mobilitat_internacional: {
    durada: 30,
    descripcions: [
      'Vol treballar un estiu a Irlanda.',
      'Pregunta per un voluntariat a Europa.',
      "Vol fer pràctiques a l'estranger.",
    ],
    createOwn: (random) => {
      const zona_geografica = random.chance(0.6) ? 'europa' : random.pick(ZONES_GEOGRAFIQUES);
      const pais = random.pick(PAISOS.filter((one) => one.zona_geografica === zona_geografica)).id;
      return { zona_geografica, pais, temporalitat: random.pick(TEMPORALITATS) };
    },
  },
  emprenedoria: {
    durada: 60,
    descripcions: ['Té una idea de negoci amb dues amistats.', "Vol donar-se d'alta com a persona autònoma."],
  },
  habitatge: {
    durada: 45,
    descripcions: [
      'Busca una habitació a Barcelona.',
      'No entén una clàusula del contracte de lloguer.',
      "Demana l'ajut al lloguer.",
    ],
  },
};
