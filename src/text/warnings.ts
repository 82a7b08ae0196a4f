import type { Warning } from '../domain/nouns/warnings';
import { citaChanges } from './citaChanges';
import { reservaFields } from './fields';
import { getEditionRuleText } from './refusals';
import { ui } from './ui/components';
import { atLeast, count } from './ui/words';

export const warnings = {
  title: 'Vols desar-ho igualment?',
  confirm: 'Desa-ho igualment',
  revise: 'Revisa-ho',
  see: `Obre la llista ${ui.newWindow}`,
  searching: 'Estem mirant si ja hi és…',
  none: "Ara mateix no n'hi ha cap d'igual.",
  some: "Potser és un d'aquests, que s'obren en una finestra nova:",
} as const;

/** Number of a professional's appointments, up to the link to them. */
export const upcomingCites = {
  checking: 'Comprovant les cites…',
  said: (total: number, isAtLeast: boolean) =>
    `Té ${atLeast(count(total, 'cita', 'cites'), isAtLeast)} a partir d'avui:`,
  see: (total: number) => (total === 1 ? 'consulta-la abans' : 'consulta-les abans'),
  or: ' o ',
  move: (total: number) =>
    total === 1 ? 'passa-la a un altre professional' : 'passa-les a altres professionals',
} as const;

const getFieldName = (name: string): string =>
  (reservaFields as Readonly<Record<string, string>>)[name] ?? name;

function getText(warning: Warning): string {
  if (warning.code === 'tooOld')
    return `És massa antiga: un cop desada ja no la podràs corregir. ${getEditionRuleText(warning)}`;
  if (warning.code === 'sent')
    return "Ja s'havia enviat i no sabem si es va arribar a desar: comprova que no hi sigui abans de tornar-ho a enviar.";
  if (warning.code === 'cites')
    return upcomingCites.said(warning.cites.total, warning.cites.isAtLeast === true);
  if (warning.code === 'lost') {
    const names = warning.fields.map((name) => getFieldName(name)).join(', ');
    return `La cita té dades que no s'han pogut llegir, i la nova no les tindrà: ${names}.`;
  }
  if (warning.code === 'moved') return `${citaChanges.asked[warning.to]}.`;
  return warning.code === 'future'
    ? 'La data és posterior a avui.'
    : "L'hora és fora de la franja de 7:00 a 22:00.";
}

/** The warnings as one text, equal ones once. */
export function getWarningsText(list: readonly Warning[]): string {
  return [...new Set(list.map(getText))].join(' ');
}
