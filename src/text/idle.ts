export const idle = {
  title: 'Encara hi ets?',
  question:
    "Fa estona que no hi ha activitat. Si no continues, d'aquí a menys d'un minut es tancarà la sessió. El que has escrit es conservarà.",
  left: (seconds: number) => (seconds === 1 ? 'Queda 1 segon' : `Queden ${seconds} segons`),
  continue: 'Continua',
  leave: 'Surt ara',
} as const;
