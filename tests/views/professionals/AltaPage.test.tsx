import { act } from 'react';
import { describe, expect, test } from 'vitest';
import { type } from '../forms/fill';
import {
  findControl,
  openProduct,
  press,
  readAddress,
  readAll,
  settle,
  type Product,
} from '../support/openProduct';

let product: Product;

const PATH = '/professionals/alta';
const INVITE = "Envia'ls l'enllaç de contrasenya";

const toLine = (name: string, email = `${name.toLowerCase()}.nova@example.org`) =>
  [name, 'Provada', email, 'Informació', 'Gràcia'].join('\t');
const paste = async (...lines: readonly string[]) => {
  type('alta-text', lines.join('\n'));
  await settle();
};
const readText = () => (document.getElementById('alta-text') as HTMLTextAreaElement).value;
const readButton = () => readAll('.alta-card .button')[0];
const readSent = () => product.calls.filter((call) => call.startsWith('POST'));

function readRows(title: string): string[][] {
  const card = [...document.querySelectorAll('.card')].find(
    (one) => one.querySelector('h2')?.textContent === title,
  );
  return [...(card?.querySelectorAll('tbody tr') ?? [])].map((row) => readAll('td', row));
}

describe('pasted lines', () => {
  test('are shown as understood, each with its issues, and counted', async () => {
    product = await openProduct('admin', PATH);
    expect([readButton(), readAll('.alta-card [role=status]')]).toEqual(['Crea', ['']]);
    expect(findControl('Crea').ariaDisabled).toBe('true');
    await paste(
      'Nom\tCognoms\tCorreu\tRol\tOficina\tAntena',
      'Aina\tProvada Mostra\taina.nova@example.org\tinformador_integral\tgracia\tInstitut Exemple',
      toLine('Biel', 'admin@example.org'),
      'Carla\tProvada',
      'Duna\tProvada\tduna@example\tMag\tLluna',
      toLine('Elna', 'elna@example.org'),
      toLine('Fina', 'elna@example.org'),
    );
    expect(readRows('Comprovació')).toEqual([
      [
        'Línia2',
        'Provada Mostra, Ainaaina.nova@example.org',
        'Informació integralOficina Gràcia · Antena Institut Exemple',
        'A punt',
      ],
      [
        'Línia3',
        'Provada, Bieladmin@example.org',
        'InformacióOficina Gràcia',
        'Ja hi ha una persona amb aquest correu electrònic',
      ],
      ['Línia4', 'Provada, Carla', '-', 'Indica el correu electrònicTria el rol'],
      [
        'Línia5',
        'Provada, Dunaduna@example',
        '-',
        'El correu electrònic no és vàlidNo hi ha cap rol que es digui «Mag»No hi ha cap oficina que es digui «Lluna»',
      ],
      [
        'Línia6',
        'Provada, Elnaelna@example.org',
        'InformacióOficina Gràcia',
        'El mateix correu que la línia 7',
      ],
      [
        'Línia7',
        'Provada, Finaelna@example.org',
        'InformacióOficina Gràcia',
        'El mateix correu que la línia 6',
      ],
    ]);
    expect([readButton(), readAll('.alta-card [role=status]')]).toEqual([
      "Crea'n 1",
      ['1 línia a punt, 5 línies per corregir'],
    ]);
  });

  test('become people, and the faulty ones stay', async () => {
    product = await openProduct('admin', PATH);
    await paste(toLine('Aina'), 'Biel\tProvat', toLine('Carla'));
    await press("Crea'n 2");
    expect([readSent(), readText(), readButton()]).toEqual([
      ['POST /api/professionals', 'POST /api/professionals'],
      'Biel\tProvat',
      'Crea',
    ]);
    expect(readRows("S'han creat 2 persones").map((cells) => cells.slice(0, 3))).toEqual([
      ['Aina Provada', 'aina.nova@example.org', 'Per enviar'],
      ['Carla Provada', 'carla.nova@example.org', 'Per enviar'],
    ]);
    const link = findControl('Aina Provada').getAttribute('href');
    expect(link).toMatch(/^\/professionals\/\d+\/editar$/);
  });

  test('are marked in the list until the person signs out', async () => {
    product = await openProduct('admin', PATH);
    await paste(toLine('Aina').replace('Provada', 'Abada'));
    await press("Crea'n 1");
    await press('Torna a Professionals');
    expect(readAll('td:has(.new-mark)')).toEqual(['Abada, AinaNou']);
    act(() => product.root.send({ type: 'auth.signOut' }));
    await settle();
    expect(Object.keys(product.root.getSnapshot().children)).not.toContain('created');
  });

  test('are created but for the 11th of 20, which is refused and stays with its reason', async () => {
    product = await openProduct('admin', PATH);
    const lines = Array.from({ length: 20 }, (_, index) => toLine(`Aina${index + 1}`));
    await paste(...lines);
    const { state } = product.backend.getStore();
    const [some] = state.professionals.values();
    if (!some) throw new Error('there are no people');
    state.professionals.set(900, { ...some, id: 900, email: 'aina11.nova@example.org' });
    await press("Crea'n 20");
    await settle(400);
    expect([readSent().length, readText()]).toEqual([20, lines[10]]);
    expect(readRows("S'han creat 19 persones")).toHaveLength(19);
    expect(readRows('Comprovació').map((cells) => cells.at(-1))).toEqual([
      'Ja hi ha una persona amb aquest correu electrònic',
    ]);
  });

  test('that the server refuses say why, until they are changed', async () => {
    product = await openProduct('admin', PATH);
    await paste(toLine('Aina'));
    const errors = { nom: ['Aquest nom no es pot posar.'] };
    product.backend.setFault({
      kind: 'status',
      status: 422,
      match: { method: 'POST' },
      times: 1,
      body: { message: 'No.', errors },
    });
    await press("Crea'n 1");
    expect(readRows('Comprovació')[0]?.at(-1)).toBe('Aquest nom no es pot posar.');
    await paste(toLine('Berta'));
    expect(readRows('Comprovació')[0]?.at(-1)).toBe('A punt');
  });

  test('are sent once, however often the button is pressed', async () => {
    product = await openProduct('admin', PATH);
    await paste(toLine('Aina'));
    const button = findControl("Crea'n 1");
    act(() => button.click());
    act(() => button.click());
    await settle(200);
    expect(readSent()).toEqual(['POST /api/professionals']);
  });

  test('without the list of offices cannot be checked, which is said', async () => {
    product = await openProduct('admin', PATH, {
      fault: { kind: 'status', status: 500, match: { path: 'oficines$' } },
    });
    await paste(toLine('Aina'));
    expect([readRows('Comprovació'), readButton(), readAll('.applied-filters').length]).toEqual([
      [],
      'Crea',
      1,
    ]);
  });
});

describe('leaving', () => {
  const readQuestion = () => readAll('[role=alertdialog] h2');

  test('with lines left asks first', async () => {
    product = await openProduct('admin', PATH);
    await paste(toLine('Aina'));
    await press('Torna a Professionals');
    expect(readQuestion()).toEqual(['Hi ha canvis sense desar']);
    await press('Continua editant');
    expect([readAddress(), readText()]).toEqual([PATH, toLine('Aina')]);
    await press('Torna a Professionals');
    await press('Surt sense desar');
    await settle(200);
    expect([readAddress(), JSON.stringify(localStorage).includes('Aina')]).toEqual(['/professionals', false]);
  });

  test('once all are created does not ask', async () => {
    product = await openProduct('admin', PATH);
    await paste(toLine('Aina'));
    await press("Crea'n 1");
    await press('Torna a Professionals');
    expect([readQuestion(), readAddress()]).toEqual([[], '/professionals']);
  });
});

describe('password links', () => {
  async function create() {
    product = await openProduct('admin', PATH);
    await paste(toLine('Aina'), toLine('Biel'));
    await press("Crea'n 2");
    product.calls.length = 0;
    await press(INVITE);
  }
  const readLinks = () => readRows("S'han creat 2 persones").map((cells) => cells[2]);

  test('are sent after a question, and each row tells', async () => {
    await create();
    expect([readAll('[role=alertdialog] p'), readSent()]).toEqual([
      ['2 persones rebran un correu amb un enllaç per triar la contrasenya.'],
      [],
    ]);
    await press("Envia l'enllaç");
    await settle(200);
    expect([readSent(), readLinks(), readAll('.alta-lines [role=status]')]).toEqual([
      ['POST /api/auth/send-password', 'POST /api/auth/send-password'],
      ['Enviat', 'Enviat'],
      ["S'ha enviat l'enllaç a 2 persones."],
    ]);
    expect(readAll('.button')).not.toContain(INVITE);
  });

  test('are not sent by a person who says no', async () => {
    await create();
    await press('Cancel·lar');
    expect([readSent(), readLinks()]).toEqual([[], ['Per enviar', 'Per enviar']]);
  });

  test('that fail say why in their row, and can be sent again', async () => {
    await create();
    product.backend.setFault({
      kind: 'status',
      status: 422,
      match: { path: 'send-password$' },
      times: 1,
      body: { message: 'No', errors: { email: ['El email no existe'] } },
    });
    await press("Envia l'enllaç");
    await settle(200);
    expect(readLinks()).toEqual(['El email no existe', 'Enviat']);
    expect(readAll('.alta-issues [lang=es], .alta-issues li[lang=es]')).toEqual(['El email no existe']);
    await press(INVITE);
    await press("Envia l'enllaç");
    await settle(200);
    expect([readLinks(), readSent().length]).toEqual([['Enviat', 'Enviat'], 3]);
  });
});

describe('the page', () => {
  test('is refused to a person who may only read', async () => {
    product = await openProduct('informador_integral', PATH);
    expect([readAll('main h2'), document.getElementById('alta-text')]).toEqual([
      ['No pots crear professionals'],
      null,
    ]);
  });

  test.each(['/professionals', '/professionals/nou'])(
    'is linked from %s for people who may create',
    async (from) => {
      product = await openProduct('admin', from);
      expect(findControl('Alta de diversos').getAttribute('href')).toBe(PATH);
      product.close();
      product = await openProduct('informador_integral', from);
      expect(readAll('main a')).not.toContain('Alta de diversos');
    },
  );
});
