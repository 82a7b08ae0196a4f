import { beforeEach, expect, test } from 'vitest';
import { restoreStyles } from '../../src/app/firstStyles';

beforeEach(() => {
  document.head.innerHTML = '<style data-href="/assets/start-a.css">a { color: red }</style>';
});

const listLinks = () => [...document.querySelectorAll('link')].map((link) => [link.rel, link.href]);

test('styles that count stay as they stand in the page', () => {
  restoreStyles();
  expect(listLinks()).toEqual([]);
});

test('those that a policy forbids come as a file', () => {
  Object.defineProperty(document.querySelector('style'), 'sheet', { value: null });
  restoreStyles();
  expect(listLinks()).toEqual([['stylesheet', 'http://localhost:3000/assets/start-a.css']]);
});
