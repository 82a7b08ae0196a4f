import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { DEFECTS } from './defects';
import { begin, createExplorer } from './explore';
import { PEOPLE } from './people';
import { toKey } from './state';
import { follow, RULE_IDS, walk } from './walk';

/** More are walked by `npm run paths -- --system`. */
const WALKS = 8;

describe('the composed application', () => {
  // The same walks each time, so that a change is judged alone; `npm run test:all` takes others.
  const seed = Number(process.env['SYSTEM_SEED'] ?? 1);

  test.each(PEOPLE)('breaks no rule for %s', { timeout: 60_000 }, async (person) => {
    const { explored, wander } = createExplorer(begin(person, seed));
    for (let left = WALKS; left > 0; left -= 1) await wander();
    expect({ seed, found: explored.found }).toEqual({ seed, found: [] });
    expect(explored.steps).toBeGreaterThan(500);
  });

  test('is in no other state after more time or more records alone', { timeout: 60_000 }, async () => {
    const note = [
      'follow /consultes/nova',
      'code of consultaCreate: ok',
      'GET /consultes: ok',
      'fill in',
      'save',
      'POST /consultes: ok',
      'code of consultes: ok',
      'GET /consultes: ok',
      'GET /assessories: ok',
      'GET /interns/ambits: ok',
      'GET /interns/tematiques: ok',
      'GET /interns/oficines: ok',
      'seven seconds pass',
    ];
    const keys = new Map<string, string>();
    let turn = 0;
    await walk('admin', follow([...note, ...note, 'two minutes pass']), (seen, act, me) => {
      if (act?.name === 'seven seconds pass') keys.set(`note ${(turn += 1)}`, toKey(seen, me));
      if (act?.name === 'two minutes pass' && !keys.has('later')) keys.set('later', toKey(seen, me));
    });
    expect([...keys.keys()]).toEqual(['note 1', 'note 2', 'later']);
    expect(keys.get('note 1')).toContain('shown:consultes');
    expect(keys.get('note 2')).toBe(keys.get('note 1'));
    expect(keys.get('later')).toBe(keys.get('note 1'));
  });

  test('has a planted defect for each of its rules', () => {
    expect([...new Set(DEFECTS.map(({ rule }) => rule))].toSorted()).toEqual(RULE_IDS.toSorted());
    const patches = DEFECTS.flatMap(({ id, patches: all }) => all.map((patch) => ({ id, ...patch })));
    const outdated = patches.filter(({ file, from }) => !readFileSync(file, 'utf8').includes(from));
    expect(outdated.map(({ id }) => id)).toEqual([]);
  });
});
