/** The page of a forced change of password (spec §2). */
export const password = {
  title: 'Canvia la contrasenya',
  intro: 'Abans de continuar, tria una contrasenya nova.',
  email: 'Correu electrònic',
  password: 'Contrasenya nova',
  confirmation: 'Repeteix la contrasenya nova',
  rules: '8 caràcters o més, amb una majúscula, una minúscula, un número i un caràcter especial.',
  submit: 'Desa la contrasenya',
  submitting: 'Desant…',
  signOut: 'Tanca la sessió',
  signingOut: 'Tancant la sessió…',
} as const;
