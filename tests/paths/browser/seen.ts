import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect } from '../../journeys/support/journey';
import { readHeard, readSight, toDifference, type Sight } from './sight';
import type { Stage } from './stage';

const FOLDER = join('tests', 'paths', 'seen');

/** Set by `npm run paths -- --run browser --accept`. */
const ACCEPTS = 'PATHS_ACCEPT';

/** Milliseconds in which a page has to stay the same to be accepted. */
const STILL = 400;

const getFile = (name: string): string => join(process.cwd(), FOLDER, `${name}.txt`);

/** Lines by step. */
function readSeen(name: string): Map<string, string[]> {
  const file = getFile(name);
  if (!existsSync(file)) return new Map();
  const steps = readFileSync(file, 'utf8').trimEnd().split('\n\n');
  return new Map(
    steps.map((text) => {
      const [step = '', ...lines] = text.split('\n');
      return [step, lines.map((line) => line.slice(2))];
    }),
  );
}

function writeSeen(name: string, steps: ReadonlyMap<string, readonly string[]>): void {
  mkdirSync(join(process.cwd(), FOLDER), { recursive: true });
  const texts = [...steps].map(([step, lines]) => [step, ...lines.map((line) => `  ${line}`)].join('\n'));
  writeFileSync(getFile(name), `${texts.join('\n\n')}\n`);
}

async function settle(read: () => Promise<string[]>): Promise<string[]> {
  const lines = await read();
  await wait(STILL);
  const again = await read();
  return again.join('\n') === lines.join('\n') ? lines : settle(read);
}

/** What a person sees after each step, compared with `tests/paths/seen`. */
export type Seen = {
  /** Begins a path: a page is told by its difference from its last sight, or from its first in any path. */
  begin(): void;
  expect(stage: Stage, step: string): Promise<void>;
  /** Keeps what was seen, if it is accepted. */
  save(): void;
};

const toTitle = (sight: Sight): string => sight.find((line) => line.startsWith('title ')) ?? '';

export function openSeen(name: string): Seen {
  const isAccepting = process.env[ACCEPTS] === 'yes';
  const expected = readSeen(name);
  const found = new Map<string, string[]>();
  /** The first sight of each page by its title, and the last one in this path. */
  const firsts = new Map<string, Sight>();
  let lasts = new Map<string, Sight>();
  let counts = { asked: 0, said: 0 };
  return {
    begin() {
      lasts = new Map(firsts);
      counts = { asked: 0, said: 0 };
    },
    async expect(stage, step) {
      let sight: Sight = [];
      let heard = { asked: 0, said: 0 };
      const read = async (): Promise<string[]> => {
        const { asked, said } = await readHeard(stage.page);
        sight = await readSight(stage.page);
        heard = { asked: asked.length, said: said.length };
        return [
          ...asked.slice(asked.length < counts.asked ? 0 : counts.asked).map((line) => `asks ${line}`),
          ...said.slice(said.length < counts.said ? 0 : counts.said).map((line) => `says ${line}`),
          ...toDifference(lasts.get(toTitle(sight)) ?? [], sight),
        ].flatMap((line) => line.split('\n').filter((one) => one.trim() !== ''));
      };
      if (isAccepting) found.set(step, await settle(read));
      else {
        const lines = expected.get(step) ?? ['accepted by npm run paths -- --run browser --accept'];
        await expect.poll(read, { message: `seen at ${step}`, intervals: [20, 50, 100] }).toEqual(lines);
      }
      lasts.set(toTitle(sight), sight);
      if (!firsts.has(toTitle(sight))) firsts.set(toTitle(sight), sight);
      counts = heard;
    },
    save() {
      if (isAccepting) writeSeen(name, found);
    },
  };
}
