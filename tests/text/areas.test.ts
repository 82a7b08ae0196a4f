import { expect, test } from 'vitest';
import { activitats } from '../../src/text/activitats';
import { assessoriaDetail, assessoriaForm, assessories, completion } from '../../src/text/assessories';
import { calendar } from '../../src/text/calendar';
import { home } from '../../src/text/home';
import { getDocumentTitle } from '../../src/text/titles';

test.each([
  ['05:59', 'Bona nit, Aina'],
  ['06:00', 'Bon dia, Aina'],
  ['13:59', 'Bon dia, Aina'],
  ['14:00', 'Bona tarda, Aina'],
  ['19:59', 'Bona tarda, Aina'],
  ['20:00', 'Bona nit, Aina'],
])('at %s the greeting is %s', (time, text) => {
  expect(home.greeting(time, 'Aina')).toBe(text);
});

test('counts agree with their nouns', () => {
  expect([home.agenda(5, 2), home.agenda(1, 1), home.agenda(0, 0)]).toEqual([
    '5 cites, 2 hores lliures',
    '1 cita, 1 hora lliure',
    '0 cites',
  ]);
  expect([assessories.total(1, false), assessories.total(128, true)]).toEqual([
    '1 assessoria',
    '128 assessories o més',
  ]);
  expect([activitats.total(1, false), activitats.total(0, false)]).toEqual(['1 activitat', '0 activitats']);
});

test('titles name the type', () => {
  expect(assessoriaDetail.title('academica')).toBe('Assessoria acadèmica');
  expect(assessoriaForm.editTitle('habitatge')).toBe("Edita l'assessoria d'habitatge");
  expect(completion.title('mobilitat_internacional')).toBe(
    "Realitza l'assessoria de mobilitat internacional",
  );
  expect([getDocumentTitle('Calendari'), getDocumentTitle('Calendari', true)]).toEqual([
    'Calendari · Punt Jove',
    'Error: Calendari · Punt Jove',
  ]);
});

test('the arrows of the calendar name what they show', () => {
  expect([
    calendar.previous('dia'),
    calendar.next('setmana'),
    calendar.next('mes'),
    calendar.previous('llista'),
  ]).toEqual(['Dia anterior', 'Setmana següent', 'Mes següent', 'Setmana anterior']);
});

test('what a period of the calendar holds', () => {
  expect([calendar.summary(27, 4), calendar.summary(1, 0), calendar.summary(0, 1)]).toEqual([
    '27 cites, 4 hores lliures',
    '1 cita',
    '1 hora lliure',
  ]);
});

test('where an appointment is', () => {
  expect([
    calendar.place('Virtual', 'Oficina Gràcia'),
    calendar.place('Presencial', 'Oficina Gràcia', 'Antena Institut Exemple'),
  ]).toEqual(['Virtual · Oficina Gràcia', 'Presencial · Antena Institut Exemple (Oficina Gràcia)']);
});
