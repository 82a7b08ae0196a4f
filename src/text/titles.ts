import { first } from './first';
import { password } from './password';
import { signIn } from './signIn';

/** The document's title: which page it is, and whether something in it is to be mended. */
export function getDocumentTitle(page: string, failed = false): string {
  return `${failed ? 'Error: ' : ''}${page} · ${first.brand}`;
}

/** What stands in the place of everything when a view throws (spec §2). */
export const rootError = {
  title: (message: string) => `Error: ${message}`,
  reload: 'Torna a carregar la pàgina',
} as const;

export const notFoundTitle = 'Pàgina no trobada';
export const loadFailedTitle = "No s'ha pogut carregar la pàgina";

/** Title of the document by screen: it names no person, because browsers keep it. */
export const pageTitles: Readonly<Record<string, string>> = {
  signIn: signIn.title,
  newPassword: password.title,
  home: 'Inici',
  calendar: 'Calendari',
  citaCreate: 'Nova cita',
  assessories: 'Assessories',
  assessoria: 'Assessoria',
  assessoriaCreate: 'Nova assessoria',
  assessoriaEdit: "Edita l'assessoria",
  completion: "Realitza l'assessoria",
};
