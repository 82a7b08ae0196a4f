import { afterEach, expect, test } from 'vitest';
import { type } from '../forms/fill';
import { openProduct, press, readAll, readNotices, settle, type Product } from '../support/openProduct';

let product: Product;
afterEach(() => {
  product.close();
  localStorage.clear();
});

const PATH = '/activitats/alta';

const toLine = (title: string, more = 'Orientació;Participació juvenil') =>
  `${title};24/11/2026;9:30;11:00;${more}`;
const paste = async (...lines: readonly string[]) => {
  type('alta-text', lines.join('\n'));
  await settle();
};
const readText = () => (document.getElementById('alta-text') as HTMLTextAreaElement).value;
const readButton = () => readAll('.alta-card .button')[0];
const readSent = () => product.calls.filter((call) => call.startsWith('POST'));
const readRows = () => [...document.querySelectorAll('tbody tr')].map((row) => readAll('td', row));

test('lines are shown as understood, each with its issues', async () => {
  product = await openProduct('informador_integral', PATH);
  await paste(
    'Títol;Data;Inici;Final;Marc;Àrea',
    toLine('Taller'),
    toLine('Taller'),
    toLine('Xerrada', 'Màgia;Màgia;Lluna;Sol;més'),
    'Curs;20/11/2027;11;9',
    'Estand;avui;ara;tard;Campanya;Emancipació',
  );
  expect(readRows()).toEqual([
    [
      'Línia2',
      'Taller24/11/2026 · 09:30–11:00',
      'Orientació · Participació juvenilOficina Gràcia',
      'La mateixa activitat que la línia 3',
    ],
    [
      'Línia3',
      'Taller24/11/2026 · 09:30–11:00',
      'Orientació · Participació juvenilOficina Gràcia',
      'La mateixa activitat que la línia 2',
    ],
    [
      'Línia4',
      'Xerrada24/11/2026 · 09:30–11:00',
      '-',
      [
        'No hi ha cap marc que es digui «Màgia»',
        'No hi ha cap àrea que es digui «Màgia»',
        'No hi ha cap centre que es digui «Lluna»',
        'No hi ha cap oficina que es digui «Sol»',
        'Té més de vuit columnes',
      ].join(''),
    ],
    [
      'Línia5',
      'Curs20/11/2027 · 11:00–09:00',
      '-Oficina Gràcia',
      [
        "Tria el marc d'acció",
        "Tria l'àrea",
        "L'hora final ha de ser posterior a la d'inici",
        'La data queda fora del control de dates. Fins a 30 dies enrere i 180 dies endavant.',
      ].join(''),
    ],
    [
      'Línia6',
      'Estand',
      'Campanya · EmancipacióOficina Gràcia',
      [
        'Data: escriu una data que existeixi, amb el format dia/mes/any',
        "Hora d'inici: escriu una hora que existeixi, com ara 9:30",
        'Hora final: escriu una hora que existeixi, com ara 9:30',
      ].join(''),
    ],
  ]);
  expect([readButton(), readAll('.alta-card [role=status]')]).toEqual(['Crea', ['5 línies per corregir']]);
});

test('lines become activities of the own office, marked in the list, and the faulty ones stay', async () => {
  product = await openProduct('informador_integral', PATH);
  await paste(toLine('Taller'), 'Xerrada', toLine('Curs'));
  await press("Crea'n 2");
  expect([readSent(), readText(), readAll('.alta h2')]).toEqual([
    ['POST /api/activitats', 'POST /api/activitats'],
    'Xerrada',
    ['Comprovació', "S'han creat 2 activitats"],
  ]);
  const made = [...product.backend.getStore().state.activitats.values()].slice(-2);
  expect(made).toMatchObject([
    { titol: 'Taller', data: '2026-11-24', hora_inici: '09:30', hora_fi: '11:00', oficina_id: 1, marc: 2 },
    { titol: 'Curs' },
  ]);
  await paste('');
  await press('Torna a Activitats');
  expect(readAll('td:has(.new-mark)')).toEqual(['TallerNova', 'CursNova']);
});

test('an activity that is stored already stays in its line, with the reason', async () => {
  product = await openProduct('informador_integral', PATH);
  await paste(toLine('Taller'));
  await press("Crea'n 1");
  await paste(toLine('Taller'), toLine('Curs'));
  await press("Crea'n 2");
  expect([readSent().length, readText()]).toEqual([2, toLine('Taller')]);
  expect(readRows()[0]?.at(-1)).toBe(
    'Ja hi ha una activitat amb aquest títol al mateix lloc, el mateix dia i a la mateixa hora',
  );
});

test('a line that breaks before an activity is sent leaves it, and the others, to be created', async () => {
  product = await openProduct('informador_integral', PATH);
  await paste(toLine('Taller'), toLine('Curs'));
  product.backend.setFault({ kind: 'network', match: { method: 'GET', path: '/activitats$' } });
  await press("Crea'n 2");
  expect([readSent(), readRows().map((cells) => cells.at(-1))]).toEqual([[], ['A punt', 'A punt']]);
  expect(readNotices()).toEqual([
    'Error llistant les activitatsEl servei no ha respost: comprova la connexió',
  ]);
});
