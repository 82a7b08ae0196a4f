import type { ChosenNoun } from '../domain/access/noun';
import type { BulkAct } from '../domain/pages/bulk';
import { notAttended } from './notAttended';
import { nouns } from './nouns';
import { ui } from './ui/components';
import { count } from './ui/words';

const countOf = (noun: ChosenNoun, number: number): string =>
  count(number, nouns[noun].word, nouns[noun].many);

const asAbsent = (number: number): string => (number === 1 ? 'com a no assistida' : 'com a no assistides');

/** Rows chosen to act on; all nouns of the lists are feminine. */
export const choice = {
  begin: 'Tria',
  acts: 'Accions amb les triades',
  chosen: (noun: ChosenNoun, number: number) =>
    number === 0
      ? `Cap ${nouns[noun].word} triada`
      : `${countOf(noun, number)} ${number === 1 ? 'triada' : 'triades'}`,
  elsewhere: (number: number) => `En altres pàgines: ${number}`,
  export: { text: 'Exporta', name: 'Exporta les triades' },
  delete: { text: 'Elimina', name: 'Elimina les triades' },
  notAttended: { text: 'No assistides', name: 'Marca com a no assistides les triades' },
  clear: 'Treu la tria',
} as const;

type BulkWords = {
  title: (noun: ChosenNoun, number: number) => string;
  question: (noun: ChosenNoun, number: number) => string;
  confirm: string;
  /** Chosen records that are left as they are. */
  others: (number: number) => string;
  going: (noun: ChosenNoun, number: number) => string;
  now: string;
  running: (noun: ChosenNoun, number: number) => string;
  done: (noun: ChosenNoun, done: number, all: number) => string;
};

export const bulk: Readonly<Record<BulkAct, BulkWords>> = {
  delete: {
    title: (noun, number) => `Elimina ${countOf(noun, number)}`,
    question: (noun, number) => `Estàs segur/a que vols eliminar ${countOf(noun, number)}? No es pot desfer.`,
    confirm: ui.confirmDelete,
    others: (number) =>
      number === 1
        ? 'Una de les triades no la pots eliminar: es queda com està.'
        : `${number} de les triades no les pots eliminar: es queden com estan.`,
    going: (noun, number) => `${number === 1 ? "S'eliminarà" : "S'eliminaran"} ${countOf(noun, number)}`,
    now: 'Elimina ara',
    running: (noun, number) => `Eliminant ${countOf(noun, number)}`,
    done: (noun, done, all) =>
      done === all
        ? `${done === 1 ? "S'ha eliminat" : "S'han eliminat"} ${countOf(noun, done)}.`
        : `${done === 1 ? "S'ha eliminat" : "S'han eliminat"} ${done} de ${countOf(noun, all)}. La resta no ha canviat.`,
  },
  notAttended: {
    title: (noun, number) => `Marca ${countOf(noun, number)} ${asAbsent(number)}`,
    question: () => notAttended.question,
    confirm: 'Marca-les',
    others: (number) =>
      number === 1
        ? 'Una de les triades no es pot marcar: es queda com està.'
        : `${number} de les triades no es poden marcar: es queden com estan.`,
    going: (noun, number) =>
      `${number === 1 ? 'Es marcarà' : 'Es marcaran'} ${countOf(noun, number)} ${asAbsent(number)}`,
    now: 'Marca ara',
    running: (noun, number) => `Marcant ${countOf(noun, number)} ${asAbsent(number)}`,
    done: (noun, done, all) =>
      done === all
        ? `${done === 1 ? "S'ha marcat" : "S'han marcat"} ${countOf(noun, done)} ${asAbsent(done)}.`
        : `${done === 1 ? "S'ha marcat" : "S'han marcat"} ${done} de ${countOf(noun, all)}. La resta no ha canviat.`,
  },
};

const isNoun = (value: unknown): value is ChosenNoun => typeof value === 'string' && value in nouns;

export function getBulkNotice({ act, noun, done, all }: Readonly<Record<string, string | number>>): string {
  const words = act === 'notAttended' ? bulk.notAttended : bulk.delete;
  return words.done(isNoun(noun) ? noun : 'consulta', Number(done), Number(all));
}
