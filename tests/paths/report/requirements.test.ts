import { describe, expect, test } from 'vitest';
import { SECTIONS } from '../../requirements';
import { paths, rule, section, tested, walks } from '../../requirements/requirement';
import { getExplored } from '../explored';
import { MODELS } from '../models';
import { generate } from '../suite';
import { collect, type Run } from './collect';
import { writePage } from './page';
import { collectRequirements } from './requirements';
import { VERSION, type Report } from './schema';

const RULE = 'La barra és oberta mentre té un avís, i només llavors';
const OTHER = 'Es tanca sola quan la durada és més gran que 0, i només llavors';

const SMALL = [
  section('4', [
    [1, 'The bar <opens>.', rule('notifications', RULE)],
    [2, 'A person closes it.', paths('notifications', 'notifications.close')],
    [3, 'It is seen.', walks('one-layer'), tested('x.test.ts', '%s', 'a row'), tested('x.test.ts', 'all')],
    [4, 'It is nowhere.'],
    [5, 'A page rests.', paths('page')],
    [6, 'All of it.', paths('notifications')],
  ]),
];

const DONE: Run = { by: 'model', paths: 3, taken: [], left: {} };

const MACHINES = ['notifications', 'consultes'].map((id) => {
  const model = MODELS.find(({ machine }) => machine.id === id);
  if (!model) throw new Error(`no model of ${id}`);
  const explored = getExplored(model);
  return collect(explored, generate(explored));
});

function createReport(run: Run | undefined, problems: Report['problems'] = []): Report {
  const machines = MACHINES.map((machine) => ({ ...machine, ...(run && { run }) }));
  const report: Report = { version: VERSION, strategy: 'transitions', cap: 15, problems, machines };
  return { ...report, requirements: collectRequirements(SMALL, report) };
}

const toResults = ({ requirements }: Report) =>
  requirements?.sections.flatMap(({ statements }) => statements.map(({ result }) => result));

describe('a statement', () => {
  test('passes by the paths that were run, whatever else shows it', () => {
    expect(toResults(createReport(DONE))).toEqual([
      'passed',
      'passed',
      'elsewhere',
      'none',
      'notRun',
      'passed',
    ]);
  });

  test('is not run where its machine is not', () => {
    expect(toResults(createReport(undefined))).toEqual([
      'notRun',
      'notRun',
      'elsewhere',
      'none',
      'notRun',
      'notRun',
    ]);
  });

  test('fails by its own rule; what the machine did not come to is not run', () => {
    const divergence = { steps: ['start'], expected: `§4: ${RULE}`, seen: {} };
    const problems: Report['problems'] = [{ machine: 'notifications', kind: 'diverged', name: 'start' }];
    expect(toResults(createReport({ ...DONE, divergence }, problems))).toEqual([
      'failed',
      'notRun',
      'elsewhere',
      'none',
      'notRun',
      'failed',
    ]);
    const other = { ...divergence, expected: `§4: ${OTHER}` };
    expect(toResults(createReport({ ...DONE, divergence: other }))?.[0]).toBe('notRun');
  });

  test('fails by a case that does something else', () => {
    const problems: Report['problems'] = [
      { machine: 'notifications', kind: 'different', name: 'notifications.pause | notifications.close' },
    ];
    expect(toResults(createReport(DONE, problems))).toEqual([
      'passed',
      'failed',
      'elsewhere',
      'none',
      'notRun',
      'failed',
    ]);
  });

  test('of one machine of a factory fails by what differs in any of them', () => {
    const problems: Report['problems'] = [{ machine: 'activitats', kind: 'different', name: 'list.search' }];
    const report = createReport(DONE, problems);
    const searched = section('4', [[1, 'Searching.', paths('consultes', 'list.search')]]);
    const chosen = section('4', [[1, 'Choosing.', paths('consultes', 'list.choose')]]);
    expect(
      collectRequirements([searched, chosen], report).sections.map(({ statements }) => statements[0]?.result),
    ).toEqual(['failed', 'passed']);
  });

  test('that a rule shows is not run in a browser, which checks no rules', () => {
    expect(toResults(createReport({ ...DONE, by: 'browser' }))?.slice(0, 2)).toEqual(['notRun', 'passed']);
  });
});

describe('the page', () => {
  test('has what fails first, then what nothing shows, then all by section', () => {
    const problems: Report['problems'] = [
      { machine: 'notifications', kind: 'different', name: 'notifications.close' },
    ];
    const html = writePage(createReport(DONE, problems), '');
    const places = [
      '✗ Requisits que fallen (2)',
      '<a href="#requisit-4-2">4-2</a>',
      '✗ Requisits sense cap prova (1)',
      '<a href="#requisit-4-4">4-4</a>',
      '<h3>§4 <span lang="en">States and transitions</span></h3> <span class="mark missed">✗ 3 de 6',
      'id="requisit-4-1"><code>4-1</code> <span lang="en">The bar &lt;opens&gt;.</span> <span class="mark taken">✓ passa',
    ].map((text) => html.indexOf(text));
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    expect(places).not.toContain(-1);
  });

  test('leads from a statement to the first path that takes its case, and names other proofs', () => {
    const html = writePage(createReport(DONE), '');
    expect(html).toContain('Camins: Tanca l\'avís · <a href="#notifications-1">La barra d\'avisos</a></li>');
    expect(html).toContain(`Regla: ${RULE} · <a href="#notifications">La barra d'avisos</a>`);
    expect(html).toContain('Prova: <span lang="en">a row</span> <code>x.test.ts</code>');
    expect(html).toContain('one-layer: at most one question or layer is open');
    expect(html).toContain('Tots els camins: Una pàgina sense comportament propi</li>');
    expect(html).toContain(
      "afirmacions de l'especificació: 6 · amb camins: 4 · passen: 3 · fallen: 0 · no executades: 1 · " +
        'només en altres proves: 1 · sense cap prova: 1',
    );
  });

  test('lists the rules that go beyond the statements', () => {
    const { requirements } = createReport(DONE);
    const says = requirements?.furtherRules.map((one) => one.says) ?? [];
    expect([says.includes(RULE), says.includes(OTHER)]).toEqual([false, true]);
    const real = collectRequirements(SECTIONS, { machines: [], problems: [] });
    expect(real.furtherRules.find((one) => one.says === OTHER)).toBeUndefined();
    expect(real.furtherRules.find(({ says: text }) => text.startsWith('El que es mostra'))).toEqual({
      section: '2',
      says: "El que es mostra és el que diu l'adreça",
      machines: ['home', 'calendar', 'assessoria'],
    });
  });

  test('of a report of before has no requirements', () => {
    const { requirements: _, ...before } = createReport(DONE);
    expect(writePage(before, '')).not.toContain('requisit-');
  });
});
