import { first } from './ui/firstPage';

/** Title of the document: the page, and whether it has issues. */
export function getDocumentTitle(page: string, failed = false): string {
  return `${failed ? 'Error: ' : ''}${page} · ${first.brand}`;
}

/** Text shown when a view throws (spec §2). */
export function getRootError(message: string): string {
  return `Error: ${message}`;
}
