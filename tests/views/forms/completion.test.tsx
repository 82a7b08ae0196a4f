import { act } from 'react';
import { describe, expect, test, vi } from 'vitest';
import type { Assessoria } from '../../../mock-server/store/rows/assessoria';
import { TEMA } from '../../mock-server/support/fixtures';
import type { Tipus } from '../../../src/domain/values/options';
import {
  type Product,
  findControl,
  openProduct,
  press,
  readAddress,
  readAll,
  settle,
} from '../support/openProduct';
import {
  check,
  choose,
  clear,
  openChoice,
  readHelp,
  readLabels,
  readShown,
  readSummary,
  submit,
  type,
} from './fill';

let product: Product;
const getLastCall = (): string | undefined => product.calls.at(-1);

async function open(tipus: Tipus, changes: Partial<Assessoria> = {}, who = 'admin'): Promise<Assessoria> {
  let row: Assessoria | undefined;
  const prepare = (_: unknown, put: (own: Partial<Assessoria>) => Assessoria) => {
    row = put({ tipus, ...changes });
  };
  product = await openProduct(who, '/assessories/601/realitzar', { prepare });
  return row as Assessoria;
}

function spyOnBodies(): () => Record<string, unknown> {
  const send = globalThis.fetch;
  const bodies: string[] = [];
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => {
    if (typeof init.body === 'string') bodies.push(init.body);
    return send(path, init);
  });
  return () => JSON.parse(bodies.at(-1) ?? '{}') as Record<string, unknown>;
}

const COMMON = ["Com s'ha inscrit*", 'Assistents*', 'Acompanyant'];
const END = ['Derivació', "Valoració de l'assessoria*", 'Comentaris'];

describe('the form of a completion', () => {
  test.each<[Tipus, string, string[]]>([
    [
      'academica',
      "Realitza l'assessoria acadèmica",
      ["On s'ha realitzat*", 'CFGM / CFGS', 'Universitat', 'Temàtiques*', 'Subtemàtiques'],
    ],
    ['laboral', "Realitza l'assessoria laboral", ['Sector professional', 'Temàtiques', 'Subtemàtiques']],
    [
      'mobilitat_internacional',
      "Realitza l'assessoria de mobilitat internacional",
      ['Temporalitat', 'Zona geogràfica', 'Temàtiques*', 'Subtemàtiques'],
    ],
    ['emprenedoria', "Realitza l'assessoria d'emprenedoria", ['Temàtiques*', 'Subtemàtiques*']],
    ['habitatge', "Realitza l'assessoria d'habitatge", ['Temàtiques*', 'Subtemàtiques*']],
  ])('has the fields of its type: %s', async (tipus, title, own) => {
    await open(tipus);
    expect(readAll('h1')).toEqual([title]);
    expect(readAll('.page-header p')).toEqual(['Els camps marcats amb asterisc (*) són obligatoris:']);
    expect(readLabels()).toEqual([...COMMON, ...own, ...END]);
  });

  test('shows the young person and the theme before the fields', async () => {
    await open('laboral');
    const [aside, card] = document.querySelectorAll('form > .form-layout > *');
    expect([aside?.tagName, card?.querySelectorAll('.form-actions').length]).toEqual(['ASIDE', 1]);
  });

  test('shows the date of an upcoming session, not of one that has begun', async () => {
    await open('laboral', {
      cita: { id: 1, date: Date.parse('2026-11-21T08:00:00Z'), durada: 30, disponibilitat_id: null },
    });
    expect(readAll('.form-hint')).toEqual(['Encara no ha arribat: és demà a les 09:00.']);
    product.close();
    await open('laboral');
    expect(readAll('.form-hint')).toEqual([]);
  });

  test('is prefilled with one person and the booked theme', async () => {
    await open('habitatge', { tematica_id: TEMA.habitatge.tematica });
    expect([
      document.querySelector<HTMLInputElement>('#assistents')?.value,
      readShown('tematica_id'),
      document.querySelector('#inscripcio :checked'),
    ]).toEqual(['1', "Recerca d'habitatge", null]);
    await press('Torna a Assessories');
    expect(readAddress()).toBe('/assessories');
  });

  test.each<[Tipus, string[]]>([
    [
      'academica',
      [
        "Indica com s'ha inscrit",
        "Indica on s'ha realitzat",
        'Indica almenys una temàtica',
        "Valora l'assesssoria",
      ],
    ],
    ['laboral', ["Indica com s'ha inscrit", "Valora l'assesssoria"]],
    [
      'mobilitat_internacional',
      ["Indica com s'ha inscrit", 'Indica almenys una temàtica', "Valora l'assesssoria"],
    ],
    [
      'habitatge',
      [
        "Indica com s'ha inscrit",
        'Indica almenys una temàtica',
        'Indica almenys una subtemàtica',
        "Valora l'assesssoria",
      ],
    ],
  ])('of type %s, sent empty, lists its issues in the order of the page', async (tipus, said) => {
    await open(tipus);
    await submit();
    const summary = readSummary();
    expect(summary.said).toEqual(said);
    expect(summary.ids).toEqual(summary.inPageOrder);
    expect(document.activeElement?.className).toBe('error-summary');
  });
});

test('a telephone link in the aside does not ask to leave the form, another link does', async () => {
  const jove = { nom: 'Jana', cognoms: 'Inventada', telefon: '600 000 117', email: null };
  await open('laboral', { jove });
  const isAsked = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));
  type('comentaris', 'Tot clar.');
  expect(isAsked()).toBe(true);
  const link = findControl('600 000 117');
  const asked: boolean[] = [];
  // Browsers ask as they follow the link, after all listeners of the press.
  link.addEventListener('click', (event) => {
    event.preventDefault();
    queueMicrotask(() => asked.push(isAsked()));
  });
  await press(link);
  expect([asked, isAsked()]).toEqual([[false], true]);
});

describe('an academic session', () => {
  test('has a duration only at the CAAJ, cleared by another place', async () => {
    await open('academica');
    const hasDurada = () => readLabels().includes('Durada');
    expect(hasDurada()).toBe(false);
    check('realitzada', 'caaj');
    check('durada', '30_60min');
    check('realitzada', 'pij');
    expect(hasDurada()).toBe(false);
    check('realitzada', 'caaj');
    expect(document.querySelector('#durada :checked')).toBeNull();
  });

  test('can clear a chosen duration', async () => {
    await open('academica');
    const readTreu = () =>
      [...document.querySelectorAll('[role=radiogroup] button')].map(({ ariaLabel }) => ariaLabel);
    check('realitzada', 'caaj');
    expect(readTreu()).toEqual([]);
    check('durada', '30_60min');
    expect(readTreu()).toEqual(['Treu: Durada']);
    await press('Treu: Durada');
    expect(document.querySelector('#durada :checked')).toBeNull();
    expect(document.activeElement).toBe(document.querySelector('#durada input'));
    expect(readTreu()).toEqual([]);
  });

  test('concerns a course or a university: choosing one hides the other, clearing it shows both', async () => {
    await open('academica');
    const readPair = () => readLabels().filter((label) => ['CFGM / CFGS', 'Universitat'].includes(label));
    await choose('cfgs_cfgm', 'CFGM Cuina');
    expect(readPair()).toEqual(['CFGM / CFGS']);
    clear('cfgs_cfgm');
    expect(readPair()).toEqual(['CFGM / CFGS', 'Universitat']);
    await choose('universitat', 'Universitat Pompeu Fabra');
    expect(readPair()).toEqual(['Universitat']);
  });
});

test('the countries are those of the zone, and another zone clears the country', async () => {
  await open('mobilitat_internacional');
  expect(readLabels()).not.toContain('País');
  await choose('zona_geografica', 'Oceania');
  expect(await openChoice('pais')).toEqual(['Austràlia', 'Nova Zelanda']);
  await press(document.querySelector('[role=option]') as HTMLElement);
  expect(readShown('pais')).toBe('Austràlia');
  await choose('zona_geografica', 'Àfrica');
  expect(readShown('pais')).toBe('Selecciona un país');
});

describe('themes', () => {
  test('show their loading, then the prompt, then that there are none (spec §4)', async () => {
    const prepare = (_: unknown, put: (own: Partial<Assessoria>) => Assessoria) => put({ tipus: 'laboral' });
    product = await openProduct('admin', '/', { prepare });
    const send = globalThis.fetch;
    let release = () => {};
    vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
      if (path.includes('tematiques')) await new Promise<void>((resolve) => (release = resolve));
      return send(path, init);
    });
    act(() => history.pushState(null, '', '/assessories/601/realitzar'));
    await settle();
    expect(readShown('tematica_id')).toBe('Carregant temàtiques...');
    expect((document.getElementById('tematica_id') as HTMLInputElement).disabled).toBe(true);
    release();
    await settle();
    expect([readShown('tematica_id'), readShown('subtematica_id'), readHelp('subtematica_id')]).toEqual([
      'Selecciona una temàtica',
      'No hi ha subtemàtiques disponibles',
      'Tria abans una temàtica.',
    ]);
  });

  test('can be reloaded after a failure', async () => {
    const prepare = (_: unknown, put: (own: Partial<Assessoria>) => Assessoria) => put({ tipus: 'laboral' });
    product = await openProduct('admin', '/', { prepare });
    const send = globalThis.fetch;
    vi.stubGlobal('fetch', (path: string, init: RequestInit) =>
      path.includes('tematiques') ? Promise.reject(new TypeError('offline')) : send(path, init),
    );
    act(() => history.pushState(null, '', '/assessories/601/realitzar'));
    await settle();
    expect(readShown('tematica_id')).toBe('No hi ha temàtiques disponibles');
    expect(readHelp('tematica_id')).toContain('Error llistant els tematiques');
    vi.stubGlobal('fetch', send);
    await press('Torna-ho a provar');
    expect(readShown('tematica_id')).toBe('Selecciona una temàtica');
  });

  test('have subthemes in groups, which are removed with them', async () => {
    await open('habitatge');
    await choose('tematica_id', 'Ajuts al lloguer', 'Subministraments');
    expect(readHelp('subtematica_id')).toBeNull();
    expect(readShown('subtematica_id')).toBe('Selecciona una subtemàtica');
    expect(await openChoice('subtematica_id')).toEqual([
      'Ajut per a joves',
      "Ajuts d'urgència",
      'Alta i canvi de nom',
      'Bo social',
    ]);
    expect(readAll('.select-group')).toEqual(['Ajuts al lloguer', 'Subministraments']);
    await press('Fet');
    await choose('subtematica_id', 'Bo social', 'Ajut per a joves');
    await press('Treu Subministraments');
    expect(readShown('subtematica_id')).toBe('Ajut per a joves');
    await choose('tematica_id', 'Subministraments');
    expect(readShown('subtematica_id')).toBe('Ajut per a joves');
  });
});

describe('sending', () => {
  async function fill() {
    check('inscripcio', 'espontania');
    type('assistents', '3');
    check('valoracio', 4);
    type('comentaris', 'Tot bé.');
  }

  test('uses the call of the type with its own fields, and leads to the list', async () => {
    const row = await open('laboral');
    const getBody = spyOnBodies();
    await fill();
    await choose('sector_professional_id', 'Comerç');
    await submit();
    expect(product.calls).toContain('POST /api/assessories/laborals');
    expect(getBody()).toEqual({
      assessoria_id: row.id,
      inscripcio: 'espontania',
      assistents: 3,
      acompanyant: null,
      valoracio: 4,
      comentaris: 'Tot bé.',
      derivacio: [],
      sector_professional_id: 4,
      tematica_id: [],
      subtematica_id: [],
    });
    expect(readAddress()).toBe('/assessories');
  });

  test('keeps all values when another person has completed the session meanwhile', async () => {
    const row = await open('laboral');
    await fill();
    const kept = product.backend.getStore().state.assessories.get(row.id) as Assessoria;
    kept.realitzacio = { inscripcio: 'espontania', assistents: 1, valoracio: 1 };
    await submit();
    expect(getLastCall()).toBe('POST /api/assessories/laborals');
    expect(readSummary().said).toEqual([]);
    expect(readAll('.error-summary p')).toEqual([expect.stringContaining('realitzada')]);
    expect((document.getElementById('comentaris') as HTMLTextAreaElement).value).toBe('Tot bé.');
    expect(document.querySelector('#inscripcio [value=espontania]:checked')).not.toBeNull();
  });
});

describe('the booking beside the form', () => {
  test('can be shown in full', async () => {
    await open('laboral', { descripcio: 'Vol un currículum.', residencia: 'gracia' });
    expect(readAll('aside h2')).toEqual(["Dades de l'usuari"]);
    expect(readAll('aside dt')).toEqual(expect.arrayContaining(['Jove', 'Cita', 'Edat', 'Descripció']));
    expect(readAll('aside dt')).not.toContain('Professional');
    await press('Mostra totes les dades');
    expect(readAll('aside dt')).toEqual(expect.arrayContaining(['Residència', 'Professional']));
  });

  test('can be marked as not attended, which replaces the form by the reason', async () => {
    await open('laboral');
    await press('No ha assistit');
    await press(findControl('Marca-la'));
    expect(document.querySelector('form')).toBeNull();
    expect(readAll('.state-panel h2, .state-panel p')).toEqual([
      'No pots realitzar aquesta assessoria',
      'Està marcada com a no assistida.',
    ]);
  });
});

describe('an assessoria that cannot be completed', () => {
  test.each<[string, Partial<Assessoria>, string[]]>([
    [
      'informador',
      {},
      ['No pots realitzar aquesta assessoria', "Et falta el permís d'editar assessories (edit_assessoria)."],
    ],
    [
      'admin',
      { realitzacio: { inscripcio: 'espontania', assistents: 1, valoracio: 1 } },
      ['No pots realitzar aquesta assessoria', 'Ja està realitzada.'],
    ],
  ])('gives the reason to %s, without a form', async (who, changes, said) => {
    await open('laboral', changes, who);
    expect(document.querySelector('form')).toBeNull();
    expect(readAll('.state-panel h2, .state-panel p')).toEqual(said);
    expect(readAll('.state-panel a')).toEqual(['Torna a Assessories']);
  });

  test('shows that it does not exist', async () => {
    product = await openProduct('admin', '/assessories/9999/realitzar');
    expect(document.querySelector('form')).toBeNull();
    expect(readAll('.state-panel h2, .state-panel p')).toEqual([
      "No hem pogut carregar l'assessoria",
      "Aquesta assessoria no existeix: potser algú l'ha eliminada.",
    ]);
    expect(readAll('.state-panel button')).toEqual([]);
  });
});
