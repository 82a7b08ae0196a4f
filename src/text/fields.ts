import type { FieldName } from '../domain/values/fieldTable';
import type { ChangeDraft, ResetDraft } from '../domain/values/password';
import type { RealitzacioDraft } from '../domain/nouns/realitzacio';
import type { ReservaDraft } from '../domain/nouns/reserva';

/** Label of each field of a noun; shared ones are in `sharedFields`. */
export type Labels<Draft> = Record<FieldName<Draft>, string>;

export const sharedFields = {
  email: 'Correu electrònic',
  telefon: 'Telèfon',
  oficina_id: 'Oficina',
  antena_id: 'Antena',
  professional_id: 'Professional',
  edat: 'Edat',
  genere: 'Gènere',
  perfil: 'Perfil',
  residencia: 'Residència',
  idioma: 'Idioma',
  formacio: 'Formació',
  ocupacio: 'Ocupació',
  conegut: 'Com ens ha conegut',
  ambit: 'Àmbit',
  tematica_id: 'Temàtiques',
  subtematica_id: 'Subtemàtiques',
  derivacio: 'Derivació',
  observacions: 'Observacions',
} as const;

export const reservaFields: Labels<ReservaDraft> = {
  ...sharedFields,
  disponibilitat_id: 'Hora',
  date: 'Data i hora',
  tipus: "Tipus d'assessoria",
  modalitat: 'Modalitat',
  'jove.nom': 'Nom',
  'jove.cognoms': 'Cognoms',
  'jove.telefon': sharedFields.telefon,
  'jove.email': sharedFields.email,
  autonomia: 'Autonomia',
  situacio_administrativa: 'Situació administrativa',
  tematica_id: 'Temàtica',
  descripcio: 'Descripció',
  informacio_entregada: 'Informació lliurada',
};

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

export const realitzacioFields: Labels<RealitzacioDraft> = {
  ...sharedFields,
  inscripcio: "Com s'ha inscrit",
  assistents: 'Assistents',
  acompanyant: 'Acompanyant',
  valoracio: "Valoració de l'assessoria",
  comentaris: 'Comentaris',
  sector_professional_id: 'Sector professional',
  temporalitat: 'Temporalitat',
  zona_geografica: 'Zona geogràfica',
  pais: 'País',
  realitzada: "On s'ha realitzat",
  durada: 'Durada',
  cfgs_cfgm: 'CFGM / CFGS',
  universitat: 'Universitat',
};

export const passwordFields: Record<keyof (ResetDraft & ChangeDraft), string> = {
  email: sharedFields.email,
  current_password: 'Contrasenya actual',
  password: 'Contrasenya nova',
  password_confirmation: 'Repeteix la contrasenya nova',
};

export const momentFields = { dia: 'Data', hora: 'Hora' } as const;

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
