import * as React from 'react';
import { afterAll } from 'vitest';

// jsdom has no layout, so everything is in sight.
Element.prototype.scrollIntoView = () => {};

// Stack traces of React's elements, which it takes up to this many, cost a quarter of a page's time.
const internals: unknown = Reflect.get(
  React,
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
);
if (internals instanceof Object)
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    configurable: true,
    get: () => 10_000,
    set() {},
  });

// The next file has the same document.
afterAll(() => {
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
});
