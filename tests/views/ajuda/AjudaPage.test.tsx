import { act } from 'react';
import { beforeEach, describe, expect, test } from 'vitest';
import { navigate } from 'wouter/use-browser-location';
import { NEWEST } from '../../../src/domain/pages/novetats';
import { news } from '../../../src/text/novetats';
import {
  findControl,
  openProduct,
  press,
  readAddress,
  readAll,
  settle,
  settleUntil,
} from '../support/openProduct';
import type { Product } from '../support/openProduct';

const KEY = 'punt-jove.news';
const ITEM = '[role=menuitem]';

let product: Product;
beforeEach(() => localStorage.clear());

const readMarked = (): string[] => readAll('.help-news li:has(.new-mark)');
const openMenu = async (): Promise<string[]> => {
  await press(document.querySelector<HTMLElement>('.user-menu') as HTMLElement);
  return readAll(ITEM);
};

describe('the page of help', () => {
  test.each([
    ['admin', ['Persones que arriben', 'Cites', 'Assessories i dades', 'Professionals i regles']],
    ['assesor_laboral', ['Persones que arriben', 'Cites', 'Assessories i dades']],
  ])('shows %s the own work, then news, keys and faults', async (who, groups) => {
    product = await openProduct(who, '/ajuda');
    expect([document.title, ...readAll('main h2')]).toEqual([
      'Ajuda · Punt Jove',
      ...groups,
      'El teu compte',
      'Novetats',
      'Teclat',
      'Si alguna cosa falla',
    ]);
  });

  test('each task leads to its screen, and none is refused', async () => {
    product = await openProduct('informador', '/ajuda');
    const links = [...document.querySelectorAll('.help-link')].map((link) => link.getAttribute('href') ?? '');
    expect(links).toEqual([
      '/',
      '/consultes/nova',
      '/assessories/nova',
      '/calendari/cita/nova',
      '/calendari',
      '/calendari',
      '/calendari',
      '/perfil',
      '/calendari',
      '/consultes',
      '/xifres',
      '/perfil',
    ]);
    for (const href of new Set(links)) {
      act(() => navigate('/ajuda'));
      await settle();
      await press(document.querySelector<HTMLElement>(`.help-link[href="${href}"]`) as HTMLElement);
      expect(readAddress().split('?')[0]).toBe(href);
      expect(readAll('h1').join()).not.toMatch(/No pots|Ajuda|lost/);
    }
  });

  test('asks the service nothing', async () => {
    product = await openProduct('informador', '/ajuda');
    expect(product.calls).toEqual([]);
  });

  test('leads to the list of keys, and to the report', async () => {
    product = await openProduct('informador', '/ajuda');
    await press('Dreceres de teclat');
    await settleUntil(() => readAll('[role=dialog] h2').length > 0);
    expect(readAll('[role=dialog] h2')).toEqual(['Dreceres de teclat']);
    await press(findControl('Tanca', '[role=dialog] button'));
    await press('Desa un informe per a suport');
    await settleUntil(() => document.querySelector('[role=alertdialog]') !== null);
    expect(readAll('[role=alertdialog] h2')).toEqual(['Informe de la sessió']);
  });
});

describe('what is new', () => {
  test('is nothing on the first visit, which is kept', async () => {
    product = await openProduct('informador', '/');
    expect(localStorage.getItem(KEY)).toBe(String(NEWEST));
    expect(await openMenu()).toContain('Ajuda');
    await press(findControl('Ajuda', ITEM));
    expect([readAddress(), readMarked()]).toEqual(['/ajuda', []]);
    expect(readAll('button')).not.toContain('Mira les novetats');
  });

  test('is told in the menu and marked in words, until the page has been opened', async () => {
    localStorage.setItem(KEY, String(NEWEST - 2));
    product = await openProduct('informador', '/');
    expect(localStorage.getItem(KEY)).toBe(String(NEWEST - 2));
    expect(await openMenu()).toContain('Ajuda Hi ha novetats');
    await press(findControl('Ajuda Hi ha novetats', ITEM));
    expect(readMarked()).toEqual(news.slice(0, 2).map(({ text }) => `Nou ${text}`));
    expect(localStorage.getItem(KEY)).toBe(String(NEWEST));

    act(() => findControl('Mira les novetats').click());
    expect(document.activeElement?.textContent).toBe('Novetats');
    expect(await openMenu()).toContain('Ajuda');
    await press(findControl('El meu perfil', ITEM));
    await openMenu();
    await press(findControl('Ajuda', ITEM));
    expect(readMarked()).toEqual([]);
  });

  test('is not forgotten by an older version', async () => {
    localStorage.setItem(KEY, String(NEWEST + 3));
    product = await openProduct('informador', '/ajuda');
    expect([localStorage.getItem(KEY), readMarked()]).toEqual([String(NEWEST + 3), []]);
  });

  test('is marked nowhere where the browser keeps something unreadable', async () => {
    localStorage.setItem(KEY, 'yesterday');
    product = await openProduct('informador', '/ajuda');
    expect(readMarked()).toEqual([]);
  });
});
