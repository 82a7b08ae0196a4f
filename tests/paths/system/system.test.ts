import { randomInt } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { DEFECTS } from './defects';
import { begin } from './explore';
import { PEOPLE } from './people';
import { exploreFor } from './run';
import { toKey } from './state';
import { follow, RULE_IDS, walk } from './walk';

/** Milliseconds of each person. */
const SHARE = 2_000;

describe('the composed application', () => {
  // Other walks each time: a failure names its seed, with which SYSTEM_SEED walks them again.
  const seed = Number(process.env['SYSTEM_SEED'] ?? randomInt(2 ** 31));

  test.each(PEOPLE)('breaks no rule for %s', { timeout: 60_000 }, async (person) => {
    const { found, steps } = await exploreFor(begin(person, seed), SHARE);
    expect({ seed, found }).toEqual({ seed, found: [] });
    expect(steps).toBeGreaterThan(0);
  });

  test('is in no other state after more time or more records alone', { timeout: 60_000 }, async () => {
    const note = [
      ...['follow /consultes/nova', 'code of consultaCreate: ok', 'GET /consultes: ok', 'fill in', 'save'],
      ...['POST /consultes: ok', 'code of consultes: ok', 'GET /consultes: ok', 'GET /assessories: ok'],
      ...['GET /interns/ambits: ok', 'GET /interns/tematiques: ok', 'GET /interns/oficines: ok'],
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
