export const handout = {
  print: (title: string) => `Imprimeix els passos i les notes: ${title}`,
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
