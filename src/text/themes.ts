/** Placeholders of the fields for themes (spec §4). */
export const themes = {
  loading: 'Carregant temàtiques...',
  selectTematica: 'Selecciona una temàtica',
  noTematiques: 'No hi ha temàtiques disponibles',
  selectSubtematica: 'Selecciona una subtemàtica',
  noSubtematiques: 'No hi ha subtemàtiques disponibles',
} as const;
