import { afterEach, expect, test, vi } from 'vitest';
import { loadWith } from '../support/env';

afterEach(() => vi.unstubAllEnvs());

async function read(env: Record<string, string>) {
  return (await loadWith(env, () => import('../../src/hooks/links'))).links;
}

test('links without a setting are null', async () => {
  expect(await read({})).toEqual({
    intranet: null,
    treballEnXarxa: null,
    register: null,
    about: null,
    contact: null,
    privacy: null,
    terms: null,
    accessibility: null,
    complaint: null,
  });
});

test('a link must be an address', async () => {
  const links = await read({
    VITE_LINK_INTRANET: 'https://intranet.example.org',
    VITE_LINK_ABOUT: '/sobre',
    VITE_LINK_CONTACT: 'mailto:hola@example.org',
    VITE_LINK_TERMS: 'javascript:alert(1)',
    VITE_LINK_PRIVACY: 'privacitat',
  });
  expect(links).toMatchObject({
    intranet: 'https://intranet.example.org',
    about: '/sobre',
    contact: 'mailto:hola@example.org',
    terms: null,
    privacy: null,
  });
});
