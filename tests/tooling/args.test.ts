import { execFile } from 'node:child_process';
import { expect, test } from 'vitest';

/** What a command prints, and how it ends. */
function run(...args: string[]) {
  return new Promise<{ code: unknown; out: string; error: string }>((resolve) => {
    execFile(process.execPath, args, (failure, out, error) =>
      resolve({ code: failure?.code ?? 0, out, error }),
    );
  });
}

test.each(['paths', 'journal'])(
  '%s says how it is used when asked, and when it is used wrongly',
  async (name) => {
    const file = `scripts/${name}.mjs`;
    const [asked, wrong] = await Promise.all([run(file, '--help'), run(file, '--nonsense')]);
    expect([asked.code, asked.error, wrong.code]).toEqual([0, '', 1]);
    expect(asked.out).toMatch(new RegExp(`^npm run ${name} -- `));
    expect(wrong.error).toContain("Unknown option '--nonsense'");
    expect(wrong.error).toContain(asked.out.trim());
    expect(wrong.error).not.toMatch(/^ +at /m);
  },
);
