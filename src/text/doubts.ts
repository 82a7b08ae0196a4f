import type { Doubt } from '../domain/doubts';
import { getEditionRuleText } from './refusals';

/** The question before something is sent that is allowed but seldom meant: what is saved is feminine each time. */
export const doubts = {
  title: 'Vols desar-la igualment?',
  confirm: 'Desa-la igualment',
  revise: 'Revisa-la',
} as const;

function getText(doubt: Doubt): string {
  if (doubt.code === 'tooOld')
    return `És massa antiga: un cop desada ja no la podràs corregir. ${getEditionRuleText(doubt)}`;
  return doubt.code === 'future'
    ? 'La data és posterior a avui.'
    : "L'hora és fora de la franja de 7:00 a 22:00.";
}

/** Which doubts there are, each said once. */
export function getDoubtsText(list: readonly Doubt[]): string {
  return [...new Set(list.map(getText))].join(' ');
}
