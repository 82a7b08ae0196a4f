import { first } from './ui/firstPage';

/** The document's title: which page it is, and whether something in it is to be mended. */
export function getDocumentTitle(page: string, failed = false): string {
  return `${failed ? 'Error: ' : ''}${page} · ${first.brand}`;
}

/** What stands in the place of everything when a view throws (spec §2). */
export function getRootError(message: string): string {
  return `Error: ${message}`;
}
