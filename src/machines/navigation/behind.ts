import { toSearch } from '../../domain/values/query';
import type { NavigationContext, Screen } from './context';

/** The list kept behind the pages of its records (`/assessories` behind `/assessories/12/editar`). */
export function findBehind({ status, screen, behind, address }: NavigationContext): Screen | null {
  const isList = ({ layout, address: { path } }: Screen): boolean =>
    layout === 'private' && path.lastIndexOf('/') === 0 && address?.path.startsWith(`${path}/`) === true;
  return (status === 'signedIn' && [behind, screen].find((one) => one && isList(one))) || null;
}

export function isBehind({ behind, address }: NavigationContext): boolean {
  return behind !== null && behind.address.path === address?.path;
}

/** Shows the list again: as the address says, or else as it was. */
export function bringBack({ behind, address }: NavigationContext): Partial<NavigationContext> {
  const isAsItWas = behind && toSearch(address?.query ?? {}) === '' && toSearch(behind.address.query) !== '';
  return { screen: behind, behind: null, dirty: false, ...(isAsItWas && { address: behind.address }) };
}
