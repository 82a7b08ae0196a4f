export const unsaved = {
  changed: {
    title: 'Hi ha canvis sense desar',
    question: 'Si surts ara, es perdrà el que has escrit en aquest formulari.',
    stay: 'Continua editant',
    leave: 'Surt sense desar',
  },
  /** The save has been sent and its answer has not come. */
  saving: {
    title: "S'està desant",
    question: "Si surts ara, no sabràs si s'ha arribat a desar.",
    stay: 'Espera',
    leave: 'Surt sense esperar',
  },
} as const;
