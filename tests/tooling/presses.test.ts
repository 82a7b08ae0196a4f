import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ACTS = /\.(?:un)?check\(|setChecked|force: true|dispatchEvent|pushState/g;

const EXCEPTIONS: Readonly<Record<string, string>> = {
  'demo/classroom.spec.ts dispatchEvent': 'files are dragged from another program',
  'journeys/report.long.spec.ts dispatchEvent': 'a file is dragged from another program',
  'journeys/support/look.ts pushState': 'an address changes without a link to it',
  'journeys/support/printing.ts dispatchEvent': "the window of printing is the system's",
};

test('journeys act on a page as people do, but where no press exists', () => {
  const found = ['journeys', 'demo', 'states'].flatMap((room) =>
    readdirSync(join('tests', room), { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
      .flatMap((path) => {
        const file = join(room, path).replaceAll('\\', '/');
        const acts = readFileSync(join('tests', file), 'utf8').match(ACTS) ?? [];
        return acts.map((act) => `${file} ${act}`);
      }),
  );
  expect([...new Set(found)].toSorted()).toEqual(Object.keys(EXCEPTIONS).toSorted());
  expect(Object.keys(EXCEPTIONS).length).toBeLessThanOrEqual(5);
});
