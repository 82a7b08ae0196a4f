import { beforeAll, expect, test } from 'vitest';
import { TAGS } from '../../../mock-server/calls/tags';
import { createDocument } from '../../../mock-server/openapi/document';
import { renderPage } from '../../../mock-server/openapi/page';

let page: Document;

beforeAll(() => {
  page = new DOMParser().parseFromString(renderPage(createDocument()), 'text/html');
});

const getTexts = (selector: string, within: ParentNode = page) =>
  [...within.querySelectorAll(selector)].map(({ textContent }) => textContent);

test('the page is in Catalan and loads nothing', () => {
  expect(page.documentElement.lang).toBe('ca');
  expect(getTexts('title, h1')).toEqual(["L'API de Punt Jove", "L'API de Punt Jove"]);
  expect(page.querySelectorAll('script, link, img, iframe')).toHaveLength(0);
});

test('every call is listed below its noun', () => {
  const sections = [...page.querySelectorAll('main > section')].map((section) => ({
    name: section.querySelector('h2')?.textContent,
    calls: getTexts('h3', section).filter((call) => call.includes('/')),
  }));
  const described = TAGS.map(({ name, calls }) => ({
    name,
    calls: calls.map(({ method, path }) => `${method} /api${path}`).toSorted(),
  }));
  expect(sections.slice(0, -1).map(({ name, calls }) => ({ name, calls: calls.toSorted() }))).toEqual(
    described,
  );
  expect(sections.at(-1)).toEqual({ name: 'Registres', calls: [] });
});

test('every link has a target, and ids are unique', () => {
  const ids = [...page.querySelectorAll('[id]')].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  const targets = [...page.querySelectorAll('a[href^="#"]')].map((a) => a.getAttribute('href')?.slice(1));
  expect(targets.length).toBeGreaterThan(100);
  expect(targets.filter((target) => !ids.includes(target ?? ''))).toEqual([]);
});

test('headings descend one level at a time', () => {
  const levels = [...page.querySelectorAll('h1, h2, h3, h4')].map(({ tagName }) => Number(tagName[1]));
  expect(levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1)).toEqual([]);
});

test('a call lists its parameters and which are required', () => {
  const call = page.querySelector('#getCites')!;
  expect(getTexts('tbody tr', call).map((row) => row.replaceAll(/\s+/g, ' ').trim())).toEqual([
    "data_inici dia obligatori Des d'aquest dia de Madrid, inclòs.",
    'data_fi dia obligatori Fins a aquest dia de Madrid, inclòs.',
    "tipus un de academica, laboral, mobilitat_internacional, emprenedoria, habitatge opcional Només d'aquest tipus d'assessoria.",
    "oficina_id número enter positiu opcional Només d'aquesta oficina.",
    "professional_id número enter positiu opcional Només d'aquest professional.",
    expect.stringMatching(/^sort text opcional .* primer les més antigues\.$/),
  ]);
  expect(getTexts('dt', call)).toEqual(['200', '401', '403', '422']);
});

/** Lines of a list, without nested ones. */
const getLines = (list: Element | null | undefined) =>
  [...(list?.children ?? [])].map(({ childNodes }) =>
    [...childNodes]
      .filter(({ nodeName }) => nodeName !== 'UL')
      .map(({ textContent }) => textContent)
      .join(''),
  );

test('bodies and answers describe each field', () => {
  const call = page.querySelector('#postActivitats')!;
  expect(getLines(call.querySelector('ul')).slice(0, 6)).toEqual([
    'titol text, no buit, fins a 200 caràcters, obligatori',
    'data dia, obligatori',
    'hora_inici hora, obligatori',
    'hora_fi hora, obligatori',
    'oficina_id número enter positiu, obligatori',
    'centre_id número enter positiu o nul',
  ]);
  expect(getLines(call.querySelector('dd ul'))).toEqual(['data Activitat']);
  const visita = page.querySelector('#postAssessories > ul')!;
  const jove = [...visita.children].find((line) => line.textContent.startsWith('jove'));
  expect(getLines(visita)).toContain('jove objecte, obligatori');
  expect(getLines(jove?.querySelector('ul'))).toEqual([
    'nom text, no buit, fins a 200 caràcters, obligatori',
    'cognoms text, no buit, fins a 200 caràcters, obligatori',
    'telefon text, fins a 20 caràcters o nul. De 9 a 15 xifres.',
    'email correu electrònic, fins a 190 caràcters o nul',
  ]);
  expect(getLines(page.querySelector('#Realitzada > ul'))).toContain(
    'durada un de <30min, 30_60min, 60_90min, +90min o nul',
  );
});
