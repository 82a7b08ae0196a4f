/** Closed lists of the service (spec §3), spelt as the API does. `text/options` has their labels. */

export const TIPUS = [
  'academica',
  'laboral',
  'mobilitat_internacional',
  'emprenedoria',
  'habitatge',
] as const;
export type Tipus = (typeof TIPUS)[number];

export function isTipus(tipus: string): tipus is Tipus {
  return TIPUS.some((one) => one === tipus);
}

/** States of an assessoria, as a filter asks for them. */
export const ESTATS = ['pendent', 'realitzada', 'no_assistida'] as const;
export type Estat = (typeof ESTATS)[number];

export const MODALITATS = ['Presencial', 'Virtual'] as const;
export type Modalitat = (typeof MODALITATS)[number];

export const PERFILS = ['Jove', 'Familiar', 'Professional'] as const;
export type Perfil = (typeof PERFILS)[number];

export const FORMACIONS = [
  'sense_estudis',
  'cursant_estudis_obligatoris',
  'cursant_estudis_postobligatoris',
  'cursant_estudis_universitaris',
  'estudis_obligatoris',
  'estudis_postobligatoris',
  'estudis_universitaris',
] as const;
export type Formacio = (typeof FORMACIONS)[number];

export const EDATS = ['12-13', '14-15', '16-19', '20-24', '25-29', '30-34', '>=35'] as const;
export type Edat = (typeof EDATS)[number];

export const SITUACIONS_ADMINISTRATIVES = ['dni', 'nie_residencia', 'nie_treball', 'passaport'] as const;
export type SituacioAdministrativa = (typeof SITUACIONS_ADMINISTRATIVES)[number];

export const GENERES = ['home', 'dona', 'no_binari', 'no_contesta_genere'] as const;
export type Genere = (typeof GENERES)[number];

export const CONEGUTS = [
  'centre_estudi',
  'tutor',
  'jb',
  'orientador',
  'boca_orella',
  'web',
  'xarxes_socials',
  'cartells_publicitaris',
  'derivat_servei',
  'accions_dinamitzacio',
  'altre_servei',
  'jove_habitual',
] as const;
export type Conegut = (typeof CONEGUTS)[number];

export const IDIOMES = ['ca', 'es', 'en', 'fr', 'ar', 'ur', 'zh', 'altres'] as const;
export type Idioma = (typeof IDIOMES)[number];

export const AUTONOMIES = ['alta', 'mitjana', 'baixa'] as const;
export type Autonomia = (typeof AUTONOMIES)[number];

export const OCUPACIONS = [
  'estudia',
  'treballa',
  'estudia_i_treballa',
  'atur_amb_prestacio',
  'atur_sense_prestacio',
  'practiques',
  'cap',
  'ns_nc',
] as const;
export type Ocupacio = (typeof OCUPACIONS)[number];

export const RESIDENCIES = [
  'ciutat_vella',
  'eixample',
  'sants_montjuic',
  'les_corts',
  'sarria_sant_gervasi',
  'gracia',
  'horta_guinardo',
  'nou_barris',
  'sant_andreu',
  'sant_marti',
] as const;
export type Residencia = (typeof RESIDENCIES)[number];

export const INSCRIPCIONS = ['cita_previa', 'espontania', 'recuperada', 'anulada'] as const;
export type Inscripcio = (typeof INSCRIPCIONS)[number];

export const ACOMPANYANTS = ['tutor_legal', 'company', 'amistat', 'educador', 'parella'] as const;
export type Acompanyant = (typeof ACOMPANYANTS)[number];

export const TEMPORALITATS = [
  'estades_estiu',
  'any_trimestre_academic',
  '1_3_mesos',
  '3_mesos_1_any',
  'mes_un_any',
  'indefint',
  'ns_nc',
] as const;
export type Temporalitat = (typeof TEMPORALITATS)[number];

export const ZONES_GEOGRAFIQUES = [
  'africa',
  'america_nord',
  'america_sud',
  'asia',
  'europa',
  'oceania',
] as const;
export type ZonaGeografica = (typeof ZONES_GEOGRAFIQUES)[number];

export const LLOCS = ['caaj', 'pij'] as const;
export type Lloc = (typeof LLOCS)[number];

export const DURADES = ['<30min', '30_60min', '60_90min', '+90min'] as const;
export type Durada = (typeof DURADES)[number];

export const DURADES_CITA = [30, 45, 60] as const;
export type DuradaCita = (typeof DURADES_CITA)[number];

export const CURSOS = ['1eso', '2eso', '3eso', '4eso', 'batx', 'cfgm', 'cfgs', 'pfi', 'altres'] as const;
export type Curs = (typeof CURSOS)[number];

/** Referrals after a session, by type. */
export const DERIVACIONS = {
  mobilitat_internacional: ['associacionisme', 'academica', 'emprenedoria', 'laboral', 'habitatge', 'ate'],
  laboral: [
    'academica',
    'emprenedoria',
    'habitatge',
    'mobilitat_internacional',
    'associacionisme',
    'ate',
    'coaching_laboral',
    'eal',
    'entitats_socials',
    'soj',
    'saier',
    'soc',
    'barcelona_activa',
    'garantia_juvenil',
    'oac',
    'altres',
  ],
  academica: [
    'laboral',
    'mobilitat_internacional',
    'emprenedoria',
    'habitatge',
    'associacionisme',
    'ate',
    'consorci_educacio',
    'eap',
    'escola_adults',
    'saier',
    'serveis_socials',
    'altres',
  ],
  habitatge: [
    'laboral',
    'academica',
    'emprenedoria',
    'mobilitat_internacional',
    'associacionisme',
    'ate',
    'oficina_habitatge',
    'saier',
    'soj',
    'serveis_socials',
    'altres',
  ],
  emprenedoria: [
    'laboral',
    'academica',
    'mobilitat_internacional',
    'habitatge',
    'associacionisme',
    'ate',
    'barcelona_activa',
    'ateneu_cooperatiu',
    'altres',
  ],
} as const satisfies Record<Tipus, readonly string[]>;
export type Derivacio = (typeof DERIVACIONS)[Tipus][number];

/** Referrals after a consulta: those of all types. */
export const DERIVACIONS_CONSULTA: readonly Derivacio[] = [
  ...new Set(TIPUS.flatMap((tipus): readonly Derivacio[] => DERIVACIONS[tipus])),
];

export const CANALS = ['presencial', 'telefon', 'email', 'whatsapp', 'xarxes_socials', 'virtual'] as const;
export type Canal = (typeof CANALS)[number];

export const SERVEIS_TRAMITS = ['inscripcio', 'certificat', 'carnet', 'prestec', 'tramitacio_ajuda'] as const;
export type ServeiTramit = (typeof SERVEIS_TRAMITS)[number];

export const PERSONES = { min: 1, max: 30 } as const;
export const ASSISTENTS = { min: 1, max: 15 } as const;
export const DIES = { min: 0, max: 3650 } as const;
export const GRUPS = { min: 0, max: 99 } as const;
export const VALORACIO = { min: 1, max: 5 } as const;
export const TEXT_LIMITS = { nom: 200, email: 190, telefon: 20, text: 2000 } as const;
