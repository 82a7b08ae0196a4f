export const handout = {
  print: (title: string) => `Imprimeix els passos i les notes: ${title}`,
  plain: 'Sense imatges',
  pictured: 'Amb imatges: primer es reprodueix',
  withPictures: (count: number) =>
    count === 1 ? 'Imprimeix amb 1 imatge' : `Imprimeix amb ${count} imatges`,
  noPictures: "No se n'ha pogut fer cap imatge: a la porta, els passos s'imprimeixen sense.",
  notes: (title: string) => `Notes per a qui forma: ${title}`,
  who: 'Qui ets',
  when: 'Quan és',
  where: 'On comença',
  before: 'Ja desat abans',
  faults: 'Què falla',
  nothing: 'Res',
  signIn: (email: string, password: string) => `${email}, contrasenya ${password}`,
  stands: 'amb el rellotge aturat',
  step: (number: number, title: string) => `${number}. ${title}`,
  hint: (text: string) => `Pista: ${text}`,
} as const;
