import { MACHINES } from '../../machines/support/machines';

const RESET = "Cap pantalla no reinicia una petició: la que es fa després ocupa el lloc de l'anterior.";

/** Transitions that nobody causes by the product's pages, of machines that are worked together with others, each with the reason. */
export const LEFT: Readonly<Record<string, string>> = Object.fromEntries(
  Object.keys(MACHINES)
    .filter((id) => id.endsWith('Request'))
    .map((id) => [`${id} request.reset #0`, RESET]),
);
