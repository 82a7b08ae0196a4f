import { expect, test } from 'vitest';
import {
  fillReminder,
  getTemplateKey,
  listUnknownPlaceholders,
} from '../../../src/domain/pages/citaReminder';

const VALUES = { dia: 'Dimecres', hora: '11:00', lloc: 'Oficina Gràcia', professional: 'Hamza' };

test.each([
  ['{dia} a les {hora}', {}, 'Dimecres a les 11:00'],
  ['{dia}, {dia}', {}, 'Dimecres, Dimecres'],
  ['Hola:\n{lloc}\nAmb {professional}\nAdeu', { professional: '' }, 'Hola:\nOficina Gràcia\nAdeu'],
  ['{dia}\n{lloc}, amb {professional}', { lloc: '' }, 'Dimecres'],
  ['Porta el {document}.', {}, 'Porta el {document}.'],
  ['', {}, ''],
])('the template %j with %j reads %j', (template, missing, text) => {
  expect(fillReminder(template, { ...VALUES, ...missing })).toBe(text);
});

test.each([
  ['{dia} {hora} {lloc} {professional}', []],
  ['{nom}, {dia}, { hora }', ['{nom}', '{ hora }']],
  ['sense res', []],
])('of %j nothing fills %j', (template, unknown) => {
  expect(listUnknownPlaceholders(template)).toEqual(unknown);
});

test('each office has a template of its own', () => {
  expect([getTemplateKey(3), getTemplateKey(null)]).toEqual(['reminder.3', 'reminder.service']);
});
