import { act } from 'react';
import { expect, test } from 'vitest';
import type { State } from '../../mock-server/store/state';
import {
  confirmDeletion,
  findControl,
  openProduct,
  press,
  readAll,
  readNotices,
  settle,
} from './support/openProduct';

const MARKUP = '<img src=x onerror="globalThis.hacked=1"><script>globalThis.hacked=1</script>';
const EMAIL = '"<img/src=x>"@example.org';

/** Puts markup into every text of one record of each noun, number 1, and of the viewer. */
function spoil(state: State): void {
  const [assessoria] = [...state.assessories.values()].filter(
    ({ bloquejada, oficina_id, realitzacio, tipus }) =>
      !bloquejada && oficina_id === 1 && realitzacio !== null && tipus === 'laboral',
  );
  const [consulta] = [...state.consultes.values()].toSorted((one, other) => other.data - one.data);
  const [activitat] = state.activitats.values();
  if (!assessoria?.realitzacio || !consulta || !activitat) throw new Error('the seed lacks a noun');
  for (const noun of [state.assessories, state.consultes, state.activitats]) noun.clear();
  state.assessories.set(1, {
    ...assessoria,
    id: 1,
    cita: { ...assessoria.cita, date: state.anchor + 3_600_000 },
    professional_id: 3,
    jove: { nom: MARKUP, cognoms: MARKUP, telefon: '<b>6</b>', email: EMAIL },
    descripcio: MARKUP,
    informacio_entregada: MARKUP,
    observacions: MARKUP,
    realitzacio: { ...assessoria.realitzacio, comentaris: MARKUP },
  });
  state.assessories.set(2, { ...assessoria, id: 2, assistit: null, realitzacio: null });
  state.consultes.set(1, { ...consulta, id: 1, professional_id: 3, observacions: MARKUP });
  state.activitats.set(1, {
    ...activitat,
    id: 1,
    titol: MARKUP,
    observacions: MARKUP,
    professionals: [3],
    activitatValoracio: { alumnat: 5, professorat: 5, comentari: MARKUP },
  });
  for (const person of state.professionals.values()) {
    state.professionals.set(person.id, { ...person, nom: MARKUP, cognom: MARKUP, telefon: '<b>6</b>' });
  }
}

/** Pages with the number of spoilt texts that they show. */
const PAGES: [path: string, shows: number][] = [
  ['/', 1],
  ['/perfil', 1],
  ['/calendari?vista=llista&data=2026-11-20', 1],
  ['/calendari/cita/nova', 1],
  ['/assessories', 1],
  ['/assessories/1', 5],
  ['/assessories/1/editar', 1],
  ['/assessories/nova', 1],
  ['/consultes', 1],
  ['/consultes/nova', 1],
  ['/consultes/1/editar', 1],
  ['/activitats', 1],
  ['/activitats/1/editar', 1],
  ['/professionals', 2],
  ['/professionals/3/editar', 1],
];

function readEverything(): string {
  const fields = [...document.querySelectorAll<HTMLInputElement>('input, textarea')].map(
    ({ value }) => value,
  );
  return [document.body.textContent, ...fields].join('\n');
}

test.each(PAGES)('%s shows typed markup as text', async (path, shows) => {
  await openProduct('admin', path, { prepare: spoil });
  expect(readEverything().split('<img src=x').length - 1).toBeGreaterThanOrEqual(shows);
  expect(document.querySelectorAll('img[src="x"], script, body b, [onerror]')).toHaveLength(0);
  expect('hacked' in globalThis).toBe(false);
  expect(document.title).not.toContain('<');
});

test("the question before a deletion and a server's notice show markup as text", async () => {
  await openProduct('admin', '/activitats', {
    prepare: spoil,
    fault: { kind: 'status', status: 422, body: { message: MARKUP }, match: { method: 'DELETE' } },
  });
  await press(document.querySelector<HTMLElement>('[aria-label^="Accions:"]') as HTMLElement);
  await press(findControl('Elimina', '[role=menuitem]'));
  expect(readAll('[role=alertdialog]').join()).toContain(MARKUP);
  await confirmDeletion();
  await act(() => settle(200));
  expect(readNotices().join()).toContain(MARKUP);
  expect(document.querySelectorAll('img[src="x"], script, [onerror]')).toHaveLength(0);
});
