export const line = {
  offline: 'No hi ha connexió a internet',
  offlineHelp: "El que has escrit es conserva. Quan torni, s'actualitzarà tot.",
  slow: 'El servei triga a respondre…',
  stop: "Deixa d'esperar",
  dataOf: (time: string) => `Dades de les ${time}.`,
  dataOfDay: (moment: string) => `Dades del ${moment}.`,
  refreshing: 'Actualitzant…',
  refresh: 'Actualitza',
  newVersion: "Hi ha una versió nova de l'aplicació.",
} as const;
