import { describe, expect, test } from 'vitest';
import { getExplored } from '../explored';
import { MODELS } from '../models';
import { generate } from '../suite';
import { collect, type Run } from './collect';
import { compare } from './compare';
import { writePage } from './page';
import { Report, VERSION } from './schema';
import { describeCase, describeState, nameMachine } from './words';

const find = (id: string) => {
  const model = MODELS.find(({ machine }) => machine.id === id);
  if (!model) throw new Error(`no model of ${id}`);
  return getExplored(model);
};

function report(ids: readonly string[], run?: Run, problems: Report['problems'] = []): Report {
  const machines = ids.map((id) => {
    const explored = find(id);
    return collect(explored, generate(explored), { run });
  });
  return { version: VERSION, strategy: 'transitions', cap: 15, problems, machines };
}

describe('words', () => {
  test('say what a person does and sees', () => {
    expect(describeCase('save: 403')).toEqual({ text: 'En desar, el servidor respon 403', section: '§8' });
    expect(describeCase('navigation.arrived at /login')).toEqual({ text: 'Ves a /login', section: '§2' });
    expect(describeState('changePending.idle (session.user.force_password_change=true)')).toBe(
      'ha de canviar la contrasenya, en repòs (session.user.force_password_change=true)',
    );
    expect(nameMachine('ambitsRequest')).toBe('Petició: ambits');
  });

  test('that are missing are asked for', () => {
    expect(() => describeCase('door.open')).toThrow(
      "There are no words for 'door.open' in tests/paths/report/words.ts.",
    );
  });
});

describe('paths.json', () => {
  test('is as its schema says', () => {
    const found = report(['notifications', 'page', 'consultaEdit']);
    expect(Report.parse(JSON.parse(JSON.stringify(found)))).toEqual(found);
  });

  test('is the same each time', () => {
    expect(JSON.stringify(report(['auth', 'catalogs']))).toBe(JSON.stringify(report(['auth', 'catalogs'])));
  });

  test('counts what there is and what is taken', () => {
    const [machine] = report(['notifications']).machines;
    expect(machine?.figures).toEqual({
      states: 4,
      transitions: 9,
      reached: 9,
      cases: 23,
      refused: 7,
      pairs: 125,
      pairsTaken: 29,
      paths: 4,
      steps: 34,
      fewest: 30,
      bound: 30,
      invariants: 4,
    });
    expect(machine?.guards).toEqual([{ name: 'isLasting', verdicts: [false, true] }]);
  });
});

describe('the page', () => {
  const tokens = ':root { --ok: green }';

  test('holds each path as steps with what is to be seen and the section', () => {
    const html = writePage(report(['notifications']), tokens);
    expect(html).toContain(
      '<li><span>Obre-ho</span> <span class="section">§2</span><span class="seen">→ tancat</span></li>',
    );
    expect(html).toContain('34 passos; en calen 30 com a mínim (proporció 1,13)');
    expect(html.match(/<details class="path" id="notifications-\d">/g)).toHaveLength(4);
    expect(html).not.toMatch(/(src|href)="(?!#)/);
  });

  test('names each machine in its summary as --machine wants it', () => {
    expect(writePage(report(['notifications']), tokens)).toContain(
      '<a href="#notifications">La barra d\'avisos</a> <code>notifications</code></th>',
    );
  });

  test('is red where something is not as it should be, and leads to the path that takes the case', () => {
    const problems: Report['problems'] = [
      {
        machine: 'notifications',
        kind: 'different',
        name: 'notifications.close | notifications.pause',
        expected: '  → closed',
        seen: '  <stays>',
      },
      { machine: 'page', kind: 'unnoticed', name: 'page without entry #0' },
    ];
    const html = writePage(report(['notifications', 'page'], undefined, problems), tokens);
    expect(html).toContain("✗ 2 coses no són com s'esperava");
    expect(html).toContain(
      '<li><a href="#notifications-1">La barra d\'avisos</a>: El cas no fa el que s\'espera. ' +
        "Tanca l'avís | Posa el punter sobre l'avís <code>notifications.close | notifications.pause</code>",
    );
    expect(html).toContain('<pre tabindex="0">  &lt;stays&gt;</pre>');
    expect(html).toContain(
      '<a href="#page">Una pàgina sense comportament propi</a>: Cap resultat esperat no nota',
    );
    expect(html).toContain('id="notifications-1"');
    expect(html).not.toContain("✓ Tot és com s'esperava");
    expect(writePage(report(['page']), tokens)).toContain("✓ Tot és com s'esperava");
  });

  test('counts the paths that were generated and those that were run apart', () => {
    expect(writePage(report(['notifications']), tokens)).toContain('camins generats: 4 · cap camí executat');
    const run: Run = { by: 'browser', paths: 1, taken: [], left: {} };
    expect(writePage(report(['notifications'], run), tokens)).toContain(
      'camins generats: 4 · camins executats: 1 (navegador) · màquines executades: 1 de 1',
    );
  });

  test('opens the paths of the browser in the demo, wherever it is', () => {
    const ran = [['start'], ['start', 'notifications.close']].map((cases) => ({
      steps: cases.map((name) => ({ case: name, to: 'closed', section: '§2' })),
    }));
    // The first needs a permission that no link takes away.
    const walked = [{ cases: ['start', 'notifications.close'], link: '/demo#e=AAAA' }];
    const run: Run = { by: 'browser', paths: 2, taken: [], left: {}, walked, ran };
    const html = writePage(report(['notifications'], run), tokens, { demo: 'https://demo.example.org/a"b' });
    expect(html).toContain(
      '<a href="https://demo.example.org/a&quot;b/demo#e=AAAA">Obre\'l a la demostració</a>',
    );
    expect(html).toContain(
      'Camí 2 al navegador: Tanca l\'avís → tancat <span class="muted">· 2 passos</span> ' +
        '<code>notifications-browser-2</code>',
    );
    expect(html).toContain('<details class="path" id="notifications-browser-2">');
    expect(html).toContain('<a href="#notifications-browser-2">Enllaç a aquest camí</a>');
    expect(writePage(report(['notifications'], run), tokens)).toContain(
      '"http://127.0.0.1:4173/demo#e=AAAA"',
    );
  });

  test('shows the first step that went wrong, whatever was seen, as text', () => {
    const divergence = {
      steps: ['start'],
      expected: 'closed',
      seen: { text: '</pre><script>alert(1)</script>' },
    };
    const html = writePage(
      report(['page'], { by: 'browser', paths: 1, taken: [], left: {}, divergence }),
      tokens,
    );
    expect(html).toContain("El primer pas que no ha anat com s'esperava");
    expect(html).toContain('&lt;/pre&gt;&lt;script&gt;alert(1)');
    expect(html).not.toContain('<script>alert');
  });

  test('tells what a run left out from what it missed', () => {
    const left = { 'notifications.paused notifications.close #0': 'Ningú no hi arriba.' };
    const run: Run = { by: 'browser', paths: 1, taken: ['notifications notifications.open #0'], left };
    const html = writePage(report(['notifications'], run), tokens);
    expect(html).toContain('✗ 7 sense cobrir');
    expect(html).toContain("○ no s'hi arriba, amb motiu</span> Ningú no hi arriba.");
  });
});

describe('comparing with an older report', () => {
  test('tells transitions that are new, gone and no longer reached', () => {
    const now = report(['notifications']);
    const old = structuredClone(now);
    const [machine] = old.machines;
    if (!machine) throw new Error('no machine');
    const [first, second] = machine.transitions;
    if (!first || !second) throw new Error('no transitions');
    const gone = { ...first, name: 'notifications.closed notifications.flash #0' };
    machine.transitions = [gone, ...machine.transitions.slice(1)];
    const lost = structuredClone(now);
    const [of] = lost.machines;
    for (const one of of?.transitions ?? []) if (one.name === second.name) one.reached = false;
    expect(compare(old, lost)).toEqual({ added: [first.name], removed: [gone.name], lost: [second.name] });
    expect(compare(now, now)).toEqual({ added: [], removed: [], lost: [] });
  });

  test('says nothing of machines that are not looked at this time', () => {
    expect(compare(report(['notifications', 'auth']), report(['notifications'])).removed).toEqual([]);
  });
});
