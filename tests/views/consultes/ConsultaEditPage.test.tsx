import { describe, expect, test } from 'vitest';
import type { Consulta } from '../../../mock-server/store/rows/consulta';
import type { Fault } from '../../../mock-server/http/injection';
import {
  confirmDeletion,
  openProduct,
  press,
  readAddress,
  readAll,
  type Product,
} from '../support/openProduct';

let product: Product;

const DAY = 24 * 60 * 60 * 1000;

/** The smallest consulta; number 1 of office 1. */
const CONSULTA: Omit<Consulta, 'data'> = {
  id: 1,
  oficina_id: 1,
  antena_id: null,
  professional_id: 3,
  canal: 'telefon',
  perfil: 'Jove',
  genere: 'dona',
  edat: '16-19',
  residencia: null,
  idioma: null,
  formacio: null,
  ocupacio: null,
  conegut: [],
  ambit: 1,
  tematica_id: [],
  subtematica_id: [],
  serveis_tramits: [],
  derivacio: [],
  nombre_persones: 1,
  observacions: null,
};

type Of = Partial<Consulta> & { daysAgo?: number };

async function open(who: string, path: string, some: readonly Of[], fault?: Fault) {
  product = await openProduct(who, path, {
    ...(fault && { fault }),
    prepare(state) {
      state.consultes.clear();
      for (const [index, { daysAgo = 0, ...of }] of some.entries()) {
        const data = state.anchor - daysAgo * DAY;
        state.consultes.set(index + 1, { ...CONSULTA, ...of, id: index + 1, data });
      }
    },
  });
}
const openOne = (who: string, of: Of = {}, fault?: Fault) => open(who, '/consultes/1/editar', [of], fault);

const readSections = () =>
  [...document.querySelectorAll('main section')].map((section) => {
    const values = readAll('dd', section);
    return [readAll('h2', section)[0], ...readAll('dt', section).map((label, at) => [label, values[at]])];
  });
const readActions = () => readAll('.page-header-actions > *');

describe('a consulta that may only be read', () => {
  test('shows why, and all its data as the form has it', async () => {
    await openOne('assesor_laboral', {
      antena_id: 101,
      residencia: 'gracia',
      idioma: 'ca',
      conegut: ['web', 'tutor'],
      nombre_persones: 2,
      ambit: 1,
      tematica_id: [6, 7],
      subtematica_id: [601],
      observacions: 'Torna dilluns.',
      serveis_tramits: ['carnet', 'prestec'],
      derivacio: ['soc'],
      formacio: 'sense_estudis',
    });
    expect(readAll('h1')).toEqual(['Consulta']);
    expect(document.title).toBe('Consulta · Punt Jove');
    expect(readAll('.form-hint')).toEqual([
      "No pots editar aquesta consulta. Et falta el permís d'editar consultes (edit_consulta).",
    ]);
    expect(readSections()).toEqual([
      [
        'On i quan',
        ['Data i hora', '20/11/2026 11:20'],
        ['Canal', 'Telèfon'],
        ['Oficina', 'Oficina Gràcia'],
        ['Antena', 'Antena Institut Exemple'],
        ['Professional', 'Mar Inventada'],
      ],
      [
        'Tema',
        ['Àmbit', 'Formació'],
        ['Temàtiques', 'Homologació, Idiomes'],
        ['Subtemàtiques', 'Homologació de títols'],
        ['Serveis i tràmits', 'Carnet, Préstec'],
        ['Derivació', "Servei Públic d'Ocupació de Catalunya (SOC)"],
      ],
      [
        'Persona',
        ['Edat', '16-19'],
        ['Gènere', 'Dona'],
        ['Perfil', 'Jove'],
        ['Residència', 'Gràcia'],
        ['Idioma', 'Català'],
        ['Formació', 'Sense estudis'],
        ['Ocupació', '-'],
        ['Com ens ha conegut', 'Web, Tutor/a'],
        ['Nombre de persones', '2'],
        ['Observacions', 'Torna dilluns.'],
      ],
    ]);
    expect([readActions(), document.querySelector('form')]).toEqual([[], null]);
  });

  test('shows what it does not say as a dash', async () => {
    await openOne('assesor_laboral');
    const empty = readSections().flatMap(([, ...items]) => items.filter((item) => item?.[1] === '-'));
    expect(empty.map((item) => item?.[0])).toEqual([
      'Antena',
      'Temàtiques',
      'Subtemàtiques',
      'Serveis i tràmits',
      'Derivació',
      'Residència',
      'Idioma',
      'Formació',
      'Ocupació',
      'Com ens ha conegut',
      'Observacions',
    ]);
  });

  test('because it is too old can still be deleted by whoever may', async () => {
    await openOne('informador', { daysAgo: 16 });
    expect(readAll('.form-hint')).toEqual([
      'No pots editar aquesta consulta. És massa antiga. Es pot editar fins a 15 dies després.',
    ]);
    expect(readActions()).toEqual([]);
    product.close();
    await openOne('informador_integral', { daysAgo: 16 });
    expect(readActions()).toEqual(['Elimina']);
    await press('Elimina');
    await confirmDeletion();
    expect([readAddress(), product.backend.getStore().state.consultes.size]).toEqual(['/consultes', 0]);
  });

  test('says that the names of its themes did not come', async () => {
    await openOne('assesor_laboral', {}, { kind: 'network', match: { path: '/interns/ambits$' } });
    expect(readAll('main [role=status]')).toEqual(['Error llistant els ambits Torna-ho a provar']);
  });
});

test('one that may be changed is the form', async () => {
  await openOne('informador', { daysAgo: 15 });
  expect([readAll('h1'), document.title, readSections()[0]?.[0]]).toEqual([
    ['Edita la consulta'],
    'Edita la consulta · Punt Jove',
    'Tema',
  ]);
  expect(document.querySelectorAll('form')).toHaveLength(1);
});

test("another office's is not there to be read", async () => {
  await openOne('assesor_laboral', { oficina_id: 2 });
  expect(readAll('main h2')).toEqual(['No hem pogut carregar la consulta']);
});

describe('in the list', () => {
  async function readEntries(who: string) {
    await open(who, '/consultes', [{ daysAgo: 15 }, { daysAgo: 16 }]);
    const entries: unknown[] = [];
    for (const menu of document.querySelectorAll<HTMLElement>('[aria-label^="Accions:"]')) {
      await press(menu);
      entries.push([
        ...readAll('[role=menuitem]'),
        document.querySelector('a[role=menuitem]')?.getAttribute('href'),
      ]);
      await press(menu);
    }
    const links = [...document.querySelectorAll('tbody a')].map((link) => [
      link.textContent,
      link.getAttribute('href'),
    ]);
    product.close();
    return { entries, links };
  }
  const links = [
    ['Núm. 1', '/consultes/1/editar'],
    ['Núm. 2', '/consultes/2/editar'],
  ];

  test('whoever may change one edits it, anybody else is shown it', async () => {
    expect(await readEntries('informador_integral')).toEqual({
      entries: [
        ['Edita', 'Elimina', '/consultes/1/editar'],
        ['Mostra', 'Elimina', '/consultes/2/editar'],
      ],
      links,
    });
    expect(await readEntries('assesor_laboral')).toEqual({
      entries: [
        ['Mostra', '/consultes/1/editar'],
        ['Mostra', '/consultes/2/editar'],
      ],
      links,
    });
  });
});
