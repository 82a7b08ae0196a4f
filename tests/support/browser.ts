import { webcrypto } from 'node:crypto';
import { afterAll } from 'vitest';

// What jsdom lacks of a browser. It has random numbers alone: the mock server's passwords need the rest.
Object.defineProperty(globalThis, 'crypto', { value: webcrypto });
// It has no layout, so nothing is out of sight.
Element.prototype.scrollIntoView = () => {};

// The next file has the same document.
afterAll(() => {
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
});
