import { CATALOGS } from '../../../src/machines/services/catalogs';
import { MACHINES } from '../../machines/support/machines';

const RESET = "Cap pantalla no reinicia una petició: la que es fa després ocupa el lloc de l'anterior.";

const AGAIN =
  'Quan torna la línia les pantalles demanen de nou tot el que mostren, no només el que ha fallat.';

const isCatalog = (id: string): boolean =>
  id.replace(/Request$/, '') in CATALOGS || id.startsWith('tematiques');

/** Transitions of shared machines that the product's pages cannot cause, with the reason. */
export const LEFT: Readonly<Record<string, string>> = Object.fromEntries(
  Object.keys(MACHINES)
    .filter((id) => id.endsWith('Request'))
    .flatMap((id) => [
      [`${id} request.reset #0`, RESET],
      ...(isCatalog(id) ? [] : [[`${id}.error request.again #0`, AGAIN]]),
    ]),
);
