// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { followScreenKeyboard } from '../../../src/app/browser/screenKeyboard';

const read = () => document.documentElement.style.getPropertyValue('--keyboard');

test('what a keyboard on screen covers of the bottom is kept free, also after the page is moved', () => {
  const viewport = Object.assign(new EventTarget(), { height: innerHeight, offsetTop: 0, scale: 1 });
  followScreenKeyboard(viewport as unknown as VisualViewport);
  viewport.height = innerHeight - 300;
  viewport.dispatchEvent(new Event('resize'));
  expect(read()).toBe('300px');
  viewport.offsetTop = 120;
  viewport.dispatchEvent(new Event('scroll'));
  expect(read()).toBe('180px');
  viewport.scale = 2;
  viewport.dispatchEvent(new Event('resize'));
  expect(read()).toBe('0px');
});

test('a browser without that measure is left as it is', () => {
  expect(() => followScreenKeyboard(null)).not.toThrow();
});
