import { first } from './ui/firstPage';

export function getDocumentTitle(page: string, failed = false): string {
  return `${failed ? 'Error: ' : ''}${page} · ${first.brand}`;
}

export function getRootError(message: string): string {
  return `Error: ${message}`;
}
