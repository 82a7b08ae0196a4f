import { beforeEach, expect, test } from 'vitest';
import { restoreStyles } from '../../src/app/firstStyles';

beforeEach(() => {
  document.head.innerHTML =
    '<style>a { color: red }</style><link rel="stylesheet" href="/assets/start-a.css" disabled>';
});

const isOff = () => document.querySelector('link')?.hasAttribute('disabled');

test('styles that count stay as they stand in the page', () => {
  restoreStyles();
  expect(isOff()).toBe(true);
});

test('those that a policy forbids come as a file', () => {
  Object.defineProperty(document.querySelector('style'), 'sheet', { value: null });
  restoreStyles();
  expect(isOff()).toBe(false);
});
