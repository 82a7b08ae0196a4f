import type { ActivitatDraft, Assistencia } from '../domain/activitat';
import type { ConsultaDraft } from '../domain/consulta';
import type { ChangeDraft, ResetDraft } from '../domain/password';
import type { ProfessionalDraft } from '../domain/professional';
import type { RealitzacioDraft } from '../domain/realitzacio';
import type { ReservaDraft } from '../domain/reserva';

/** Labels of the booking data: the new appointment, the new and the edited assessoria, the detail. */
export const reservaFields: Record<
  Exclude<keyof ReservaDraft, 'jove'> | `jove.${keyof ReservaDraft['jove']}`,
  string
> = {
  disponibilitat_id: 'Hora',
  date: 'Data i hora',
  tipus: "Tipus d'assessoria",
  professional_id: 'Professional',
  modalitat: 'Modalitat',
  oficina_id: 'Oficina',
  antena_id: 'Antena',
  'jove.nom': 'Nom',
  'jove.cognoms': 'Cognoms',
  'jove.telefon': 'Telèfon',
  'jove.email': 'Correu electrònic',
  edat: 'Edat',
  perfil: 'Perfil',
  genere: 'Gènere',
  idioma: 'Idioma',
  autonomia: 'Autonomia',
  formacio: 'Formació',
  ocupacio: 'Ocupació',
  situacio_administrativa: 'Situació administrativa',
  residencia: 'Residència',
  conegut: 'Com ens ha conegut',
  tematica_id: 'Temàtica',
  descripcio: 'Descripció',
  informacio_entregada: 'Informació entregada',
  observacions: 'Observacions',
};

/** Labels that only the detail and the summaries use. */
export const detailFields = {
  jove: 'Jove',
  fullName: 'Nom i cognoms',
  cita: 'Cita',
  data: 'Data',
  durada: 'Durada de la cita',
  tipus: 'Tipus',
  slug: 'Identificador',
  valoracio: 'Valoració',
} as const;

/** Labels of the completion, in the form and in the detail. */
export const realitzacioFields: Record<keyof RealitzacioDraft, string> = {
  inscripcio: "Com s'ha inscrit",
  assistents: 'Assistents',
  acompanyant: 'Acompanyant',
  valoracio: "Valoració de l'assessoria",
  comentaris: 'Comentaris',
  tematica_id: 'Temàtiques',
  subtematica_id: 'Subtemàtiques',
  derivacio: 'Derivació',
  sector_professional_id: 'Sector professional',
  temporalitat: 'Temporalitat',
  zona_geografica: 'Zona geogràfica',
  pais: 'País',
  realitzada: "On s'ha realitzat",
  durada: 'Durada',
  cfgs_cfgm: 'CFGM / CFGS',
  universitat: 'Universitat',
};

type Nested = 'presencial' | 'virtual' | 'activitatValoracio';

/** Labels of an activity's form; those of a group leave out what its legend says. */
export const activitatFields: Record<
  | Exclude<keyof ActivitatDraft, Nested>
  | `presencial.${keyof Assistencia}`
  | `virtual.${keyof Assistencia}`
  | `activitatValoracio.${keyof ActivitatDraft['activitatValoracio']}`,
  string
> = {
  titol: 'Títol',
  data: 'Data',
  hora_inici: "Hora d'inici",
  hora_fi: 'Hora final',
  oficina_id: 'Oficina',
  centre_id: 'Centre educatiu',
  professionals: 'Professionals',
  marc: "Marc d'acció",
  submarc: "Submarc d'acció",
  area: 'Àrea',
  ambit: 'Àmbit',
  tematica_id: 'Temàtiques',
  curs: 'Curs',
  grups: 'Grups',
  'presencial.home': 'Homes',
  'presencial.dona': 'Dones',
  'presencial.no_binari': 'No binaris',
  'virtual.home': 'Homes',
  'virtual.dona': 'Dones',
  'virtual.no_binari': 'No binaris',
  'activitatValoracio.alumnat': "De l'alumnat",
  'activitatValoracio.professorat': 'Del professorat',
  'activitatValoracio.comentari': 'Comentari',
  observacions: 'Observacions',
};

/** Labels of a consulta, in the form and above the list. */
export const consultaFields: Record<keyof ConsultaDraft, string> = {
  data: 'Data i hora',
  oficina_id: 'Oficina',
  antena_id: 'Antena',
  professional_id: 'Professional',
  canal: 'Canal',
  perfil: 'Perfil',
  genere: 'Gènere',
  edat: 'Edat',
  residencia: 'Residència',
  idioma: 'Idioma',
  formacio: 'Formació',
  ocupacio: 'Ocupació',
  conegut: 'Com ens ha conegut',
  ambit: 'Àmbit',
  tematica_id: 'Temàtiques',
  subtematica_id: 'Subtemàtiques',
  serveis_tramits: 'Serveis i tràmits',
  nombre_persones: 'Nombre de persones',
  derivacio: 'Derivació',
  observacions: 'Observacions',
};

/** Labels of a professional's form. */
export const professionalFields: Record<keyof ProfessionalDraft, string> = {
  nom: 'Nom',
  cognom: 'Primer cognom',
  segon_cognom: 'Segon cognom',
  email: 'Correu electrònic',
  telefon: 'Telèfon',
  role: 'Rol',
  oficina_id: 'Oficina',
  antena_id: 'Antena',
  actiu: 'Estat',
};

/** Labels of the new password, after the reset link and on one's own page. */
export const passwordFields: Record<keyof (ResetDraft & ChangeDraft), string> = {
  email: 'Correu electrònic',
  current_password: 'Contrasenya actual',
  password: 'Contrasenya nova',
  password_confirmation: 'Repeteix la contrasenya nova',
};

/** Labels of the date rules. */
export const dataRulesFields = {
  'activitats.dies_enrere': 'Dies enrere',
  'activitats.dies_endavant': 'Dies endavant',
  'assessories.dies_enrere': 'Dies enrere',
  'assessories.dies_endavant': 'Dies endavant',
  'consultes_edicio.dies_enrere': 'Dies enrere',
} as const;

/** The two fields of an instant. */
export const momentFields = { dia: 'Data', hora: 'Hora' } as const;

/** Sentences below a field. */
export const fieldHelp = {
  assistents: "D'1 a 15.",
  comentaris: 'Només el que calgui per al seguiment.',
  cfgs_cfgm: "Si tries un cicle, s'amaga la universitat.",
  universitat: "Si tries una universitat, s'amaga el cicle.",
  realitzada: "CAAJ: Centre d'Assessorament Acadèmic per a Joves. PIJ: Punt d'Informació Juvenil.",
  subtematiquesFirst: 'Tria abans una temàtica.',
  paisFirst: 'Tria abans una zona geogràfica.',
  grups: 'De 0 a 99.',
  marcFirst: "Tria abans un marc d'acció.",
  ambit: "Si canvies d'àmbit, es buiden les temàtiques i les subtemàtiques.",
  nombre_persones: "D'1 a 30.",
  ambitFirst: 'Tria abans un àmbit.',
  antena: "Si no en tries cap, val la de l'hora triada.",
} as const;

/** Placeholders of choices; those of themes are in `themes`. */
export const placeholders = {
  cfgs_cfgm: 'Selecciona un cicle',
  universitat: 'Selecciona una universitat',
  pais: 'Selecciona un país',
  sector_professional_id: 'Selecciona un sector',
  serveis_tramits: 'Selecciona serveis o tràmits',
  oficina_id: 'Selecciona una oficina',
  antena_id: 'Cap',
  centre_id: 'Cap',
  professionals: 'Selecciona professionals',
  marc: 'Selecciona un marc',
  submarc: 'Selecciona un submarc',
  area: 'Selecciona una àrea',
  ambit: 'Selecciona un àmbit',
  acompanyant: 'Cap',
  professional_id: 'Selecciona un/a professional',
  loading: 'Carregant…',
} as const;
