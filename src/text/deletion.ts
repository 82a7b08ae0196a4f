/** What can be deleted, as the question names it. */
const nouns = {
  activitat: 'aquesta activitat',
  assessoria: 'aquesta assessoria',
  cita: 'aquesta cita',
  consulta: 'aquesta consulta',
  professional: 'aquest/a professional',
} as const;
const titles = {
  activitat: "Elimina l'activitat",
  assessoria: "Elimina l'assessoria",
  cita: 'Elimina la cita',
  consulta: 'Elimina la consulta',
  professional: 'Elimina el/la professional',
} as const;

type Deletable = keyof typeof nouns;

/** The dialog that confirms a deletion (spec §4). */
export const deletion = {
  title: (noun: Deletable) => titles[noun],
  question: (noun: Deletable) => `Estàs segur/a que vols eliminar ${nouns[noun]}? No es pot desfer.`,
  withAssessoria: "També s'eliminarà l'assessoria de la cita i l'hora quedarà lliure.",
} as const;
