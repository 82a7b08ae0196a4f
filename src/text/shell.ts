import type { MenuPath } from '../domain/access/routes';

export const shell = {
  logo: "Punt Jove: ves a l'inici",
  central: 'Nivell central',
  account: (name: string) => `Compte: ${name}`,
  profile: 'El meu perfil',
  news: 'Hi ha novetats',
  version: (version: string) => `Versió ${version}`,
  signOut: 'Tanca la sessió',
  signingOut: 'Tancant la sessió…',
  toClose: 'per tancar',
  back: 'Torna enrere',
  goHome: "Torna a l'inici",
  retry: 'Torna-ho a provar',
  loading: 'Carregant…',
  restoring: 'Recuperant la sessió…',
  loadFailed: "No s'ha pogut carregar la pàgina",
  loadFailedHelp:
    "Hi pot haver una versió nova de l'aplicació, o pot haver fallat la connexió: torna a carregar la pàgina.",
  loadTimedOut: 'La pàgina triga massa a carregar-se',
  notFound: { text: 'Oops! You seem to be lost.', lang: 'en' },
  notFoundHelp: "Aquesta adreça no porta enlloc. Revisa-la o torna a l'inici.",
} as const;

/** Menu entries without a screen, by path; the others have their screen's title. */
export const closedTitles: Readonly<Partial<Record<MenuPath, string>>> = {
  '/centres_educatius': 'Centres Educatius',
  '/oficines': 'Oficines',
};

export const menu = {
  configuracio: 'Configuració',
  ambits: 'Àmbits',
  tematiques: 'Temàtiques',
  subtematiques: 'Subtemàtiques',
  marcs: "Marcs d'acció",
  submarcs: "Submarcs d'acció",
  intranet: 'Intranet',
  treballEnXarxa: 'Treball en Xarxa',
} as const;

export const footer = {
  about: 'Sobre el servei',
  contact: 'Contacte',
  privacy: 'Privacitat',
  terms: 'Condicions',
  accessibility: "Declaració d'accessibilitat",
  complaint: "Queixes d'accessibilitat",
} as const;
