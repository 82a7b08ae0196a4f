import { act } from 'react';
import { describe, expect, test } from 'vitest';
import type { Assessoria } from '../../../mock-server/store/rows/assessoria';
import type { State } from '../../../mock-server/store/state';
import type { Tipus } from '../../../src/domain/values/options';
import { openProduct } from '../support/openProduct';
import { readIssue, readSummary, submit, type } from './fill';

type Form = {
  who?: string | null;
  path: string;
  tipus?: Tipus;
  empty: string[];
  /** Field, typed text, and its issue; null for none. */
  limits: [field: string, typed: string, fault: string | null][];
};

const tooLong = (max: number) => `El text és massa llarg: com a màxim, ${max} caràcters`;
const upTo = (field: string, max: number): Form['limits'] => [
  [field, 'x'.repeat(max), null],
  [field, 'x'.repeat(max + 1), tooLong(max)],
];
const telefon = (field: string): Form['limits'] => [
  [field, '600 000', 'Escriu un telèfon de 9 a 15 xifres'],
  [field, '+34 (600) 000.331', null],
  [field, '6'.repeat(21), tooLong(20)],
];
const email = (field: string): Form['limits'] => [
  [field, 'res', 'El correu electrònic no és vàlid'],
  [field, `${'x'.repeat(178)}@example.org`, null],
  [field, `${'x'.repeat(179)}@example.org`, tooLong(190)],
];
const between = (field: string, min: number, max: number, fault: string): Form['limits'] => [
  [field, String(min - 1), fault],
  [field, String(min), null],
  [field, String(max), null],
  [field, String(max + 1), fault],
  [field, String(min + 0.5), fault],
];

const BOOKED: Form['limits'] = [
  ...upTo('jove.nom', 200),
  ...upTo('jove.cognoms', 200),
  ...telefon('jove.telefon'),
  ...email('jove.email'),
  ...upTo('descripcio', 2000),
];
const COMPLETED: Form['limits'] = [
  ...between('assistents', 1, 15, "Indica un nombre d'1 a 15"),
  ...upTo('comentaris', 2000),
];
const [INSCRIPCIO, VALORACIO] = ["Indica com s'ha inscrit", "Valora l'assesssoria"];
const TEMATICA = 'Indica almenys una temàtica';
const JOVE = ['Indica el nom', 'Indica els cognoms', "Tria l'edat", 'Tria el gènere'];

const FORMS: Record<string, Form> = {
  'a new appointment': {
    path: '/calendari/cita/nova',
    empty: ["Tria el tipus d'assessoria", 'Tria una hora lliure', ...JOVE, 'Tria la modalitat'],
    limits: BOOKED,
  },
  'a new assessoria': {
    path: '/assessories/nova',
    empty: ["Tria el tipus d'assessoria", ...JOVE, "Tria l'oficina"],
    limits: [...BOOKED, ...upTo('informacio_entregada', 2000), ...upTo('observacions', 2000)],
  },
  'a changed assessoria': {
    path: '/assessories/1/editar',
    empty: [],
    limits: [
      ['jove.nom', '', 'Indica el nom'],
      ['jove.nom', '   ', 'Indica el nom'],
      ['jove.cognoms', '', 'Indica els cognoms'],
      ...upTo('jove.nom', 200),
      ...email('jove.email'),
    ],
  },
  'a completion, laboral': {
    path: '/assessories/1/realitzar',
    tipus: 'laboral',
    empty: [INSCRIPCIO, VALORACIO],
    limits: COMPLETED,
  },
  'a completion, acadèmica': {
    path: '/assessories/1/realitzar',
    tipus: 'academica',
    empty: [INSCRIPCIO, "Indica on s'ha realitzat", TEMATICA, VALORACIO],
    limits: [],
  },
  'a completion, mobilitat': {
    path: '/assessories/1/realitzar',
    tipus: 'mobilitat_internacional',
    empty: [INSCRIPCIO, TEMATICA, VALORACIO],
    limits: [],
  },
  'a completion, emprenedoria': {
    path: '/assessories/1/realitzar',
    tipus: 'emprenedoria',
    empty: [INSCRIPCIO, TEMATICA, 'Indica almenys una subtemàtica', VALORACIO],
    limits: [],
  },
  'a completion, habitatge': {
    path: '/assessories/1/realitzar',
    tipus: 'habitatge',
    empty: [INSCRIPCIO, TEMATICA, 'Indica almenys una subtemàtica', VALORACIO],
    limits: [],
  },
  'a new consulta': {
    path: '/consultes/nova',
    empty: ["Tria l'àmbit", "Tria l'edat", 'Tria el gènere', "Tria l'oficina"],
    limits: [
      ['nombre_persones', '', 'Indica el nombre de persones'],
      ...between('nombre_persones', 1, 30, "Indica un nombre d'1 a 30"),
      ...upTo('observacions', 2000),
    ],
  },
  'a new activity': {
    path: '/activitats/nova',
    empty: [
      'Indica el títol',
      'Indica la data',
      "Indica l'hora d'inici",
      "Indica l'hora final",
      "Tria l'oficina",
      "Tria el marc d'acció",
      "Tria l'àrea",
    ],
    limits: [
      ...upTo('titol', 200),
      ...between('grups', 0, 99, 'Indica un nombre de 0 a 99'),
      ['presencial.home', '-1', 'Indica un nombre a partir de 0'],
      ['presencial.home', '0', null],
      ['virtual.no_binari', '1.5', 'Indica un nombre enter a partir de 0'],
      ...upTo('activitatValoracio.comentari', 2000),
      ...upTo('observacions', 2000),
    ],
  },
  'a new professional': {
    path: '/professionals/nou',
    empty: [
      'Indica el nom',
      'Indica el primer cognom',
      'Indica el correu electrònic',
      'Tria el rol',
      "Tria l'oficina",
    ],
    limits: [
      ...upTo('nom', 200),
      ...upTo('cognom', 200),
      ...upTo('segon_cognom', 200),
      ...telefon('telefon'),
      ...email('email'),
    ],
  },
  'a reminder of the password': {
    who: null,
    path: '/recordar_contrasenya',
    empty: ['Indica el teu correu electrònic'],
    limits: [['email', 'res', 'El correu electrònic no és vàlid']],
  },
  'a password that is reset': {
    who: null,
    path: '/recordar_contrasenya/zx81/ada%40example.org',
    empty: ['Escriu la contrasenya nova', 'Repeteix la contrasenya nova'],
    limits: passwords('password'),
  },
  "one's own password": {
    path: '/perfil',
    empty: ['Escriu la contrasenya actual', 'Escriu la contrasenya nova', 'Repeteix la contrasenya nova'],
    limits: passwords('password'),
  },
  'the date rules': {
    path: '/configuracio/control',
    empty: [],
    limits: [
      ...between('activitats.dies_enrere', 0, 3650, 'Indica un nombre de dies de 0 a 3650'),
      ['consultes_edicio.dies_enrere', '', 'Indica un nombre de dies de 0 a 3650'],
    ],
  },
};

function passwords(field: string): Form['limits'] {
  const weak =
    'La contrasenya ha de tenir 8 caràcters o més, amb una majúscula, una minúscula, un número i un caràcter especial.';
  return [
    [field, 'Abcd1!x', weak],
    [field, 'abcde1!x', weak],
    [field, 'ABCDE1!X', weak],
    [field, 'Abcdefg!', weak],
    [field, 'Abcdefg1', weak],
    [field, 'Abcde1!x', null],
  ];
}

function prepareOne(tipus: Tipus = 'laboral') {
  return (state: State, put: (changes?: Partial<Assessoria>) => Assessoria) => {
    state.assessories.clear();
    state.last = { ...state.last, assessoria: 0 };
    put({ tipus });
  };
}

describe.each(Object.entries(FORMS))('the form of %s', (_, { who = 'admin', path, tipus, empty, limits }) => {
  const open = () => openProduct(who, path, { prepare: prepareOne(tipus) });

  test('has a text for every empty required field (spec §5)', async () => {
    await open();
    await submit();
    expect(readSummary().said).toEqual(empty);
  });

  test('accepts values within the limits of each field, and rejects others once left', async () => {
    await open();
    const found: Form['limits'] = [];
    for (const [field, typed] of limits) {
      type(field, typed);
      act(() => (document.activeElement as HTMLElement).blur());
      found.push([field, typed, readIssue(field)]);
    }
    expect(found).toEqual(limits);
  });
});
