export const daySheet = {
  print: 'Imprimeix el dia',
  loading: 'Preparant el full…',
} as const;
