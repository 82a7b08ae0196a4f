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
  tryNew: "Si no es desa, tanca la sessió i prova d'entrar amb la contrasenya nova.",
  signingOut: 'Tancant la sessió…',
} as const;

export const reminder = {
  title: 'Recupera la contrasenya',
  intro: "Escriu el teu correu electrònic i t'enviarem un enllaç per triar una contrasenya nova.",
  submit: 'Envia',
  submitting: 'Enviant…',
  back: 'Torna enrere',
  resetTitle: 'Tria una contrasenya nova',
  resetIntro: "L'enllaç serveix una sola vegada, i només durant una hora.",
  linkTitle: "Torna a obrir l'enllaç del correu",
  linkHelp:
    "Per seguretat, l'enllaç desapareix de l'adreça quan s'obre. Torna a obrir-lo des del correu o demana'n un de nou.",
  askAgain: 'Demana un altre enllaç',
} as const;

export const profile = {
  title: 'El meu perfil',
  who: 'Les meves dades',
  whoHelp: 'Si alguna dada no és correcta, la pot canviar qui gestiona els professionals.',
  nom: 'Nom',
  email: 'Correu electrònic',
  role: 'Rol',
  oficina: 'Oficina',
  change: 'Canvia la contrasenya',
  changeHelp: 'Quan la desis, les altres sessions que tinguis obertes es tancaran.',
  cancel: 'Cancel·la',
} as const;

/** Spanish texts of the server about an unknown e-mail (spec §8). */
export const serverTexts = {
  emailUnknown: 'El email no existe',
  userUnknown: 'El/La usuario/a no existe.',
} as const;
