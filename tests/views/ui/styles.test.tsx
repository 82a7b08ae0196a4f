import { beforeAll, expect, test } from 'vitest';
import { loadFailedStyles, watchStyles } from '../../../src/views/ui/styles';
import { settle } from './render';

beforeAll(watchStyles);

function addSheet(name: string): HTMLLinkElement {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.crossOrigin = '';
  link.href = `/assets/${name}.css`;
  document.head.append(link);
  return link;
}

const listSheets = () => [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];
async function isPending(promise: Promise<unknown>): Promise<boolean> {
  const pending = Symbol('pending');
  await settle();
  return (await Promise.race([promise, Promise.resolve(pending)])) === pending;
}

test('a failed stylesheet is requested again by a fresh link in its place', async () => {
  const [calendar, list] = [addSheet('calendar'), addSheet('list')];
  calendar.dispatchEvent(new Event('error'));
  const loading = loadFailedStyles();
  expect(await isPending(loading)).toBe(true);
  const [fresh, other] = listSheets();
  expect([fresh === calendar, fresh?.outerHTML, other]).toEqual([false, calendar.outerHTML, list]);
  fresh?.dispatchEvent(new Event('load'));
  await loading;
  expect(await isPending(loadFailedStyles())).toBe(false);
  expect(listSheets()).toEqual([fresh, list]);
});

test('a stylesheet that fails again is named, and requested once more by the next attempt', async () => {
  const form = addSheet('form');
  form.dispatchEvent(new Event('error'));
  const first = loadFailedStyles();
  const second = loadFailedStyles();
  await isPending(second);
  listSheets().at(-1)?.dispatchEvent(new Event('error'));
  await expect(first).rejects.toThrow('/assets/form.css');
  await isPending(second);
  listSheets().at(-1)?.dispatchEvent(new Event('load'));
  await expect(second).resolves.toHaveLength(1);
});
