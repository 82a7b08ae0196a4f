import { CATALOGS } from '../../../src/machines/services/catalogs';
import { MACHINES } from '../../machines/support/machines';

const RESET = "Cap pantalla no reinicia una petició: la que es fa després ocupa el lloc de l'anterior.";

const AGAIN =
  'Quan torna la línia les pantalles demanen de nou tot el que mostren, no només el que ha fallat.';

const NOT_RENEWED = 'Les llistes del servei i les lectures dels formularis no es tornen a llegir soles.';

const SILENT =
  "Una lectura que ningú no ha demanat i falla no canvia res del que es veu: es prova als inicis d'una oficina i del servei.";

const RETRIED =
  'Una lectura que ha fallat es torna a provar sola al cap de dos minuts: es prova amb els actors, sense esperar-los a cada pantalla.';

/** Requests whose silent failure is covered at the home pages. */
const TAKEN = ['consultesRequest', 'pendentsRequest'];

const isCatalog = (id: string): boolean =>
  id.replace(/Request$/, '') in CATALOGS || id.startsWith('tematiques');

export const LEFT: Readonly<Record<string, string>> = Object.fromEntries(
  Object.keys(MACHINES)
    .filter((id) => id.endsWith('Request'))
    .flatMap((id) => [
      [`${id} request.reset #0`, RESET],
      ...['error request.renew', 'retrying xstate.done.actor.send', 'retrying xstate.error.actor.send'].map(
        (taken) => [`${id}.${taken} #0`, isCatalog(id) || id === 'patternsRequest' ? NOT_RENEWED : RETRIED],
      ),
      ...(isCatalog(id) ? [] : [[`${id}.error request.again #0`, AGAIN]]),
      ...(isCatalog(id) || id === 'patternsRequest'
        ? [
            [`${id}.success request.renew #0`, NOT_RENEWED],
            [`${id}.renewing xstate.done.actor.send #0`, NOT_RENEWED],
            [`${id}.renewing xstate.error.actor.send #0`, NOT_RENEWED],
          ]
        : TAKEN.includes(id)
          ? []
          : [[`${id}.renewing xstate.error.actor.send #0`, SILENT]]),
    ]),
);
