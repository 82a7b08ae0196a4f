import { readFileSync } from 'node:fs';
import { act } from 'react';
import { afterEach, describe, expect, test } from 'vitest';
import {
  openProduct,
  press,
  readAddress,
  readAll,
  readNotices,
  settle,
  settleUntil,
  confirmDeletion,
  type Product,
} from './support/openProduct';
import { translate } from './support/translator';
import { check, choose, fillPerson, submit, type } from './forms/fill';

test('the page declines to be translated', () => {
  const page = readFileSync('index.html', 'utf8');
  expect([
    /<html [^>]*>/.exec(page)?.[0],
    page.includes('<meta name="google" content="notranslate" />'),
  ]).toEqual(['<html lang="ca" translate="no">', true]);
});

describe.each(['moves', 'copies'] as const)('while a translator %s every text', (how) => {
  let product: Product;
  let stop = (): void => {};
  afterEach(() => {
    stop();
    product.close();
    localStorage.clear();
  });
  const open = async (...of: Parameters<typeof openProduct>): Promise<void> => {
    product = await openProduct(...of);
    stop = translate(how);
    await settle();
  };
  const getSent = () => product.calls.filter((call) => !call.startsWith('GET'));

  test('a person signs in', async () => {
    await open(null, '/login');
    await submit();
    expect(readAll('.field-error')).toEqual(['Indica tu e-mail', 'Introduce tu contraseña']);
    type('email', 'admin@example.org');
    type('password', 'Demo1234!');
    await submit();
    expect([readAddress(), getSent()]).toEqual(['/', ['POST /api/auth/login']]);
  });

  test('a consulta is saved, and the next one too', async () => {
    await open('informador', '/consultes/nova');
    await submit();
    for (const next of ["Desa i crea'n una altra", 'Desa la consulta']) {
      await choose('ambit', 'Treball');
      check('edat', '16-19');
      check('genere', 'dona');
      await press(next);
    }
    expect([readAddress(), getSent(), readNotices().length]).toEqual([
      '/consultes',
      ['POST /api/consultes', 'POST /api/consultes'],
      1,
    ]);
  });

  test('an appointment is booked in another slot than the first chosen', async () => {
    await open('informador', '/calendari/cita/nova');
    check('tipus', 'laboral');
    await settle();
    const [first, second] = document.querySelectorAll<HTMLInputElement>('.slot input');
    for (const slot of [first, second]) act(() => slot?.click());
    await settle();
    await submit();
    await fillPerson();
    type('jove.email', 'jana;');
    check('modalitat', 'Presencial');
    await submit();
    type('jove.email', 'jana@example.org');
    await submit();
    expect(getSent()).toEqual(['POST /api/cites']);
    expect(readAddress()).toContain('/calendari?');
  });

  test('an assessoria is edited, completed and deleted', async () => {
    const prepare: Parameters<typeof openProduct>[2] = {
      prepare: (_, put) => void put({ tipus: 'laboral' }),
    };
    await open('admin', '/assessories/601/editar', prepare);
    type('observacions', 'Torna dilluns.');
    await submit();
    expect([readAddress(), getSent()]).toEqual(['/assessories', ['PATCH /api/assessories/601']]);
    stop();
    product.close();

    await open('admin', '/assessories/601/realitzar', prepare);
    await submit();
    check('inscripcio', 'espontania');
    check('valoracio', 4);
    await submit();
    expect([readAddress(), getSent()]).toEqual(['/assessories', ['POST /api/assessories/laborals']]);
    stop();
    product.close();

    await open('admin', '/assessories/601', prepare);
    await press('Elimina');
    await confirmDeletion();
    expect([readAddress(), getSent()]).toEqual(['/assessories', ['DELETE /api/assessories/601']]);
  });

  test('an activitat is added', async () => {
    await open('admin', '/activitats/nova');
    await submit();
    type('titol', 'Xerrada');
    type('data', '20/11/2026');
    type('hora_inici', '10:00');
    type('hora_fi', '11:00');
    await choose('oficina_id', 'Oficina Gràcia');
    await choose('marc', 'Orientació');
    await choose('area', 'Acció als centres educatius');
    await submit();
    expect([readAddress(), getSent()]).toEqual(['/activitats', ['POST /api/activitats']]);
  });

  test('a professional is added, and a change of role asks what it needs', async () => {
    await open('admin', '/professionals/nou');
    await submit();
    for (const [id, text] of [
      ['nom', 'Jana'],
      ['cognom', 'Prova'],
      ['email', 'jana.prova@example.org'],
    ] as const)
      type(id, text);
    await choose('role', 'Administració');
    await choose('role', 'Informació');
    await choose('oficina_id', 'Oficina Gràcia');
    await submit();
    expect([readAddress(), getSent()]).toEqual(['/professionals', ['POST /api/professionals']]);
  });

  test('a list shows what is searched and filtered now', async () => {
    await open('admin', '/assessories?tipus=laboral');
    const read = () => [readAll('.applied-filters > span'), readAll('.page-header-actions button')];
    const before = read();
    const search = document.querySelector<HTMLInputElement>('input[type=search]');
    for (const q of ['laia', 'laia prova']) {
      if (search) type(search, q);
      await settle(80);
    }
    await press('Treu el filtre de tipus');
    const total = readAll('.applied-filters [role=status]')[0] ?? '';
    expect(before).not.toEqual(read());
    expect(read()).toEqual([
      [total, 'Cerca: «laia prova»'],
      total.startsWith('0 ') ? [] : [`Exporta CSV (${Number.parseInt(total, 10)})`],
    ]);
  });

  test('the calendar goes from view to view and period to period', async () => {
    await open('informador', '/calendari');
    const titles: string[] = [];
    for (const step of ['Setmana següent', 'Setmana següent', 'Setmana anterior', 'Avui']) {
      await press(step);
      titles.push(...readAll('.calendar-title'));
    }
    expect(titles.map((title) => title.replace(/2026.*/, '2026'))).toEqual([
      'Calendari23–27 de novembre de 2026',
      'Calendari30 de novembre – 4 de desembre de 2026',
      'Calendari23–27 de novembre de 2026',
      'Calendari16–20 de novembre de 2026',
    ]);
  });

  test('Xifres shows the figures of the period', async () => {
    await open('informador', '/xifres', {
      prepare(state) {
        state.assessories.clear();
        state.activitats.clear();
      },
    });
    const isCounted = () => document.querySelector('.xifres-status progress') === null;
    await settleUntil(isCounted);
    const read = () => [readAll('.page-header p')[0], readAll('.xifres-total')];
    const now = read();
    await press('Setmana anterior');
    await settleUntil(isCounted);
    const before = read();
    await press('Setmana següent');
    await settleUntil(isCounted);
    expect(read()).toEqual(now);
    expect(before).not.toEqual(now);
  });
});
