import { act } from 'react';
import type { Draft } from '../../src/machines/kit/form/draft';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { addWait, waits } from '../../src/api/waits';
import { check, choose, submit, type } from './forms/fill';
import {
  findControl,
  openProduct,
  press,
  readAddress,
  readAll,
  settle,
  type Product,
} from './support/openProduct';

let product: Product;
afterEach(() => {
  product.close();
  localStorage.clear();
  vi.restoreAllMocks();
});

const getBar = () => readAll('.status-bar');
const countCalls = (call: string) => product.calls.filter((one) => one === call).length;

describe('a dialog whose answer does not come', () => {
  const countList = () =>
    product.calls.filter((one) => one === 'GET /api/assessories?estat=pendent&sort=cita.date').length;

  test.each(['Cancel·la', 'Escape'])(
    'can be closed by %s, which announces the unknown result and reloads the list',
    async (by) => {
      product = await openProduct('informador_integral', '/assessories?estat=pendent&sort=cita.date', {
        unanswered: /assistit$/,
      });
      await press(document.querySelector<HTMLElement>('[aria-label^="Accions:"]') as HTMLElement);
      await press(findControl('Marca com a no assistida', '[role=menuitem]'));
      await press('Marca-la');
      expect(readAll('[role=alertdialog] button')).toEqual(['Cancel·la', 'Marcant…']);
      const before = countList();
      if (by === 'Escape') {
        act(
          () =>
            void document.activeElement?.dispatchEvent(
              new KeyboardEvent('keydown', { key: by, bubbles: true }),
            ),
        );
        await settle();
      } else await press(by);
      expect(readAll('[role=alertdialog] button')).toEqual([]);
      expect(readAll('.notice-error .notice-message')).toEqual([
        "S'ha deixat d'esperar la resposta. No sabem si s'ha arribat a fer: comprova-ho abans de tornar-ho a provar",
      ]);
      expect(countList() - before).toBe(1);
      expect(product.calls.filter((call) => call.startsWith('PATCH'))).toHaveLength(1);
    },
  );
});

test('the sign-in is no longer busy after leaving it and coming back', async () => {
  product = await openProduct(null, '/login', { unanswered: /login/ });
  type('email', 'admin@example.org');
  type('password', 'Demo1234!');
  await submit();
  expect(readAll('button[type=submit]')).toEqual(['Iniciant la sessió…']);
  await press('Has oblidat la contrasenya?');
  await press('Torna enrere');
  expect([readAddress(), readAll('button[type=submit]')]).toEqual(['/login', ['INICIAR SESSIÓ']]);
});

describe('a record whose saving had no answer', () => {
  const ASKED =
    "Ja s'havia enviat i no sabem si es va arribar a desar: comprova que no hi sigui abans de tornar-ho a enviar.";
  const getSent = () => product.calls.filter((call) => call.startsWith('POST'));
  const readLinks = () =>
    [...document.querySelectorAll('[role=alertdialog] a')].map((link) => [
      link.textContent,
      link.getAttribute('href'),
    ]);

  const getDraft = () => {
    const actors = Object.values(product.root.getSnapshot().children) as unknown as {
      getSnapshot: () => unknown;
    }[];
    const contexts = actors.map(
      (actor) => (actor.getSnapshot() as { context?: { draft?: Draft<object> } }).context,
    );
    return contexts.find((context) => context?.draft)?.draft?.getValues();
  };

  async function send() {
    product = await openProduct('informador', '/consultes/nova', {
      fault: { kind: 'page', match: { method: 'POST' } },
    });
    type('data', '20/11/2026');
    type('data-time', '10:00');
    await choose('canal', 'Telèfon');
    await choose('ambit', 'Treball');
    check('edat', '16-19');
    check('genere', 'dona');
    check('perfil', 'Jove');
    await submit();
    expect(readAll('.notice-error .notice-message')).toEqual([
      "Error creant la consultaEl servei ha respost amb una pàgina en lloc de dades: potser està en manteniment. No sabem si s'ha arribat a fer: comprova-ho abans de tornar-ho a provar",
    ]);
  }

  test('is compared with the stored records, and asks before it is sent again', async () => {
    await send();
    await submit();
    expect([readAll('[role=alertdialog] p'), getSent()]).toEqual([
      [`${ASKED}Ara mateix no n'hi ha cap d'igual.Obre la llista (finestra nova)`],
      ['POST /api/consultes'],
    ]);
    expect(readLinks()).toEqual([['Obre la llista (finestra nova)', '/consultes']]);
    product.backend.setFault(null);
    await press('Desa-ho igualment');
    expect([getSent().length, readAddress()]).toEqual([2, '/consultes']);
  });

  test('shows a record like it', async () => {
    await send();
    const { state } = product.backend.getStore();
    const [known] = state.consultes.values();
    const same = { ...known, ...getDraft(), id: 90_001, data: Date.parse('2026-11-20T09:00:00Z') };
    state.consultes.set(90_001, same as never);
    state.consultes.set(90_002, { ...same, id: 90_002, canal: 'email' } as never);
    await submit();
    expect([readAll('[role=alertdialog] [role=status]'), readLinks()]).toEqual([
      ["Potser és un d'aquests, que s'obren en una finestra nova:Núm. 90001 · 20/11/2026 10:00"],
      [['Núm. 90001 · 20/11/2026 10:00', '/consultes/90001/editar']],
    ]);
  });

  test('gives a person without the right to see records a link to the list', async () => {
    await send();
    product.backend.setFault({ kind: 'network', match: { method: 'GET', path: '/consultes$' } });
    await submit();
    expect([readAll('[role=alertdialog] [role=status]'), getSent()]).toEqual([
      ['Obre la llista (finestra nova)'],
      ['POST /api/consultes'],
    ]);
  });

  test('takes no input while it is sent', async () => {
    product = await openProduct('admin', '/perfil', { unanswered: /profile/ });
    for (const field of ['current_password', 'password', 'password_confirmation']) type(field, 'Nova5678?');
    await submit();
    type('password', 'Una altra cosa');
    expect((document.getElementById('password') as HTMLInputElement).value).toBe('Nova5678?');
    expect(document.querySelector('form')?.ariaBusy).toBe('true');
  });
});

describe('the connection', () => {
  const go = async (isOn: boolean) => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOn);
    act(() => void dispatchEvent(new Event(isOn ? 'online' : 'offline')));
    await settle();
  };

  test('is reported as lost, and reloads the shown data once it is back', async () => {
    product = await openProduct('admin', '/consultes', {
      fault: { kind: 'network', match: { path: '/(consultes|interns/ambits)$' } },
    });
    expect(readAll('.state-panel h2')).toEqual(['Error llistant les consultes']);
    await go(false);
    expect(getBar()).toEqual([
      "No hi ha connexió a internet. El que has escrit es conserva. Quan torni, s'actualitzarà tot.",
    ]);
    product.backend.setFault(null);
    product.calls.length = 0;
    await go(true);
    expect([getBar(), readAll('.state-panel h2')]).toEqual([[], []]);
    expect(product.calls.toSorted()).toEqual(['GET /api/consultes', 'GET /api/interns/ambits']);
  });

  test('reloads nothing for a person who is not signed in', async () => {
    product = await openProduct(null, '/login');
    await go(false);
    await go(true);
    expect(product.calls).toEqual([]);
  });

  test.each([
    ['a minute', 60_000, 1],
    ['a moment', 59_000, 0],
  ])('reloads the shown data after %s (%i ms) in the background %i times', async (_, away, calls) => {
    product = await openProduct('admin', '/consultes');
    const now = vi.spyOn(Date, 'now').mockReturnValue(0);
    const show = async (state: DocumentVisibilityState) => {
      vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
      act(() => void document.dispatchEvent(new Event('visibilitychange')));
      await settle();
    };
    await show('hidden');
    now.mockReturnValue(away);
    const before = countCalls('GET /api/consultes');
    await show('visible');
    expect(countCalls('GET /api/consultes') - before).toBe(calls);
    await show('visible');
    expect(countCalls('GET /api/consultes') - before).toBe(calls);
  });

  test('is reported as slow, and the calls can be stopped', async () => {
    product = await openProduct('admin', '/consultes');
    const stop = vi.fn<() => void>();
    let end = (): void => {};
    act(() => void (end = addWait(stop)));
    expect(getBar()).toEqual(["El servei triga a respondre… Deixa d'esperar"]);
    await press("Deixa d'esperar");
    expect(stop).toHaveBeenCalledTimes(1);
    act(end);
    expect([getBar(), waits.areAny()]).toEqual([[], false]);
  });
});

describe('a new release', () => {
  const SCRIPT = '/assets/start-ours1234.js';
  /** The bundler's runtime, the same for years. */
  const RUNTIME = '/assets/runtime-samesame.js';

  const toRelease = (src: string) =>
    `<script src="${RUNTIME}"></script><script type="module" src="${src}"></script><div id="root"></div>`;

  /** A person who was away returns to a page whose address now has another answer. */
  async function comeBackTo(page: string) {
    product = await openProduct('admin', '/consultes');
    const scripts = [RUNTIME, SCRIPT].map((src) => {
      const script = document.head.appendChild(document.createElement('script'));
      script.setAttribute('type', 'module');
      script.setAttribute('src', src);
      return script;
    });
    const { fetch } = globalThis;
    vi.stubGlobal('fetch', (path: string, init?: RequestInit) =>
      path === '/'
        ? Promise.resolve(
            new Response(page, {
              headers: { 'content-type': 'text/html' },
            }),
          )
        : fetch(path, init),
    );
    const now = vi.spyOn(Date, 'now').mockReturnValue(0);
    for (const state of ['hidden', 'visible'] as const) {
      vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
      act(() => void document.dispatchEvent(new Event('visibilitychange')));
      now.mockReturnValue(60_000);
    }
    await settle();
    scripts.forEach((script) => script.remove());
  }

  test('is announced, with a button to load it', async () => {
    await comeBackTo(toRelease('/assets/start-theirs12.js'));
    expect(getBar()).toEqual(["Hi ha una versió nova de l'aplicació. Torna a carregar la pàgina"]);
  });

  test('that is the same is not announced', async () => {
    await comeBackTo(toRelease(SCRIPT));
    expect(getBar()).toEqual([]);
  });

  test.each([
    ['of a Wi-Fi portal', '<form action="/login"></form><script type="module" src="/portal.js"></script>'],
    ['of maintenance', '<div id="root">Tornem de seguida</div>'],
  ])('is no page %s', async (_, page) => {
    await comeBackTo(page);
    expect(getBar()).toEqual([]);
  });
});

test('leaving a form asks about what would be lost: the changes or, while they are saved, the answer', async () => {
  product = await openProduct('informador', '/consultes/nova', { unanswered: /consultes$/ });
  const ask = async () => {
    await press('Inici');
    return readAll('[role=alertdialog] h2, [role=alertdialog] p, [role=alertdialog] button');
  };
  type('data', '20/11/2026');
  type('data-time', '10:00');
  await choose('canal', 'Telèfon');
  await choose('ambit', 'Treball');
  check('edat', '16-19');
  check('genere', 'dona');
  check('perfil', 'Jove');
  expect(await ask()).toEqual([
    'Hi ha canvis sense desar',
    'Si surts ara, es perdrà el que has escrit en aquest formulari.',
    'Continua editant',
    'Surt sense desar',
  ]);
  await press('Continua editant');
  await submit();
  expect(await ask()).toEqual([
    "S'està desant",
    "Si surts ara, no sabràs si s'ha arribat a desar.",
    'Espera',
    'Surt sense esperar',
  ]);
});
