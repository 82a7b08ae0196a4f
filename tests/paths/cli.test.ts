import { expect, test } from 'vitest';
import { run } from './cli';

test('a file that is no report, or no journal, is refused by its name', async () => {
  const refused = await Promise.allSettled([
    run({ compare: 'package.json' }),
    run({ compare: 'no-file.json' }),
    run({ journals: ['package.json'] }),
  ]);
  expect(refused.map((one) => one.status === 'rejected' && (one.reason as Error).message)).toEqual([
    'package.json is no paths.json of a report.',
    'no-file.json is no paths.json of a report.',
    expect.stringMatching(/^package\.json: /),
  ]);
});

test('a machine is told by the figures of the paths that were asked for', async () => {
  const tell = async (strategy: 'transitions' | 'pairs') => {
    const { lines } = await run({ machines: ['notifications'], strategy, run: 'none' });
    return lines[0];
  };
  expect([await tell('transitions'), await tell('pairs')]).toEqual([
    'notifications: 4 states, 23 cases taken, 7 refused; 4 paths, 34 steps, at least 30 needed',
    'notifications: 4 states, 23 cases taken, 7 refused; 17 paths, 224 steps, at least 196 needed',
  ]);
});
