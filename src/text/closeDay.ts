import { count } from './ui/words';

export const closeDay = {
  title: 'Tanca el dia',
  back: "Torna a l'inici",
  everyone: "Com s'han inscrit",
  everyoneHelp: 'Val per a les que encara no ho tenen triat.',
  absent: 'No ha assistit',
  absentOf: (name: string) => `No ha assistit: ${name}`,
  theme: (name: string) => `Temàtica: ${name}`,
  more: 'Més dades',
  moreOf: (name: string) => `Més dades: ${name}`,
  /** Closed elsewhere, or by a call without an answer. */
  gone: "Ja s'ha tancat",
  showMore: 'Mostra els dies anteriors',
  submit: (number: number) =>
    number === 0 ? 'Tanca les assessories' : `Tanca ${count(number, 'assessoria', 'assessories')}`,
  saving: 'Tancant…',
  progress: (closed: number, all: number) => `Tancades: ${closed} de ${all}`,
  incomplete: (number: number) =>
    number === 1 ? 'A 1 li falta alguna dada.' : `A ${number} els falta alguna dada.`,
  absences: (number: number) =>
    number === 1 ? 'La no assistida no es pot desfer.' : 'Les no assistides no es poden desfer.',
  choose: "Tria com s'ha inscrit i la valoració d'almenys una assessoria.",
  loading: 'Carregant les assessories per tancar…',
} as const;
