import { expect, test } from 'vitest';
import type { Assessoria } from '../../../mock-server/store/rows/assessoria';
import {
  confirmDeletion,
  findControl,
  openProduct,
  press,
  readAddress,
  readAll,
  type Product,
} from '../support/openProduct';

let product: Product;

async function open(who: string, changes: Partial<Assessoria> = {}, path = '/assessories/1') {
  product = await openProduct(who, path, {
    prepare: (state, put) => {
      state.assessories.clear();
      state.last = { ...state.last, assessoria: 0 };
      put(changes);
    },
  });
}

function readItems(section: number): string[][] {
  const list = document.querySelectorAll('.form-section')[section];
  if (!list) return [];
  const values = readAll('dd', list);
  return readAll('dt', list).map((label, index) => [label, values[index] ?? '']);
}
const readHead = (): string[] => readAll('.page-header h1, .page-header .state-chip, .page-header p');
const readActions = (): string[] => readAll('.page-header .page-header-actions > *');

test('a pending one has two sections, empty values are dashes', async () => {
  await open('informador_integral', { descripcio: 'Vol una beca.' });
  expect(readAll('.form-section h2')).toEqual(["Dades de l'usuari", 'Dades de la cita']);
  expect(readHead()).toEqual([
    'Jana Inventada Prova',
    'Per tancar',
    'Assessoria laboral · 20/11/2026 09:20 · Oficina Gràcia',
  ]);
  expect(readItems(0)).toEqual([
    ['Nom i cognoms', 'Jana Inventada Prova'],
    ['Telèfon', '-'],
    ['Correu electrònic', '-'],
    ['Edat', '16-19'],
    ['Perfil', 'Jove'],
    ['Gènere', 'Dona'],
    ['Idioma', '-'],
    ['Autonomia', '-'],
    ['Formació', '-'],
    ['Ocupació', '-'],
    ['Situació administrativa', '-'],
    ['Residència', '-'],
    ['Com ens ha conegut', '-'],
  ]);
  expect(readItems(1)).toEqual([
    ['Data', '20/11/2026 09:20'],
    ['Durada de la cita', '30 min'],
    ['Modalitat', 'Presencial'],
    ['Oficina', 'Oficina Gràcia'],
    ['Antena', '-'],
    ['Professional', expect.any(String)],
    ['Temàtica', '-'],
    ['Descripció', 'Vol una beca.'],
    ['Informació lliurada', '-'],
    ['Observacions', '-'],
  ]);
});

test('a realised one shows in the third section what its completion left', async () => {
  await open('informador_integral', {
    assistit: true,
    realitzacio: { inscripcio: 'cita_previa', assistents: 2, valoracio: 4, comentaris: 'Tot clar.' },
  });
  expect(readHead()[1]).toBe('Realitzada');
  expect(readAll('.form-section h2')[2]).toBe('Dades realitzada');
  expect(readItems(2)).toEqual([
    ['Sector professional', '-'],
    ["Com s'ha inscrit", 'Cita prèvia'],
    ['Assistents', '2'],
    ['Acompanyant', '-'],
    ["Valoració de l'assessoria", '4 de 5'],
    ['Temàtiques', '-'],
    ['Subtemàtiques', '-'],
    ['Derivació', '-'],
    ['Comentaris', 'Tot clar.'],
  ]);
  expect(readActions()).toEqual(['Nova cita amb aquestes dades', 'Edita', 'Elimina']);
});

test.each([
  ['informador_integral', ['Realitza', 'Edita', 'Marca com a no assistida', 'Elimina']],
  ['assesor_laboral', ['Realitza', 'Edita', 'Marca com a no assistida']],
  ['informador', []],
])('%s is offered what the permissions allow', async (who, actions) => {
  await open(who);
  expect(readActions()).toEqual(actions);
});

test('a telephone is called and an e-mail written to from the page', async () => {
  const jove = { nom: 'Jana', cognoms: 'Prova', telefon: '600 000 117', email: 'jana@example.org' };
  await open('informador', { jove });
  expect(['600 000 117', 'jana@example.org'].map((name) => findControl(name).getAttribute('href'))).toEqual([
    'tel:600000117',
    'mailto:jana@example.org',
  ]);
});

test('the way back leads to the list', async () => {
  await open('informador');
  await press('Torna a Assessories');
  expect(readAddress()).toBe('/assessories');
});

test('marking it as not attended shows at once', async () => {
  await open('informador_integral');
  await press('Marca com a no assistida');
  await press('Marca-la');
  expect(readHead()[1]).toBe('No assistida');
  expect(readActions()).toEqual(['Nova cita amb aquestes dades', 'Edita', 'Elimina']);
});

test('of one to come it is said when it is, before completing it and before what cannot be undone', async () => {
  await open('informador_integral', {
    cita: { id: 1, date: Date.parse('2026-11-23T08:00:00Z'), durada: 30, disponibilitat_id: null },
  });
  expect(readHead().slice(1)).toEqual([
    'Pendent',
    "Assessoria laboral · 23/11/2026 09:00 (d'aquí a 3 dies) · Oficina Gràcia",
  ]);
  expect(document.querySelector('.page-header .button-primary')).toBeNull();
  await press('Marca com a no assistida');
  expect(readAll('[role=alertdialog] .sub-line, [role=dialog] .sub-line')).toEqual([
    'Laboral · 23/11/2026 09:00',
    'Encara no ha arribat: és dilluns 23 de novembre a les 09:00.',
  ]);
});

test('deleting it leads to the list', async () => {
  await open('informador_integral');
  await press('Elimina');
  await confirmDeletion();
  expect(readAddress()).toBe('/assessories');
  expect(product.backend.getStore().state.assessories.size).toBe(0);
});

test.each([
  [
    'one that is blocked',
    '/assessories/1',
    /^No tens permisos per realitzar aquesta operació\. .*bloquejada/,
  ],
  [
    'one that is not there',
    '/assessories/99',
    /^Aquesta assessoria no existeix: potser algú l'ha eliminada\.$/,
  ],
])('%s cannot be loaded, and why', async (_, path, reason) => {
  await open('admin', { bloquejada: true }, path);
  expect(readAll('[role=alert] h2')).toEqual(["No hem pogut carregar l'assessoria"]);
  expect(readAll('[role=alert] p')[0]).toMatch(reason);
  expect(readAll('[role=alert] button')).toEqual([]);
});

test('a call that failed can be made again', async () => {
  await open('informador_integral', {}, '/assessories');
  product.backend.setFault({ kind: 'network' });
  await press('Jana Inventada Prova');
  expect(readAll('[role=alert] h2, [role=alert] button')).toEqual([
    "No hem pogut carregar l'assessoria",
    'Torna-ho a provar',
  ]);
  product.backend.setFault(null);
  await press('Torna-ho a provar');
  expect(readHead()[0]).toBe('Jana Inventada Prova');
});
