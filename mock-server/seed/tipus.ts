import { DURADES, LLOCS, TEMPORALITATS, ZONES_GEOGRAFIQUES } from '../../src/domain/values/options';
import type { DuradaCita, Tipus } from '../../src/domain/values/options';
import type { Realitzacio } from '../store/rows/assessoria';
import { ACADEMIQUES, PAISOS, SECTORS } from './catalogs';
import type { Random } from './random';

type Seed = {
  /** Minutes of its slots. */
  durada: DuradaCita;
  descripcions: readonly string[];
  /** `àmbit > theme: subthemes`. */
  temes: readonly string[];
  /** What its completion leaves besides what all leave. */
  createOwn?: (random: Random) => Partial<Realitzacio>;
};

/** All that the seed invents for each advisory type. */
export const SEEDS: Readonly<Record<Tipus, Seed>> = {
  academica: {
    durada: 45,
    descripcions: [
      "Vol saber quins cicles pot fer amb l'ESO.",
      'Dubta entre batxillerat i un cicle.',
      'Demana informació de beques.',
    ],
    temes: [
      'Formació > ESO i PFI: Graduat en ESO, Programes de formació i inserció, Escola de persones adultes',
      'Formació > Batxillerat: Modalitats, Batxillerat nocturn i a distància, Pas a la universitat',
      'Formació > Cicles formatius: Accés a grau mitjà, Accés a grau superior, Preinscripció, Formació dual',
      "Formació > Universitat: Graus i notes de tall, Canvi d'estudis, Proves per a més grans de 25 anys",
      'Formació > Beques i ajuts: Beca general, Ajuts de transport, Ajuts de material',
      "Formació > Homologació: Homologació de títols, Convalidació d'estudis",
      'Formació > Idiomes: Català, Anglès, Certificats de nivell',
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
    temes: [
      'Treball > Recerca de feina: Currículum, Carta de presentació, Entrevista, Portals i borses',
      'Treball > Drets laborals: Contracte, Nòmina, Acomiadament, Conveni col·lectiu',
      "Treball > Primera feina: Número de la Seguretat Social, Demandant d'ocupació, Feina d'estiu",
      'Garantia juvenil > Garantia juvenil: Inscripció, Programes actius',
      'Treball > Permisos de treball: Autorització inicial, Renovació, Arrelament',
      'Treball > Prestacions: Prestació per desocupació, Renda garantida',
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
    temes: [
      "Mobilitat internacional > Treballar a fora: Ofertes d'Europa, Au pair, Feina de temporada",
      "Mobilitat internacional > Estudiar a fora: Universitat a l'estranger, Cursos d'idiomes, Beques internacionals",
      "Mobilitat internacional > Pràctiques: Pràctiques d'estudis, Pràctiques professionals",
      'Mobilitat internacional > Voluntariat: Cos Europeu de Solidaritat, Camps de treball',
      'Mobilitat internacional > Tràmits: Assegurança, Visats, Targeta sanitària europea',
      "Mobilitat internacional > Retorn: Reconeixement de l'experiència, Suport en tornar",
    ],
    createOwn: (random) => {
      const zona_geografica = random.chance(0.6) ? 'europa' : random.pick(ZONES_GEOGRAFIQUES);
      const pais = random.pick(PAISOS.filter((known) => known.zona_geografica === zona_geografica)).id;
      return { zona_geografica, pais, temporalitat: random.pick(TEMPORALITATS) };
    },
  },
  emprenedoria: {
    durada: 60,
    descripcions: ['Té una idea de negoci amb dues amistats.', "Vol donar-se d'alta com a persona autònoma."],
    temes: [
      'Treball > Idea de negoci: Model de negoci, Estudi de mercat',
      'Treball > Forma jurídica: Treball autònom, Societat limitada, Cooperativa',
      "Treball > Finançament: Microcrèdits, Subvencions, Capitalització de l'atur",
      "Treball > Tràmits i fiscalitat: Alta, Impostos, Llicència d'activitat",
      'Treball > Economia social: Cooperatives de joves, Ateneus cooperatius',
    ],
  },
  habitatge: {
    durada: 45,
    descripcions: [
      'Busca una habitació a Barcelona.',
      'No entén una clàusula del contracte de lloguer.',
      "Demana l'ajut al lloguer.",
    ],
    temes: [
      "Habitatge > Recerca d'habitatge: Pis compartit, Borsa d'habitatge, Residències",
      'Habitatge > Contracte de lloguer: Clàusules, Fiança, Finalització',
      "Habitatge > Ajuts al lloguer: Ajut per a joves, Ajuts d'urgència",
      'Habitatge > Subministraments: Alta i canvi de nom, Bo social',
      "Habitatge > Alternatives: Cooperatives d'habitatge, Masoveria urbana, Habitatge protegit",
    ],
  },
};
