import { count, joinFacts } from '../../text/ui/words';
import { panel } from './panel';

const KINDS: Readonly<Record<string, string>> = panel.fault.kinds;

const two = (n: number): string => String(n).padStart(2, '0');

export const sheet = {
  title: 'Full de la lliçó',
  about: (lesson: string) => `El que has fet a «${lesson}», per donar-ho a qui et forma.`,
  name: 'Nom',
  nameHelp: 'Només surt al full imprès i al fitxer: no es desa enlloc més.',
  nameMissing: 'Escriu el nom de qui ha fet la lliçó.',
  lesson: 'Lliçó',
  date: 'Data',
  step: 'Pas',
  stepOf: (number: number, title: string) => `${number}. ${title}`,
  time: 'Temps',
  total: (done: number, all: number) => `Total: ${done} de ${count(all, 'pas', 'passos')}`,
  /** '45 s', '1 min 05 s', '1 h 02 min'. */
  duration(seconds: number): string {
    if (seconds < 60) return `${seconds} s`;
    const minutes = Math.floor(seconds / 60);
    if (minutes < 60) return `${minutes} min ${two(seconds % 60)} s`;
    return `${Math.floor(minutes / 60)} h ${two(minutes % 60)} min`;
  },
  states: { done: 'fet', due: 'no acabat', open: 'per fer' },
  /** '1 pista · 2 errors'; '' without any. */
  met: (hints: number, faults: number) =>
    joinFacts(hints > 0 && count(hints, 'pista', 'pistes'), faults > 0 && count(faults, 'error', 'errors')),
  /** 'POST /cites: 500 · error del servidor (2 vegades)'. */
  fault: (call: string, why: string, times: number) =>
    `${call}: ${KINDS[why] ?? why}${times > 1 ? ` (${count(times, 'vegada', 'vegades')})` : ''}`,
  print: 'Imprimeix-lo',
  save: "Desa'l en un fitxer",
  copy: "Copia'l com a text",
  saved: (file: string) => `S'ha desat «${file}»: dona'l a qui et forma.`,
  copied: 'El text ja és al porta-retalls.',
  notCopied: "No s'ha pogut copiar: desa'l en un fitxer.",
} as const;
