export const notAttended = {
  action: 'Marca com a no assistida',
  shortAction: 'No ha assistit',
  title: "Marca l'assessoria com a no assistida",
  question: 'Vols fer constar que no ha vingut ningú? No es pot desfer.',
  confirm: 'Marca-la',
  cancel: 'Cancel·la',
  marking: 'Marcant…',
} as const;
