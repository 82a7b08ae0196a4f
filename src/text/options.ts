import type {
  Acompanyant,
  Autonomia,
  Canal,
  Conegut,
  Curs,
  Derivacio,
  Durada,
  Edat,
  Formacio,
  Genere,
  Idioma,
  Inscripcio,
  Lloc,
  Modalitat,
  Ocupacio,
  Perfil,
  Residencia,
  ServeiTramit,
  SituacioAdministrativa,
  Temporalitat,
  Tipus,
  ZonaGeografica,
} from '../domain/values/options';
import type { Role } from '../domain/access/roles';

const tipus: Record<Tipus, string> = {
  academica: 'Acadèmica',
  laboral: 'Laboral',
  mobilitat_internacional: 'Mobilitat internacional',
  emprenedoria: 'Emprenedoria',
  habitatge: 'Habitatge',
};

const assessoriaOf: Record<string, string> = {
  academica: 'assessoria acadèmica',
  laboral: 'assessoria laboral',
  mobilitat_internacional: 'assessoria de mobilitat internacional',
  emprenedoria: "assessoria d'emprenedoria",
  habitatge: "assessoria d'habitatge",
};

const assessoriesOf: Record<string, string> = {
  academica: 'assessories acadèmiques',
  laboral: 'assessories laborals',
  mobilitat_internacional: 'assessories de mobilitat internacional',
  emprenedoria: "assessories d'emprenedoria",
  habitatge: "assessories d'habitatge",
};

export function getAssessoriaOf(tipus: Tipus): string {
  return assessoriaOf[tipus] ?? `assessoria (${tipus})`;
}

export function getAssessoriesOf(tipus: Tipus): string {
  return assessoriesOf[tipus] ?? `assessories (${tipus})`;
}

const modalitat: Record<Modalitat, string> = { Presencial: 'Presencial', Virtual: 'Virtual' };

const perfil: Record<Perfil, string> = { Jove: 'Jove', Familiar: 'Familiar', Professional: 'Professional' };

const edat: Record<Edat, string> = {
  '12-13': '12-13',
  '14-15': '14-15',
  '16-19': '16-19',
  '20-24': '20-24',
  '25-29': '25-29',
  '30-34': '30-34',
  '>=35': '35 o més',
};

const genere: Record<Genere, string> = {
  home: 'Home',
  dona: 'Dona',
  no_binari: 'No binari',
  no_contesta_genere: 'No contesta',
};

const formacio: Record<Formacio, string> = {
  sense_estudis: 'Sense estudis',
  cursant_estudis_obligatoris: 'Cursant estudis obligatoris',
  cursant_estudis_postobligatoris: 'Cursant estudis postobligatoris',
  cursant_estudis_universitaris: 'Cursant estudis universitaris',
  estudis_obligatoris: 'Estudis obligatoris acabats',
  estudis_postobligatoris: 'Estudis postobligatoris acabats',
  estudis_universitaris: 'Estudis universitaris acabats',
};

const situacio_administrativa: Record<SituacioAdministrativa, string> = {
  dni: 'DNI',
  nie_residencia: 'NIE de residència',
  nie_treball: 'NIE de treball',
  passaport: 'Passaport',
};

const conegut: Record<Conegut, string> = {
  centre_estudi: "Centre d'estudi",
  tutor: 'Tutor/a',
  jb: 'Joves de Barcelona',
  orientador: 'Orientador/a',
  boca_orella: 'Boca-orella',
  web: 'Web',
  xarxes_socials: 'Xarxes socials',
  cartells_publicitaris: 'Cartells publicitaris',
  derivat_servei: "Derivació d'un servei",
  accions_dinamitzacio: 'Accions de dinamització',
  altre_servei: 'Un altre servei',
  jove_habitual: 'Jove habitual',
};

const idioma: Record<Idioma, string> = {
  ca: 'Català',
  es: 'Castellà',
  en: 'Anglès',
  fr: 'Francès',
  ar: 'Àrab',
  ur: 'Urdú',
  zh: 'Xinès',
  altres: 'Altres',
};

const autonomia: Record<Autonomia, string> = { alta: 'Alta', mitjana: 'Mitjana', baixa: 'Baixa' };

const ocupacio: Record<Ocupacio, string> = {
  estudia: 'Estudia',
  treballa: 'Treballa',
  estudia_i_treballa: 'Estudia i treballa',
  atur_amb_prestacio: 'Atur amb prestació',
  atur_sense_prestacio: 'Atur sense prestació',
  practiques: 'Pràctiques',
  cap: 'Cap ocupació',
  ns_nc: 'No ho sap o no contesta',
};

const residencia: Record<Residencia, string> = {
  ciutat_vella: 'Ciutat Vella',
  eixample: 'Eixample',
  sants_montjuic: 'Sants-Montjuïc',
  les_corts: 'Les Corts',
  sarria_sant_gervasi: 'Sarrià-Sant Gervasi',
  gracia: 'Gràcia',
  horta_guinardo: 'Horta-Guinardó',
  nou_barris: 'Nou Barris',
  sant_andreu: 'Sant Andreu',
  sant_marti: 'Sant Martí',
};

const inscripcio: Record<Inscripcio, string> = {
  cita_previa: 'Cita prèvia',
  espontania: 'Espontània',
  recuperada: 'Recuperada',
  anulada: 'Anul·lada',
};

const acompanyant: Record<Acompanyant, string> = {
  tutor_legal: 'Tutor/a legal',
  company: 'Company/a',
  amistat: 'Amistat',
  educador: 'Educador/a',
  parella: 'Parella',
};

const temporalitat: Record<Temporalitat, string> = {
  estades_estiu: "Estades d'estiu",
  any_trimestre_academic: 'Any o trimestre acadèmic',
  '1_3_mesos': "D'1 a 3 mesos",
  '3_mesos_1_any': 'De 3 mesos a 1 any',
  mes_un_any: "Més d'un any",
  indefint: 'Indefinit',
  ns_nc: 'No ho sap o no contesta',
};

const zona_geografica: Record<ZonaGeografica, string> = {
  africa: 'Àfrica',
  america_nord: 'Amèrica del Nord',
  america_sud: 'Amèrica del Sud',
  asia: 'Àsia',
  europa: 'Europa',
  oceania: 'Oceania',
};

const realitzada: Record<Lloc, string> = { caaj: 'CAAJ', pij: 'PIJ Externalitzada' };

const durada: Record<Durada, string> = {
  '<30min': 'Menys de 30 min',
  '30_60min': '30–60 min',
  '60_90min': '60–90 min',
  '+90min': 'Més de 90 min',
};

const derivacio: Record<Derivacio, string> = {
  ...tipus,
  associacionisme: 'Associacionisme',
  ate: "Aquí t'Escoltem (ATE)",
  coaching_laboral: 'Coaching laboral',
  eal: 'EAL',
  entitats_socials: 'Entitats socials',
  soj: "Servei d'Orientació Jurídica (SOJ)",
  saier: "Servei d'Atenció a Immigrants, Emigrants i Refugiats (SAIER)",
  soc: "Servei Públic d'Ocupació de Catalunya (SOC)",
  barcelona_activa: 'Barcelona Activa',
  garantia_juvenil: 'Garantia Juvenil',
  oac: "Oficina d'Atenció Ciutadana (OAC)",
  consorci_educacio: "Consorci d'Educació",
  eap: "Equip d'Assessorament Psicopedagògic (EAP)",
  escola_adults: "Escola d'adults",
  serveis_socials: 'Serveis socials',
  oficina_habitatge: "Oficina de l'Habitatge",
  ateneu_cooperatiu: 'Ateneu cooperatiu',
  altres: 'Altres',
};

const curs: Record<Curs, string> = {
  '1eso': "1r d'ESO",
  '2eso': "2n d'ESO",
  '3eso': "3r d'ESO",
  '4eso': "4t d'ESO",
  batx: 'Batxillerat',
  cfgm: 'CFGM',
  cfgs: 'CFGS',
  pfi: 'PFI',
  altres: 'Altres',
};

const canal: Record<Canal, string> = {
  presencial: 'Presencial',
  telefon: 'Telèfon',
  email: 'Correu electrònic',
  whatsapp: 'WhatsApp',
  xarxes_socials: 'Xarxes socials',
  virtual: 'Virtual',
};

const serveis_tramits: Record<ServeiTramit, string> = {
  inscripcio: 'Inscripció',
  certificat: 'Certificat',
  carnet: 'Carnet',
  prestec: 'Préstec',
  tramitacio_ajuda: "Tramitació d'una ajuda",
};

const role: Record<Role, string> = {
  admin: 'Administració',
  informador: 'Informació',
  informador_centre_escolar: 'Informació en centres escolars',
  informador_integral: 'Informació integral',
  assesor_academica: 'Assessorament acadèmic',
  assesor_emprenedoria: "Assessorament d'emprenedoria",
  assesor_habitatge: "Assessorament d'habitatge",
  assesor_laboral: 'Assessorament laboral',
  assesor_mobilitat: 'Assessorament de mobilitat',
  suport_coordinacio: 'Suport i coordinació',
};

export const labels = {
  tipus,
  modalitat,
  perfil,
  edat,
  genere,
  formacio,
  situacio_administrativa,
  conegut,
  idioma,
  autonomia,
  ocupacio,
  residencia,
  inscripcio,
  acompanyant,
  temporalitat,
  zona_geografica,
  realitzada,
  durada,
  derivacio,
  canal,
  serveis_tramits,
  curs,
  role,
};

/** Label of a field's option: an unknown one as it was sent, '' for null. */
export function getLabel(field: keyof typeof labels, option: string | null): string {
  const names: Readonly<Record<string, string>> = labels[field];
  return option === null ? '' : (names[option] ?? option);
}

export function listLabels(field: keyof typeof labels, options: readonly string[]): string {
  return options.map((option) => getLabel(field, option)).join(', ');
}

/** '45 min' */
export function formatMinutes(minutes: number): string {
  return `${minutes} min`;
}

/** Options in the order of the list. */
export function toOptions<V extends string | number>(
  values: readonly V[],
  names: Readonly<Record<V, string>>,
): { value: V; label: string }[] {
  return values.map((value) => ({ value, label: names[value] }));
}

export const stateNames = {
  pendent: 'Pendent',
  realitzada: 'Realitzada',
  no_assistida: 'No assistida',
  bloquejada: 'Bloquejada',
  per_tancar: 'Per tancar',
} as const;
export type StateName = keyof typeof stateNames;
