import { AstBuilder, GherkinClassicTokenMatcher, Parser } from '@cucumber/gherkin';
import { describe, expect, test } from 'vitest';
import { writeCsv } from './csv';
import { writeFeature } from './gherkin';
import { writeJunit } from './junit';
import { VERSION, type MachineReport, type Report } from './schema';

const figures = {
  states: 2,
  transitions: 0,
  reached: 0,
  cases: 3,
  refused: 0,
  pairs: 0,
  pairsTaken: 0,
  paths: 3,
  steps: 6,
  fewest: 6,
  bound: 6,
  invariants: 0,
};
const step = (name: string, to: string, section: string) => ({ case: name, to, section });
const open = step('start', 'closed', '§2');
const PATHS = [
  [open, step('notifications.close', 'closed', '§2')],
  [open, step('navigation.arrived at /login', 'closed "a\\b"', '§2'), step('save: 403', 'error', '§8')],
  [open, step('save: 404', 'error', '§8')],
];
const divergence = {
  steps: ['start', 'navigation.arrived at /login'],
  expected: 'closed',
  seen: { text: '\u001B[31m<b>]]> & "no"' },
};

function createReport(run?: MachineReport['run'], problems: Report['problems'] = []): Report {
  const machine: MachineReport = {
    id: 'notifications',
    figures,
    states: [],
    transitions: [],
    guards: [],
    paths: PATHS,
    ...(run && { run }),
  };
  return { version: VERSION, strategy: 'transitions', cap: 15, problems, machines: [machine] };
}

const ran = { by: 'model' as 'model' | 'browser', taken: [], left: {} };
const whole = createReport({ ...ran, paths: 3 });
const broken = createReport({ ...ran, paths: 2, divergence }, [
  { machine: 'notifications', kind: 'diverged', name: 'navigation.arrived at /login' },
  { machine: 'auth', kind: 'different', name: 'auth.signIn', expected: '  → <a>', seen: '  stays' },
]);
const inBrowser = createReport({
  ...ran,
  by: 'browser',
  paths: 2,
  ran: [{ steps: PATHS[0] ?? [] }, { name: 'an idle session', steps: [], divergence }],
});

function parseXml(report: Report): Document {
  const page = new DOMParser().parseFromString(writeJunit(report), 'application/xml');
  expect(page.querySelector('parsererror')).toBeNull();
  return page;
}

const read = (element: Element) =>
  Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value]));

describe('JUnit XML', () => {
  test('has a test for each path, with its machine, its name and its sections', () => {
    const page = parseXml(whole);
    const counts = { tests: '3', failures: '0', errors: '0', skipped: '0' };
    expect(read(page.documentElement)).toEqual({ name: 'Camins de prova', ...counts });
    expect([...page.querySelectorAll('testsuites > testsuite')].map(read)).toEqual([
      { name: "La barra d'avisos", ...counts },
    ]);
    const cases = [...page.querySelectorAll('testsuite > testcase')];
    expect(cases.map(read)).toEqual([
      { classname: 'notifications', name: "notifications-1: Tanca l'avís → tancat" },
      { classname: 'notifications', name: 'notifications-2: En desar, el servidor respon 403 → error' },
      { classname: 'notifications', name: 'notifications-3: En desar, el servidor respon 404 → error' },
    ]);
    expect([...(cases[1]?.querySelectorAll('properties > property') ?? [])].map(read)).toEqual([
      { name: 'machine', value: 'notifications' },
      { name: 'path', value: 'notifications-2' },
      { name: 'specification', value: '§2, §8' },
    ]);
  });

  test('a path that failed says the step, what was expected and what was seen; later ones are skipped', () => {
    const page = parseXml(broken);
    expect(read(page.documentElement)).toMatchObject({ tests: '4', failures: '2', skipped: '1' });
    const [first, second, third, other] = page.querySelectorAll('testcase');
    expect(first?.querySelector('failure, skipped')).toBeNull();
    const failure = second?.querySelector('failure');
    expect(failure && read(failure)).toEqual({
      type: 'diverged',
      message:
        "Un camí s'ha aturat en un pas que no ha anat com s'esperava: " +
        '2. Ves a /login (navigation.arrived at /login)',
    });
    expect(failure?.textContent).toContain("S'esperava: closed\nS'ha vist: {\n");
    expect(failure?.textContent).toContain('<b>]]> & ');
    expect(third?.querySelector('skipped')).not.toBeNull();
    expect(other && read(other)).toEqual({
      classname: 'auth',
      name: "El cas no fa el que s'espera: auth.signIn",
    });
    expect(other?.textContent).toContain("S'esperava:   → <a>\nS'ha vist:   stays");
  });

  test('what ran in the browser is told by what ran there', () => {
    const [first, second] = parseXml(inBrowser).querySelectorAll('testcase');
    expect(first?.getAttribute('name')).toBe("notifications-browser-1: Tanca l'avís → tancat");
    expect(second?.getAttribute('name')).toBe('notifications-browser-2: an idle session');
    expect(second?.querySelector('failure')).not.toBeNull();
  });

  test('what was not run is skipped', () => {
    expect(read(parseXml(createReport()).documentElement)).toMatchObject({ tests: '3', skipped: '3' });
  });
});

describe('Gherkin', () => {
  const parse = (text: string) =>
    new Parser(new AstBuilder(() => ''), new GherkinClassicTokenMatcher()).parse(text).feature;
  const write = (report: Report) => report.machines.map(writeFeature).join('');

  test('has a scenario for each path, in Catalan', () => {
    const feature = parse(write(whole));
    expect(feature).toMatchObject({ language: 'ca', keyword: 'Característica', name: "La barra d'avisos" });
    const scenarios = (feature?.children ?? []).flatMap(({ scenario }) => (scenario ? [scenario] : []));
    expect(scenarios.map(({ tags }) => tags.map(({ name }) => name))).toEqual([
      ['@notifications-1', '@§2'],
      ['@notifications-2', '@§2', '@§8'],
      ['@notifications-3', '@§2', '@§8'],
    ]);
    expect(scenarios[1]?.keyword).toBe('Escenari');
    expect(scenarios[1]?.steps.map(({ keyword, keywordType, text }) => [keyword, keywordType, text])).toEqual(
      [
        ['Donat ', 'Context', 'que es comença amb "Obre-ho"'],
        ['Aleshores ', 'Outcome', 'l\'estat és "tancat"'],
        ['Quan ', 'Action', 'es fa o passa "Ves a /login"'],
        ['Aleshores ', 'Outcome', 'l\'estat és "tancat, \\"a\\\\b\\""'],
        ['Quan ', 'Action', 'es fa o passa "En desar, el servidor respon 403"'],
        ['Aleshores ', 'Outcome', 'l\'estat és "error"'],
      ],
    );
  });

  test('leaves out what has no steps', () => {
    expect(parse(write(inBrowser))?.children).toHaveLength(1);
  });
});

describe('CSV', () => {
  test('has a line for each step, with what became of it, and no formula', () => {
    const lines = writeCsv(broken).split('\r\n');
    expect(lines[0]).toBe("\uFEFFCamí;Màquina;Pas;Acció;S'espera;Especificació;Resultat;Cas");
    expect(lines.slice(1).map((line) => line.split(';')[6])).toEqual([
      'correcte',
      'correcte',
      'correcte',
      'falla',
      'no executat',
      'no executat',
      'no executat',
      undefined,
    ]);
    expect(lines[2]).toBe(
      "notifications-1;La barra d'avisos;2;Tanca l'avís;tancat;§2;correcte;notifications.close",
    );
    expect(lines[4]).toContain(';"tancat, ""a\\b""";');
    const odd = createReport();
    odd.machines[0]?.paths.splice(0, 3, [step('=HYPERLINK("x")', '', '§2')]);
    expect(writeCsv(odd)).toContain(`;"'=HYPERLINK(""x"")"\r\n`);
  });
});
