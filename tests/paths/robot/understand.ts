/** What a sentence of a lesson asks for, read from its words alone. */
export type Order =
  | { do: 'press'; name: string; nth: number }
  | { do: 'choose'; name: string; group: string }
  | { do: 'write'; name: string; text: string }
  | { do: 'key'; key: string; name: string }
  | { do: 'go'; path: string }
  | { do: 'back' | 'point' | 'leave' | 'printed' | 'wait' };

const KEYS: Readonly<Record<string, string>> = { Esc: 'Escape', 'Av Pàg': 'PageDown', 'Re Pàg': 'PageUp' };

const SENTENCES: readonly (readonly [RegExp, (...words: string[]) => Order])[] = [
  [/^espera.*$/i, () => ({ do: 'wait' })],
  [/^tanca el diàleg de la impressora/i, () => ({ do: 'printed' })],
  [
    /^prem la tecla ([^«;]+?)(?: a «([^»]*)»)?(?=; |$)/i,
    (key, name = '') => ({ do: 'key', key: KEYS[key] ?? key.toLowerCase(), name }),
  ],
  [
    /^prem (?:el (\d+)\p{L}+ )?«([^»]*)»/iu,
    (nth = '1', name = '') => ({ do: 'press', name, nth: Number(nth) }),
  ],
  [/^tria «([^»]*)» a «([^»]*)»/i, (name, group = '') => ({ do: 'choose', name, group })],
  [
    /^escriu ((?:«[^»]*» )+)a «([^»]*)»/i,
    (texts, name = '') => ({
      do: 'write',
      name,
      text: [...texts.matchAll(/«([^»]*)»/g)].map(([, text]) => text).join('\n'),
    }),
  ],
  [/^escriu (\/\S*) a la barra d'adreces del navegador/i, (path) => ({ do: 'go', path })],
  [/^esborra «([^»]*)»/i, (name) => ({ do: 'write', name, text: '' })],
  [/^torna enrere amb el navegador/i, () => ({ do: 'back' })],
  [/^posa el punter sobre l'avís/i, () => ({ do: 'point' })],
  [/^treu el punter de l'avís/i, () => ({ do: 'leave' })],
];

/** The orders of a step's title, in their order; it throws where it does not understand a word. */
export function understand(title: string): Order[] {
  const orders: Order[] = [];
  let rest = title.replaceAll('\u00a0', ' ');
  while (rest !== '') {
    const found = SENTENCES.flatMap(([pattern, read]) => {
      const match = pattern.exec(rest);
      return match ? [{ length: match[0].length, order: read(...match.slice(1)) }] : [];
    })[0];
    if (!found) throw new Error(`What is to be done: ${rest}`);
    orders.push(found.order);
    rest = rest.slice(found.length).replace(/^; /, '');
  }
  return orders;
}
