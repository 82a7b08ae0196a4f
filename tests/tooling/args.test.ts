import { execFile } from 'node:child_process';
import { expect, test } from 'vitest';

function run(...args: string[]) {
  return new Promise<{ code: unknown; out: string; error: string }>((resolve) => {
    execFile(process.execPath, args, (failure, out, error) =>
      resolve({ code: failure?.code ?? 0, out, error }),
    );
  });
}

test.each(['paths', 'journal'])(
  '%s says how it is used when asked, and in a line what to type when it is used wrongly',
  async (name) => {
    const file = `scripts/${name}.mjs`;
    const [asked, wrong] = await Promise.all([run(file, '--help'), run(file, '--nonsense')]);
    expect([asked.code, asked.error]).toEqual([0, '']);
    expect(asked.out).toMatch(new RegExp(`^npm run ${name} -- `));
    expect(wrong).toEqual({
      code: 1,
      out: '',
      error: `Unknown option '--nonsense'. Type npm run ${name} -- --help to see the options.\n`,
    });
  },
);

test('paths refuses what does not go together in a line', async () => {
  const refused = Object.entries({
    '--strategy all': '--strategy is one of transitions, pairs.',
    '--cap few': '--cap is a number of steps, 0 for no limit.',
    '--since main --machine auth': '--since chooses the machines itself: without --machine and --results.',
    '--results one --run model': '--results shows what ran in the browser.',
    '--results one --from-journal two': 'Either --results or --from-journal.',
    '--keep-journal one': '--keep-journal needs --title: what the session shows.',
  });
  const found = await Promise.all(refused.map(([typed]) => run('scripts/paths.mjs', ...typed.split(' '))));
  expect(found).toEqual(refused.map(([, why]) => ({ code: 1, out: '', error: `${why}\n` })));
});
