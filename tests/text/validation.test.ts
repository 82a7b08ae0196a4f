import { describe, expect, test } from 'vitest';
import { EMPTY_REALITZACIO, REALITZACIONS, toRealitzacioBody } from '../../src/domain/realitzacio';
import {
  EMPTY_RESERVA,
  EdicioAssessoria,
  ReservaAssessoria,
  ReservaCita,
  toReservaBody,
} from '../../src/domain/reserva';
import { TIPUS } from '../../src/domain/options';
import { findIssues, type IssueCode } from '../../src/domain/validation';
import { getIssueText, type FormName } from '../../src/text/validation';

const say = (form: FormName, field: string, code: IssueCode) => getIssueText(form, field, code).text;

test.each<[FormName, string, IssueCode, string]>([
  ['reserva', 'disponibilitat_id', 'required', 'Tria una hora lliure'],
  ['reserva', 'jove.nom', 'required', 'Indica el nom'],
  ['reserva', 'jove.nom', 'tooLong', 'El text és massa llarg: com a màxim, 200 caràcters'],
  ['reserva', 'jove.telefon', 'tooLong', 'El text és massa llarg: com a màxim, 20 caràcters'],
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
