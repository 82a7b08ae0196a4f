import type { Days, PeriodKind } from '../domain/pages/periods';
import { isSaid, type Sum } from '../domain/pages/tally';
import type { Llista } from '../domain/pages/xifres';
import type { ReportFacts } from '../domain/pages/xifresReport';
import { getLabel } from './options';
import { formatRange } from './ui/dates';
import { formatCount, formatPersons, xifres } from './xifres';

/** Records that have happened, in a sentence: of none, of one, of several. */
const verbs: Readonly<Record<Llista, readonly [none: string, one: string, many: string]>> = {
  consultes: ["No s'ha atès", "S'ha atès", "S'han atès"],
  assessories: ["No s'ha reservat", "S'ha reservat", "S'han reservat"],
  activitats: ["No s'ha fet", "S'ha fet", "S'han fet"],
};

const genders: Readonly<Record<string, string>> = {
  home: "d'homes",
  dona: 'de dones',
  no_binari: 'de persones no binàries',
  no_contesta_genere: 'de persones que no contesten',
  '': 'sense dades',
};

const countRecords = (list: Llista, number: number): string =>
  `${number === 0 ? 'cap' : formatCount(number)} ${xifres.records(list, number || 1)}`;

const countPersons = (number: number): string =>
  `${formatCount(number)} ${number === 1 ? 'persona' : 'persones'}`;

/** ', amb 12 persones', ', amb 12 persones (3 consultes sense dades)'. */
function tellPersons(list: Llista, sum: Sum): string {
  if (!isSaid(sum)) return ', sense dades de persones';
  const unsaid = sum.unsaid === 0 ? '' : ` (${countRecords(list, sum.unsaid)} sense dades)`;
  return `, amb ${countPersons(sum.persons)}${unsaid}`;
}

function tellRecords({ list, records, persons, realised }: ReportFacts): string {
  const [none, one, many] = verbs[list];
  const number = records.now;
  const verb = number === 0 ? none : number === 1 ? one : many;
  const told = `${verb} ${countRecords(list, number)}`;
  if (number === 0) return `${told}.`;
  if (list !== 'assessories') return `${told}${tellPersons(list, persons.now)}.`;
  if (realised.records === 0) return `${told}; no se n'ha fet cap.`;
  const verbDone = realised.records === 1 ? "se n'ha fet" : "se n'han fet";
  return `${told}; ${verbDone} ${formatCount(realised.records)}${tellPersons(list, realised)}.`;
}

const join = (parts: readonly string[]): string =>
  [parts.slice(0, -1).join(', '), ...parts.slice(-1)].filter(Boolean).join(' i ');

function tellProfile({ list, records, genders: counted, ages }: ReportFacts): string[] {
  if (records.now === 0 || counted.length === 0) return [];
  const parts = counted.map(
    ([value, number]) => `${formatCount(number)} ${genders[value] ?? `de «${getLabel('genere', value)}»`}`,
  );
  const [most] = ages.filter(([value]) => value !== '');
  const age =
    most && `L'edat més freqüent és ${getLabel('edat', most[0])} anys (${countRecords(list, most[1])}).`;
  return [`Per gènere: ${join(parts)}.`, ...(age ? [age] : [])];
}

const tellBefore = ({ list, records, persons }: ReportFacts): string => {
  const told = countRecords(list, records.before);
  return records.before === 0 ? told : `${told} (persones: ${formatPersons(persons.before)})`;
};

/** Whether the days are a school year as a whole; an unfinished one ends today. */
const isYear = (periode: PeriodKind, { data_fi }: Days): boolean =>
  periode === 'curs' && data_fi.endsWith('-08-31');

/** '2025-2026' of a school year; else its days. */
export const namePeriod = (periode: PeriodKind, days: Days): string =>
  isYear(periode, days) ? `${days.data_inici.slice(0, 4)}-${days.data_fi.slice(0, 4)}` : xifres.days(days);

/** 'Curs 2025-2026'; else the days in words. */
const nameInText = (periode: PeriodKind, days: Days): string =>
  isYear(periode, days) ? `Curs ${namePeriod(periode, days)}` : formatRange(days.data_inici, days.data_fi);

export const xifresReport = {
  open: 'Memòria del curs',
  title: (periode: PeriodKind, days: Days) =>
    isYear(periode, days)
      ? `Memòria del curs ${namePeriod(periode, days)}`
      : `Memòria: ${formatRange(days.data_inici, days.data_fi)}`,
  close: 'Tanca la memòria',
  copyTable: 'Copia la taula',
  copiedTable: 'Taula copiada',
  copyText: 'Copia el text',
  copiedText: 'Text copiat',
  help: "Enganxa-ho en un document: la taula té totes les xifres d'aquesta pàgina, amb les persones i el període anterior.",
  reading: "La memòria s'està preparant: cal llegir tots els registres del període i de l'anterior.",
  unread: 'A la memòria li falten registres per llegir o xifres per comptar.',
  empty: 'Aquest període no té dades.',
  group: (title: string, by: string, isOfRecords: boolean) =>
    `${title} ${by.toLowerCase()}${isOfRecords ? ' (registres)' : ''}`,
  columns: (name: string, nameBefore: string) => [
    'Concepte',
    `Registres ${name}`,
    `Persones ${name}`,
    `Registres ${nameBefore}`,
    `Persones ${nameBefore}`,
  ],
} as const;

export function describeReport(
  periode: PeriodKind,
  days: Days,
  before: Days,
  facts: readonly ReportFacts[],
): string {
  const told = facts.flatMap((one) => [tellRecords(one), ...tellProfile(one)]);
  const range = isYear(periode, days) ? ` (${formatRange(days.data_inici, days.data_fi)})` : '';
  const ago = `${nameInText(periode, before)}: ${join(facts.map(tellBefore))}.`;
  return [`${nameInText(periode, days)}${range}.`, ...told, ago].join(' ');
}
