import type { Doubt } from '../domain/nouns/doubts';
import { getEditionRuleText } from './refusals';
import { ui } from './ui/components';
import { count } from './ui/words';

/** The question before something is sent that is allowed but seldom meant. */
export const doubts = {
  title: 'Vols desar-ho igualment?',
  confirm: 'Desa-ho igualment',
  revise: 'Revisa-ho',
  see: `Obre la llista ${ui.newWindow}`,
  searching: 'Estem mirant si ja hi és…',
  none: "Ara mateix no n'hi ha cap d'igual.",
  some: "Potser és un d'aquests, que s'obren en una finestra nova:",
} as const;

/** How many appointments somebody has, up to the link that leads to them. */
export const citesToCome = {
  checking: 'Comprovant les cites…',
  said: (total: number) => `Té ${count(total, 'cita', 'cites')} a partir d'avui:`,
  see: (total: number) => (total === 1 ? 'consulta-la abans' : 'consulta-les abans'),
} as const;

function getText(doubt: Doubt): string {
  if (doubt.code === 'tooOld')
    return `És massa antiga: un cop desada ja no la podràs corregir. ${getEditionRuleText(doubt)}`;
  if (doubt.code === 'sent')
    return "Ja s'havia enviat i no sabem si es va arribar a desar: comprova que no hi sigui abans de tornar-ho a enviar.";
  if (doubt.code === 'cites') return citesToCome.said(doubt.cites.total);
  return doubt.code === 'future'
    ? 'La data és posterior a avui.'
    : "L'hora és fora de la franja de 7:00 a 22:00.";
}

/** Which doubts there are, each said once. */
export function getDoubtsText(list: readonly Doubt[]): string {
  return [...new Set(list.map(getText))].join(' ');
}
