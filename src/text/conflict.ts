export const conflict = {
  title: 'Una altra persona ha canviat el mateix mentrestant',
  help: "Encara no s'ha desat res. Tria què ha de quedar a cada camp i torna a desar.",
  mine: 'El que has escrit',
  theirs: 'El que hi ha ara',
  yes: 'Sí',
  no: 'No',
} as const;
