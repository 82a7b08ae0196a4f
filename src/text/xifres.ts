import type { Days, Periode, PeriodKind } from '../domain/pages/periods';
import { isSaid, type Sum } from '../domain/pages/tally';
import { LLISTES, type Creu, type Dimensio, type Llista } from '../domain/pages/xifres';
import { nouns } from './nouns';
import { formatDay, formatRange } from './ui/dates';

const NUMBERS = new Intl.NumberFormat('ca');

/** '1234', '12.345'. */
export function formatCount(number: number): string {
  return NUMBERS.format(number);
}

/** '+12', '−3', '0': difference from the previous period. */
export function formatChange(change: number): string {
  if (change === 0) return '0';
  return `${change > 0 ? '+' : '−'}${formatCount(Math.abs(change))}`;
}

/** '42 %' of a whole; '' if that is 0. */
export function formatShare(part: number, whole: number): string {
  return whole === 0 ? '' : `${Math.round((100 * part) / whole)} %`;
}

const NO_DATA = 'sense dades';

/** '12', or 'sense dades' where no record tells its persons. */
export function formatPersons(sum: Sum): string {
  return isSaid(sum) ? formatCount(sum.persons) : NO_DATA;
}

const steps: Record<PeriodKind, { previous: string; next: string; before: string }> = {
  setmana: { previous: 'Setmana anterior', next: 'Setmana següent', before: "la setmana d'abans" },
  mes: { previous: 'Mes anterior', next: 'Mes següent', before: "el mes d'abans" },
  trimestre: { previous: 'Trimestre anterior', next: 'Trimestre següent', before: "el trimestre d'abans" },
  curs: { previous: 'Curs anterior', next: 'Curs següent', before: "el curs d'abans" },
  propi: { previous: 'Període anterior', next: 'Període següent', before: "el període d'abans" },
};

const current: Record<Periode, string> = {
  setmana: 'Aquesta setmana',
  mes: 'Aquest mes',
  trimestre: 'Aquest trimestre',
  curs: 'Aquest curs',
};

const unfinished = {
  future: 'El període encara no ha començat.',
  running: "El període encara no s'ha acabat.",
};

const nameBefore = (periode: PeriodKind, { data_inici, data_fi }: Days, until: string): string =>
  `${steps[periode].before}${until}, ${formatRange(data_inici, data_fi)}`;

function nameRecords(list: Llista, number: number): string {
  const { word, many } = nouns[LLISTES[list].noun];
  return number === 1 ? word : many;
}

const isFeminine = (list: Llista): boolean => nouns[LLISTES[list].noun].gender === 'f';

const nameSame = (list: Llista): string =>
  `${isFeminine(list) ? 'Una mateixa' : 'Un mateix'} ${nameRecords(list, 1)}`;

const dimensions: Record<Dimensio, { by: string; none: string }> = {
  oficina: { by: 'Per oficina', none: 'Sense oficina' },
  tipus: { by: 'Per tipus', none: 'Sense tipus' },
  estat: { by: 'Per estat', none: 'Sense estat' },
  canal: { by: 'Per canal', none: 'Sense canal' },
  ambit: { by: 'Per àmbit', none: 'Sense àmbit' },
  marc: { by: "Per marc d'acció", none: "Sense marc d'acció" },
  area: { by: 'Per àrea', none: 'Sense àrea' },
  professional: { by: 'Per professional', none: 'Sense professional' },
  tematica: { by: 'Per temàtica', none: 'Sense temàtica' },
  districte: { by: 'Per districte de residència', none: 'Sense dades' },
};

const crossed: Record<Creu, string> = {
  edat_genere: 'Per gènere i edat',
  oficina_tipus: 'Per oficina i tipus',
};

const countRecords = (list: Llista, number: number): string =>
  `${formatCount(number)} ${nameRecords(list, number)}`;

/** '1 persona', '12 persones'. */
const countPersons = (number: number): string =>
  `${formatCount(number)} ${number === 1 ? 'persona' : 'persones'}`;

export const xifres = {
  title: 'Xifres',
  period: 'Període',
  periods: { setmana: 'Setmana', mes: 'Mes', trimestre: 'Trimestre', curs: 'Curs', propi: 'Dates' },
  ownDays: 'Dies',
  previous: (periode: PeriodKind) => steps[periode].previous,
  next: (periode: PeriodKind) => steps[periode].next,
  current: (periode: Periode) => current[periode],
  of: (periode: PeriodKind, before: Days, progress: keyof typeof unfinished | null) =>
    `. Comparat amb ${nameBefore(periode, before, '')}.${progress === null ? '' : ` ${unfinished[progress]}`}`,
  ofSameDays: (periode: PeriodKind, before: Days) =>
    `, fins avui. Comparat amb ${nameBefore(periode, before, periode === 'propi' ? ' durant els mateixos dies' : ' fins al mateix dia')}.`,
  compare: 'Comparació',
  untilToday: 'Fins avui',
  wholePeriod: 'Període sencer',
  later: 'per venir',
  print: 'Imprimeix',
  export: 'Exporta les taules (CSV)',
  exporting: (loaded: number, all: number) => `Preparant… ${loaded} de ${all}`,
  refresh: 'Actualitza',
  countedOf: (loaded: number, all: number) => `${formatCount(loaded)} de ${formatCount(all)}`,
  counting: 'Comptant…',
  progress: 'Xifres comptades',
  stop: 'Atura',
  stopped: (left: number) =>
    left === 1 ? "S'ha aturat: falta 1 xifra." : `S'ha aturat: falten ${formatCount(left)} xifres.`,
  goOn: 'Continua',
  failed: (number: number) =>
    number === 1
      ? 'Hi ha 1 xifra que no ha arribat.'
      : `Hi ha ${formatCount(number)} xifres que no han arribat.`,
  notCome: 'No ha arribat',
  waiting: 'Encara no ha arribat',
  countedAt: (moment: string) => `Comptat el ${moment}.`,
  readAt: (read: number, total: number, list: Llista, moment: string) =>
    `${formatCount(read)} ${read === 1 ? 'registre llegit' : 'registres llegits'}${read === total ? '' : ` de ${formatCount(total)}`} el ${moment}. ${nameSame(list)} pot sortir en més d'una fila.`,
  records: nameRecords,
  agoInAll: 'abans',
  changeInAll: (change: string) => `canvi ${change}`,
  by: (dimensio: Dimensio) => dimensions[dimensio].by,
  byBoth: (creu: Creu) => crossed[creu],
  captionOfBoth: (title: string, creu: Creu) => `${title} ${crossed[creu].toLowerCase()}`,
  /** Caption of a table: 'Consultes per canal'. */
  caption: (title: string, dimensio: Dimensio) => `${title} ${dimensions[dimensio].by.toLowerCase()}`,
  none: (dimensio: Dimensio) => dimensions[dimensio].none,
  rest: 'Altres',
  number: 'Nombre',
  share: '%',
  ago: 'Abans',
  change: 'Canvi',
  total: 'Total',
  show: (list: Llista, name: string, number: number) =>
    `${countRecords(list, number)}: ${name}. Mostra la llista`,
  showBefore: (list: Llista, name: string, number: number) =>
    `Abans, ${countRecords(list, number)}: ${name}. Mostra la llista`,
  all: (list: Llista) => (isFeminine(list) ? 'totes' : 'tots'),
  empty: (list: Llista) => `Cap ${nameRecords(list, 1)} en aquest període ni en el d'abans.`,
  countProfessionals: 'Compta per professional',
  read: 'Compta les persones',
  /** 'I els registres per àmbit, per temàtica.' */
  readTables: (names: readonly string[]) => `I els registres ${names.join(', ').toLowerCase()}.`,
  readHelp: (total: number) =>
    `Per saber-ho cal llegir ${total === 1 ? '1 registre' : `els ${formatCount(total)} registres`}; pot trigar uns segons.`,
  reading: (loaded: number, all: number) =>
    `Llegint… ${loaded} de ${all === 1 ? '1 pàgina' : `${formatCount(all)} pàgines`}`,
  unread: (left: number) =>
    `${left === 1 ? 'Falta 1 pàgina' : `Falten ${formatCount(left)} pàgines`} per llegir. Les persones i les taules que en surten encara no hi són.`,
  persons: 'Persones',
  personsOf: ({ now, before }: Record<'now' | 'before', Sum>, list: Llista) =>
    [
      isSaid(now) ? countPersons(now.persons) : `Persones: ${NO_DATA}`,
      `abans ${formatPersons(before)}`,
      ...(isSaid(now) && now.unsaid > 0 ? [`${countRecords(list, now.unsaid)} ${NO_DATA}`] : []),
    ].join(' · '),
  noData: 'Sense dades',
  /** A record with several persons has one gender and one age. */
  crossHelp: {
    edat_genere: 'Són registres, no persones: de cada registre consten un sol gènere i una sola edat.',
    oficina_tipus: "Són registres. De les assessories bloquejades no se sap l'oficina.",
  } satisfies Record<Creu, string>,
  columns: {
    list: 'Llista',
    table: 'Taula',
    name: 'Nom',
    period: 'Període',
    number: 'Nombre',
    share: 'Percentatge',
    periodBefore: 'Període anterior',
    numberBefore: 'Nombre anterior',
    persons: 'Persones',
    unsaid: 'Registres sense persones',
    personsBefore: 'Persones anteriors',
  },
  days: ({ data_inici, data_fi }: Days) => `${formatDay(data_inici)} – ${formatDay(data_fi)}`,
  file: (periode: PeriodKind, { data_inici, data_fi }: Days) =>
    `xifres_${periode}_${data_inici}_${data_fi}.csv`,
} as const;
