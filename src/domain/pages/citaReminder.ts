import type { CitaOberta } from '../nouns/cita';

/** Values that a reminder's template may name: `{dia}`. */
const REMINDER_VALUES = ['dia', 'hora', 'lloc', 'professional'] as const;
export type ReminderValue = (typeof REMINDER_VALUES)[number];

const PLACEHOLDER = /\{([^{}]*)\}/g;

const isValue = (name: string): name is ReminderValue => REMINDER_VALUES.some((value) => value === name);

export function listUnknownPlaceholders(template: string): string[] {
  return [...template.matchAll(PLACEHOLDER)]
    .filter(([, name = '']) => !isValue(name))
    .map(([whole]) => whole);
}

/** Text of a reminder without lines that need a missing value (''); unknown placeholders stay. */
export function fillReminder(template: string, values: Readonly<Record<ReminderValue, string>>): string {
  const lines = template
    .split('\n')
    .filter((line) =>
      [...line.matchAll(PLACEHOLDER)].every(([, name = '']) => !isValue(name) || values[name] !== ''),
    );
  const fill = (whole: string, name: string): string => (isValue(name) ? values[name] : whole);
  return lines.map((line) => line.replaceAll(PLACEHOLDER, fill)).join('\n');
}

export const getTemplateKey = (oficinaId: number | null | undefined): string =>
  `reminder.${oficinaId ?? 'service'}`;

/** Place of an appointment in person: its antena, else its office. */
export const getCitaPlace = ({ antena, assessoria }: CitaOberta): string =>
  antena?.nom ?? assessoria.oficina?.nom ?? '';
