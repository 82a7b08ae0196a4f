import { afterAll } from 'vitest';

// jsdom has no layout, so everything is in sight.
Element.prototype.scrollIntoView = () => {};

// The next file has the same document.
afterAll(() => {
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
});
