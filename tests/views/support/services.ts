import { afterEach, beforeEach, vi } from 'vitest';
import type { FormName } from '../../../mock-server/transports/quirks';
import { ALTERNATIVES, pickQuirks } from '../../../mock-server/transports/randomQuirks';
import type { State } from '../../../mock-server/store/state';
import { shareForms } from '../../mock-server/support/services';
import { openProduct, readAll, type Product } from './openProduct';

const SEED = Number(process.env['QUIRKS_SEED'] ?? 1);

type Service = [name: string, quirks: readonly FormName[]];

/** Services that differ by one form. */
export const BY_ONE: readonly Service[] = ALTERNATIVES.flat().map((form) => [form, [form]]);

/** Services that have every form once, a few together. */
export const BY_FEW: readonly Service[] = shareForms(SEED).map((forms) => [forms.join(', '), forms]);

/** Services that differ by half of what they can. */
export const BY_MANY: readonly Service[] = Array.from({ length: 12 }, (_, index) => {
  const quirks = pickQuirks(SEED + index);
  return [`seed ${SEED + index}: ${quirks.join(', ')}`, quirks];
});

function findIds({ assessories, consultes, anchor }: State) {
  const open = [...assessories.values()].filter(({ bloquejada }) => !bloquejada);
  return {
    realised: open.find(({ realitzacio }) => realitzacio !== null)?.id,
    pending: open.find(
      ({ realitzacio, assistit, cita }) => realitzacio === null && assistit === null && cita.date < anchor,
    )?.id,
    consulta: [...consultes.values()].toSorted((one, other) => other.data - one.data)[0]?.id,
  };
}

/** A page by its name, with its address for the ids of a service's records. */
export type ToPath = (ids: ReturnType<typeof findIds>) => string;

/** Pages of services, opened as an administrator, one in each test, with the complaints of the browser. */
export function visitServices() {
  let product: Product | undefined;
  const complaints: unknown[] = [];
  beforeEach(() => {
    localStorage.clear();
    complaints.length = 0;
    vi.spyOn(console, 'error').mockImplementation((...what) => {
      // The page's stand-in for a browser does not know <search>.
      if (!String(what[0]).includes('unrecognized in this browser')) complaints.push(what);
    });
  });
  afterEach(() => {
    product?.close();
    vi.restoreAllMocks();
  });
  return {
    complaints,
    async open(toPath: ToPath, quirks: readonly FormName[]): Promise<Product> {
      product = await openProduct('admin', (state) => toPath(findIds(state)), { quirks });
      return product;
    },
  };
}

/** True states of pages: no free hour, or a type that is new to this version. */
const TRUE = /^(Cap hora lliure|No pots realitzar aquesta assessoriaAquesta versió de l'aplicació no coneix)/;
/** Said where a name is that of two people. */
const UNNAMED = /^Hi ha \d+ registres? que no es (pot|poden) mostrar/;

/** Failures that the page tells. */
export function readFailures(quirks: readonly FormName[]): string[] {
  const shown = readAll(
    '.root-error, main .banner-error, main .state-panel, .notice-error .notice-message',
  ).filter((text) => !TRUE.test(text));
  return quirks.includes('relationsByName') ? shown.filter((text) => !UNNAMED.test(text)) : shown;
}
