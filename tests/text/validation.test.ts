import { describe, expect, test } from 'vitest';
import { DadesActivitat, EMPTY_ACTIVITAT, toActivitatBody } from '../../src/domain/nouns/activitat';
import { DadesConsulta, EMPTY_CONSULTA, toConsultaBody } from '../../src/domain/nouns/consulta';
import {
  DadesProfessional,
  EMPTY_PROFESSIONAL,
  toProfessionalBody,
} from '../../src/domain/nouns/professional';
import { EMPTY_REALITZACIO, REALITZACIONS, toRealitzacioBody } from '../../src/domain/nouns/realitzacio';
import {
  EMPTY_RESERVA,
  EdicioAssessoria,
  ReservaAssessoria,
  ReservaCita,
  toReservaBody,
} from '../../src/domain/nouns/reserva';
import { TIPUS } from '../../src/domain/values/options';
import { findIssues, type IssueCode } from '../../src/domain/values/validation';
import { activitatIssues } from '../../src/text/activitats';
import { consultaIssues } from '../../src/text/consultes';
import { dataRulesIssues } from '../../src/text/dataRules';
import { professionalIssues } from '../../src/text/professionals';
import { getIssueText, issueTexts } from '../../src/text/validation';

const FORMS = {
  ...issueTexts,
  activitat: activitatIssues,
  consulta: consultaIssues,
  dataRules: dataRulesIssues,
  professional: professionalIssues,
};
type FormName = keyof typeof FORMS;

const say = (form: FormName, field: string, code: IssueCode) => getIssueText(FORMS[form], field, code).text;

test.each<[FormName, string, IssueCode, string]>([
  ['reserva', 'disponibilitat_id', 'required', 'Tria una hora lliure'],
  ['reserva', 'jove.nom', 'required', 'Indica el nom'],
  ['reserva', 'jove.nom', 'tooLong', 'El text és massa llarg: com a màxim, 200 caràcters'],
  ['reserva', 'jove.telefon', 'tooLong', 'El text és massa llarg: com a màxim, 20 caràcters'],
  ['reserva', 'jove.telefon', 'telefon', 'Escriu un telèfon de 9 a 15 xifres'],
  ['reserva', 'jove.email', 'tooLong', 'El text és massa llarg: com a màxim, 190 caràcters'],
  ['reserva', 'jove.email', 'email', 'El correu electrònic no és vàlid'],
  ['assessoria', 'disponibilitat_id', 'required', 'Tria una hora lliure o indica la data'],
  ['assessoria', 'date', 'format', 'Tria una hora lliure o indica la data, no totes dues coses'],
  ['assessoria', 'observacions', 'tooLong', 'El text és massa llarg: com a màxim, 2000 caràcters'],
  ['realitzacio', 'assistents', 'tooBig', "Indica un nombre d'1 a 15"],
  ['realitzacio', 'durada', 'format', "La durada només s'indica si s'ha realitzat al CAAJ"],
  ['realitzacio', 'universitat', 'format', 'Tria un cicle o una universitat, no totes dues coses'],
  [
    'newPassword',
    'password',
    'format',
    'La contrasenya ha de tenir 8 caràcters o més, amb una majúscula, una minúscula, un número i un caràcter especial.',
  ],
  ['newPassword', 'password_confirmation', 'confirmation', 'Les dues contrasenyes no coincideixen'],
  ['reserva', 'unknown', 'required', 'Aquest camp és obligatori'],
  ['reserva', 'unknown', 'tooShort', 'El text és massa curt'],
  ['reserva', 'unknown', 'tooSmall', 'El valor és massa petit'],
  ['reserva', 'unknown', 'tooBig', 'El valor és massa gran'],
  ['reserva', 'unknown', 'format', 'El format no és correcte'],
  ['reserva', 'unknown', 'confirmation', 'La confirmació no coincideix'],
])('%s %s %s says what is wrong', (form, field, code, text) => {
  expect(say(form, field, code)).toBe(text);
});

describe('every field that a form asks for has a text of its own', () => {
  const generic = 'Aquest camp és obligatori';
  const forms: [FormName, string, Parameters<typeof findIssues>[0], unknown][] = [
    ['reserva', 'new cita', ReservaCita, toReservaBody(EMPTY_RESERVA)],
    ['assessoria', 'new assessoria', ReservaAssessoria, toReservaBody(EMPTY_RESERVA)],
    ['assessoria', 'edited assessoria', EdicioAssessoria, toReservaBody(EMPTY_RESERVA)],
    ...TIPUS.map(
      (tipus) =>
        ['realitzacio', tipus, REALITZACIONS[tipus], toRealitzacioBody(1, EMPTY_REALITZACIO)] as [
          FormName,
          string,
          Parameters<typeof findIssues>[0],
          unknown,
        ],
    ),
  ];
  test.each(forms)('%s: %s', (form, _, schema, empty) => {
    const texts = Object.entries(findIssues(schema, empty)).map(([field, code]) => say(form, field, code));
    expect(texts.length).toBeGreaterThan(2);
    expect(texts).not.toContain(generic);
  });
});

describe('a text that is too long is told the limit that holds for it', () => {
  const length = (text: string) => Number(/\d+/.exec(text)?.[0]);
  const fill = (name: string, max: number) => {
    if (name.endsWith('telefon')) return '600000001'.padEnd(max);
    return name.endsWith('email') ? 'x'.repeat(max - 12) + '@example.org' : 'x'.repeat(max);
  };
  const inPath = (name: string, value: string): object =>
    name.startsWith('jove.')
      ? { jove: { ...EMPTY_RESERVA.jove, [name.slice(5)]: value } }
      : { [name]: value };

  test.each<[FormName, string[], (change: object) => ReturnType<typeof findIssues>]>([
    [
      'professional',
      ['nom', 'cognom', 'segon_cognom', 'email', 'telefon'],
      (change) => findIssues(DadesProfessional, toProfessionalBody({ ...EMPTY_PROFESSIONAL, ...change })),
    ],
    [
      'consulta',
      ['observacions'],
      (change) => findIssues(DadesConsulta, toConsultaBody({ ...EMPTY_CONSULTA, ...change })),
    ],
    [
      'activitat',
      ['titol', 'observacions'],
      (change) => findIssues(DadesActivitat, toActivitatBody({ ...EMPTY_ACTIVITAT, ...change })),
    ],
    [
      'assessoria',
      [
        'jove.nom',
        'jove.cognoms',
        'jove.telefon',
        'jove.email',
        'descripcio',
        'informacio_entregada',
        'observacions',
      ],
      (change) => findIssues(ReservaAssessoria, toReservaBody({ ...EMPTY_RESERVA, ...change })),
    ],
  ])('%s', (form, names, find) => {
    for (const name of names) {
      const max = length(say(form, name, 'tooLong'));
      expect([name, find(inPath(name, fill(name, max)))[name]]).toEqual([name, undefined]);
      expect([name, find(inPath(name, fill(name, max + 1)))[name]]).toEqual([name, 'tooLong']);
    }
  });
});
