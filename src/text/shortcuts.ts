import { count } from './ui/words';

/** Palette, shortcuts and their help. */
export const shortcuts = {
  find: 'Cerca, obre o crea',
  open: 'Cerca, obre o crea (Ctrl+K)',
  placeholder: 'Una pantalla, un nom, un telèfon…',
  create: 'Crea',
  goTo: 'Ves a',
  looking: 'Cercant…',
  found: (number: number) => count(number, 'resultat', 'resultats'),
  nothing: 'Cap resultat',
  nothingHelp: "Prova-ho amb una part del nom, tal com s'escriu, o amb el telèfon.",
  all: (total: number | null) => (total === null ? "Mostra'ls tots" : `Mostra'ls tots (${total})`),
  forNew: 'Una persona nova',
  newCitaFor: (q: string) => `Nova cita per a «${q}»`,
  visits: (number: number) => `${count(number, 'visita', 'visites')} amb aquest nom i telèfon`,
  partOf: (list: string, shown: number, total: number | null) =>
    total === null ? `${list}: ${shown} o més` : `${list}: ${shown} de ${total}`,
  palette: '↑ ↓ per triar · Intro per obrir · Esc per tancar',
  make: 'Què vols crear?',
  makeHelp: 'Prem la lletra, o Esc per tancar.',
  sheet: 'Dreceres de teclat',
  search: 'Cerca a la llista',
  save: 'Desa el formulari',
  move: "Canvia l'hora de la cita triada al calendari",
  help: 'Mostra aquestes dreceres',
  close: 'Tanca el que és obert',
  single: "Dreceres d'una sola tecla",
  singleHelp: 'Sense prémer Ctrl. Es recorda en aquest navegador.',
  next: 'i després',
  keys: { find: 'Ctrl+K', search: '/', make: 'N', move: 'M', help: '?', save: 'Ctrl+Intro', close: 'Esc' },
} as const;
