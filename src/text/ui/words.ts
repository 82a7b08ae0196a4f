/**
 * Words for a person; without `lang` they are Catalan, the language of the page. Those that the specification fixes in
 * Spanish bear it, and so does the element that shows them.
 */
export type Words = { text: string; lang?: 'es' };

/** A text that the specification has in Spanish. */
export function es(text: string): Words {
  return { text, lang: 'es' };
}

/** A number with its noun: '1 cita', '5 cites'. */
export function count(number: number, one: string, many: string): string {
  return `${number} ${number === 1 ? one : many}`;
}

/** Facts side by side, without those that nobody knows. */
export function joinFacts(...facts: readonly (string | null | undefined | false)[]): string {
  return facts.filter(Boolean).join(' · ');
}

export function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The preposition `de` before a word: 'd'habitatge', 'de mobilitat'. */
export function de(word: string): string {
  return /^h?[aeiouàèéíòóú]/i.test(word) ? `d'${word}` : `de ${word}`;
}
