/** Text for a person; `lang` marks the Spanish ones of the specification, the page is in Catalan. */
export type Words = { text: string; lang?: 'es' };

export function es(text: string): Words {
  return { text, lang: 'es' };
}

/** Number with its noun: '1 cita', '5 cites'. */
export function count(number: number, one: string, many: string): string {
  return `${number} ${number === 1 ? one : many}`;
}

/** Number that may be greater: '15 cites o més'. */
export function atLeast(text: string, isAtLeast: boolean): string {
  return isAtLeast ? `${text} o més` : text;
}

export function joinFacts(...facts: readonly (string | null | undefined | false)[]): string {
  return facts.filter(Boolean).join(' · ');
}

export function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Preposition `de` before a word: 'd'habitatge', 'de mobilitat'. */
export function de(word: string): string {
  return /^h?[aeiouàèéíòóú]/i.test(word) ? `d'${word}` : `de ${word}`;
}

export const toSentence = (text: string): string => (/[.!?…]$/.test(text) ? text : `${text}.`);
