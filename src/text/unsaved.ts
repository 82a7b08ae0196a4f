/** Question before leaving a form with changes. */
export const unsaved = {
  title: 'Hi ha canvis sense desar',
  question: 'Si surts ara, es perdrà el que has escrit en aquest formulari.',
  stay: 'Continua editant',
  leave: 'Surt sense desar',
} as const;
