import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { State } from '../../mock-server/store/state';
import { getNavigation } from '../../src/machines/root';
import { choose, readShown, submit, type } from './forms/fill';
import { openProduct, press, readAddress, readAll, readNotices, type Product } from './support/openProduct';

let product: Product | undefined;

beforeEach(() => localStorage.clear());
afterEach(() => {
  product?.close();
  vi.restoreAllMocks();
});

const toUuid = (id: number) => `9b1c7e52-04a1-4c3d-8f00-${id.toString(16).padStart(12, '0')}`;
const toLarge = (id: number) => `9${String(id).padStart(18, '0')}`;
const FORMS = [
  ['idsAsUuids', toUuid],
  ['idsAsLongText', toLarge],
  ['idsBeyondNumbers', toLarge],
] as const;

const PAGES: [string, (state: State) => number][] = [
  ['/assessories/:id', findRealised],
  ['/assessories/:id/editar', findPending],
  ['/assessories/:id/realitzar', findPending],
  ['/assessories/:id/hora', findPending],
  ['/consultes/:id/editar', findNewest],
  ['/activitats/:id/editar', () => 1],
  ['/professionals/:id/editar', () => 3],
  ['/calendari?professional_id=:id', () => 3],
  ['/calendari/cita/nova?com=:id', findRealised],
];

const open = ({ bloquejada }: { bloquejada: boolean }) => !bloquejada;
function findRealised({ assessories }: State): number {
  return [...assessories.values()].filter(open).find(({ realitzacio }) => realitzacio !== null)?.id ?? 0;
}
function findPending({ assessories, anchor }: State): number {
  const isPending = ({
    realitzacio,
    assistit,
    cita,
  }: {
    realitzacio: unknown;
    assistit: unknown;
    cita: { date: number };
  }) => realitzacio === null && assistit === null && cita.date < anchor;
  return [...assessories.values()].filter(open).find(isPending)?.id ?? 0;
}

function findNewest({ consultes }: State): number {
  return Number([...consultes.values()].toSorted((one, other) => other.data - one.data)[0]?.id);
}

const readPage = () => [
  document.querySelector('main')?.textContent.replaceAll(/Núm\. [\w…]+/g, 'Núm.'),
  [...document.querySelectorAll<HTMLInputElement>('main input, main textarea')]
    .map(({ value }) => value)
    .filter((value) => !/^\d+$/.test(value)),
];

describe.each(FORMS)('%s', (quirk, toId) => {
  test.each(PAGES)('%s is the same page', async (path, find) => {
    product = await openProduct('admin', (state) => path.replace(':id', String(find(state))));
    const plain = readPage();
    product.close();
    product = await openProduct('admin', (state) => path.replace(':id', toId(find(state))), {
      quirks: [quirk],
    });
    expect(readPage()).toEqual(plain);
    expect(readAll('.root-error, main .banner-error, main .state-panel')).toEqual([]);
  });

  test('a change keeps what was not touched, and sends an id as it came', async () => {
    product = await openProduct('admin', (state) => `/consultes/${toId(findNewest(state))}/editar`, {
      quirks: [quirk],
    });
    const { state } = product.backend.getStore();
    const id = findNewest(state);
    const before = state.consultes.get(id);
    await choose('oficina_id', 'Oficina Les Corts');
    type('observacions', 'Torna dijous');
    await submit();
    expect(readNotices()).toEqual([expect.stringContaining("La consulta s'ha modificat correctament.")]);
    const { oficina_id, antena_id, ...others } = state.consultes.get(id) ?? {};
    const { oficina_id: _, antena_id: __, ...kept } = before ?? {};
    expect([oficina_id, antena_id, others]).toEqual([5, null, { ...kept, observacions: 'Torna dijous' }]);
  });

  test('links and filters have the ids of the service in the address', async () => {
    product = await openProduct('admin', `/consultes?oficina_id=${toId(2)}`, { quirks: [quirk] });
    expect(readAll('main .token')).toEqual([expect.stringContaining('Oficina Ciutat Vella')]);
    const rows = [...product.backend.getStore().state.consultes.values()].filter(
      (one) => one.oficina_id === 2,
    );
    expect(readAll('main .applied-filters > .strong')).toEqual([`${rows.length} consultes`]);
    const [link] = document.querySelectorAll<HTMLAnchorElement>('main tbody a');
    const id = Number(rows.toSorted((one, other) => other.data - one.data)[0]?.id);
    expect(link?.getAttribute('href')).toBe(`/consultes/${toId(id)}/editar`);
    await press(link as HTMLElement);
    expect(readAddress()).toBe(`/consultes/${toId(id)}/editar`);
    expect(readShown('oficina_id')).toBe('Oficina Ciutat Vella');
    const { context } = getNavigation(product.root).getSnapshot();
    expect(JSON.stringify(context)).not.toContain(toId(id));
  });
});
