import { beforeEach, expect, test } from 'vitest';
import { restoreStyles } from '../../src/app/firstStyles';

beforeEach(() => {
  document.head.innerHTML =
    '<style>a { color: red }</style><link rel="stylesheet" href="/assets/start-a.css" media="not all" disabled>';
});

const readLink = () => document.querySelector('link')?.outerHTML;

test('styles that count stay as they stand in the page', () => {
  restoreStyles();
  expect(readLink()).toBe('<link rel="stylesheet" href="/assets/start-a.css" media="not all" disabled="">');
});

test('those that a policy forbids come as a file, for every medium', () => {
  Object.defineProperty(document.querySelector('style'), 'sheet', { value: null });
  restoreStyles();
  expect(readLink()).toBe('<link rel="stylesheet" href="/assets/start-a.css">');
});
