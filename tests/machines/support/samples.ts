import type { Activitat } from '../../../src/domain/nouns/activitat';
import type { Assessoria } from '../../../src/domain/nouns/assessoria';
import type { CitaOberta } from '../../../src/domain/nouns/cita';
import type { Consulta } from '../../../src/domain/nouns/consulta';
import type { Professional } from '../../../src/domain/nouns/professional';
import type { Disponibilitat } from '../../../src/domain/nouns/disponibilitat';
import type { Sessio } from '../../../src/domain/access/sessio';
import type { ScreenInput } from '../../../src/machines/kit/screen';

export const oficina = {
  id: 1,
  nom: 'Zqoficina Central',
  name: 'Zqoficina Central',
  antenas: [{ id: 101, nom: 'Zqantena Nord' }],
};

export const professional = { id: 7, nom: 'Zqada', cognom: 'Zqpuig', segon_cognom: 'Zqroca' };

export const sessio: Sessio = {
  token: '1|ZqTokenZqTokenZqTokenZqTokenZqTokenZqTokenZqTokenZq',
  user: {
    id: 7,
    nom_complet: 'Zqada Zqpuig Zqroca',
    email: 'zqada@example.org',
    role: 'informador_integral',
    force_password_change: false,
    oficina: { ...oficina, districte: 'gracia' },
  },
  permissions: [
    'read_cita_oficina',
    'create_cita_oficina',
    'delete_cita_oficina',
    'read_assessoria_oficina',
    'create_assessoria_oficina',
    'edit_assessoria_oficina',
    'delete_assessoria_oficina',
    'read_activitat_oficina',
    'create_activitat_oficina',
    'edit_activitat_oficina',
    'delete_activitat_oficina',
    'read_consulta_oficina',
    'read_usuari_oficina',
    'create_usuari_oficina',
    'edit_usuari_oficina',
    'delete_usuari_oficina',
    'create_consulta_oficina',
    'edit_consulta_oficina',
    'delete_consulta_oficina',
  ],
  centres_districte: [{ id: 3, nom: 'Zqinstitut' }],
};

export const assessoria: Assessoria = {
  id: 12,
  slug: 'laboral-12',
  tipus: 'laboral',
  oficina,
  antena: null,
  assistit: null,
  bloquejada: false,
  jove: { nom: 'Zqnil', cognoms: 'Zqserra', telefon: '600 000 123', email: 'zqnil@example.org' },
  professional,
  cita: {
    id: 21,
    date: '2026-11-20T10:00:00+01:00',
    durada: 30,
    modalitat: 'Presencial',
    oficina,
    professional,
  },
  edat: '16-19',
  perfil: 'Jove',
  genere: 'dona',
  idioma: 'ca',
  autonomia: null,
  formacio: null,
  ocupacio: null,
  situacio_administrativa: null,
  residencia: null,
  conegut: [],
  modalitat: 'Presencial',
  tematica: { id: 4, name: 'Zqtema' },
  descripcio: 'Zqdescripcio',
  informacio_entregada: null,
  observacions: 'Zqobservacions',
  realitzada: null,
};

export const person: Professional = {
  ...professional,
  email: 'zqada@example.org',
  telefon: '600 000 123',
  role: 'informador_integral',
  oficina,
  antena: null,
  actiu: true,
  force_password_change: false,
};

export const consulta: Consulta = {
  id: 51,
  data: '2026-11-20T10:00:00+01:00',
  oficina,
  antena: null,
  professional,
  canal: 'telefon',
  perfil: 'Jove',
  genere: 'dona',
  edat: '16-19',
  residencia: null,
  idioma: 'ca',
  formacio: null,
  ocupacio: null,
  conegut: ['web'],
  ambit: 1,
  tematica_id: [1],
  subtematica_id: [101],
  serveis_tramits: ['carnet'],
  nombre_persones: 2,
  derivacio: ['soc'],
  observacions: 'Zqobservacions',
};

export const activitat: Activitat = {
  id: 41,
  titol: 'Zqxerrada',
  data: '2026-11-25',
  hora_inici: '10:00',
  hora_fi: '11:30',
  oficina,
  centre_escolar: { id: 3, nom: 'Zqinstitut' },
  professionals: [professional],
  marc: 4,
  submarc: 402,
  area: 2,
  ambit: 1,
  tematica_id: [1, 2],
  curs: '4eso',
  grups: 2,
  presencial: { home: 10, dona: 12, no_binari: 1 },
  virtual: { home: 0, dona: 0, no_binari: 0 },
  activitatValoracio: { alumnat: 4, professorat: 5, comentari: null },
  observacions: 'Zqobservacions',
};

export const cita: CitaOberta = {
  id: 21,
  date: assessoria.cita.date,
  durada: 30,
  modalitat: 'Presencial',
  antena: null,
  assessoria: {
    id: 12,
    slug: 'laboral-12',
    tipus: 'laboral',
    oficina,
    jove: assessoria.jove,
    bloquejada: false,
    assistit: null,
  },
  professional,
};

export const slot: Disponibilitat = {
  id: 31,
  data_inici: '2026-11-23T09:00:00+01:00',
  data_fi: '2026-11-23T09:30:00+01:00',
  oficina,
  antena: null,
  professional,
  tipus: 'laboral',
  modalitat: ['Presencial'],
  lliure: true,
};

export function toPage<Row>(data: Row[]) {
  return {
    data,
    links: { first: null, last: null, prev: null, next: null },
    meta: {
      current_page: 1,
      from: data.length > 0 ? 1 : null,
      last_page: 1,
      path: '/api/assessories',
      per_page: 15,
      to: data.length > 0 ? data.length : null,
      total: data.length,
    },
  };
}

export const screenInput: ScreenInput = {
  params: { id: '12' },
  query: {},
  today: '2026-11-20',
  userId: 7,
  viewer: { permissions: sessio.permissions, oficinaId: 1 },
};
