/** What asks for the sheet of a day, to be printed. */
export const daySheet = {
  print: 'Imprimeix el dia',
  loading: 'Preparant el full…',
} as const;
