import { count, joinFacts } from '../../text/ui/words';
import { sheet } from './sheet';

const people = (n: number): string => count(n, 'persona', 'persones');

export const classroom = {
  title: 'La sala',
  about:
    "Aplega els fulls de la lliçó de cadascú i mira, pas a pas, què ha costat. Res no surt d'aquesta pestanya: en tancar-la, s'esborra.",
  back: 'Ves a la porta',
  choose: 'Tria els fulls…',
  drop: "o deixa'ls anar en aquesta pàgina",
  paste: "Enganxa el text d'un full",
  pasteLabel: "Text d'un full, o de més d'un",
  pasteHelp: "El que copia «Copia'l com a text», a «Full de la lliçó».",
  pasteAdd: 'Afegeix-ho a la sala',
  pasted: (n: number) => `text enganxat, ${n}`,
  none: 'Encara no hi ha cap full.',
  added(n: number): string {
    if (n === 0) return "No s'ha afegit cap full.";
    return `${n === 1 ? "S'ha" : "S'han"} afegit ${count(n, 'full', 'fulls')}.`;
  },
  problems: {
    foreign: (file: string) => `«${file}» no és cap full de lliçó.`,
    version: (file: string) => `«${file}» és d'una altra versió de la demostració: obre'l amb aquella.`,
    damaged: (file: string) => `«${file}» és incomplet o s'ha modificat: demana'l un altre cop.`,
    unreadable: (file: string) => `«${file}» no s'ha pogut llegir.`,
    twice: (file: string, who: string) => `«${file}» ja hi era: és el mateix full de ${who}.`,
  },
  notes: {
    again: (file: string, who: string) =>
      `«${file}» és de la mateixa vegada que un full que ja hi era: es queda el més recent, de ${who}.`,
    other: (file: string, lesson: string) =>
      `«${file}» és d'una altra lliçó, «${lesson}»: té una taula a part.`,
  },
  summary: (finished: number, all: number) => `Acabada per ${finished} de ${people(all)}.`,
  stuck: (step: string, n: number) =>
    `El que més ha costat: «${step}», el pas més lent o no acabat de ${people(n)}.`,
  table: (lesson: string) => `Taula de «${lesson}»`,
  person: 'Persona',
  done: (done: number, all: number, seconds: number) =>
    joinFacts(`${done} de ${all}`, sheet.duration(seconds)),
  slowest: 'el més lent',
  whole: 'Tota la sala',
  doneBy: (done: number, all: number) => `Fet per ${done} de ${all}`,
  median: (seconds: number) => `mediana ${sheet.duration(seconds)}`,
  faults: (n: number) => `Quins errors han trobat (${n})`,
  fault: (who: string, step: number, what: string) => `${who}, pas ${step}: ${what}`,
  export: 'Exporta-ho (CSV)',
  exportLabel: (lesson: string) => `Exporta-ho (CSV): ${lesson}`,
  file: (day: string) => `sala_${day}.csv`,
  columns: {
    lesson: 'Lliçó',
    person: 'Persona',
    began: 'Començada',
    done: 'Passos fets',
    all: 'Passos',
    seconds: 'Temps (s)',
    hints: 'Pistes',
    faults: 'Errors',
    stuck: "On s'ha encallat",
    which: 'Quins errors',
    state: 'estat',
    stepSeconds: 'temps (s)',
    stepHints: 'pistes',
    stepFaults: 'errors',
  },
} as const;
