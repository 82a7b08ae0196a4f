import { createHash, randomInt } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { DEFECTS } from './defects';
import { describeExplored } from './describe';
import { begin, type Explored } from './explore';
import { writePage } from './page';
import { PEOPLE, type Person } from './people';
import { exploreFor, findBroken } from './run';

export { DEFECTS, PEOPLE };

export type Options = {
  minutes: number;
  seed?: number | undefined;
  person?: Person | undefined;
  /** Continues the last run of this program. */
  resume?: boolean | undefined;
  out?: string | undefined;
  /** Where the demo is that the report's links open. */
  demo?: string | undefined;
};

type Task = { explored: Explored; ms: number };
type Search = { rule: string; seed: number; most: number };

const file = fileURLToPath(import.meta.url);

/** Runs in a worker: one person's part, or a search. */
async function work(task: Task | Search): Promise<void> {
  // A worker's port knows no origin.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  const tell = (of: unknown): void => parentPort?.postMessage(of);
  if ('rule' in task) return tell(await findBroken(task.rule, task.seed, task.most));
  tell(await exploreFor(task.explored, task.ms, tell));
}

if (!isMainThread) await work(workerData as Task | Search);

/** Runs a task on a core of its own, by this program or another build of it; `keep` gets each message. */
function start<Message>(
  program: string,
  task: Task | Search,
  keep: (message: Message) => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(program, { workerData: task });
    worker.on('message', keep).on('error', reject);
    worker.on('exit', () => resolve());
  });
}

export async function search(program: string, task: Search): Promise<Awaited<ReturnType<typeof findBroken>>> {
  let result: Awaited<ReturnType<typeof findBroken>> = null;
  await start<typeof result>(program, task, (found) => (result = found));
  return result;
}

type Kept = { version: string; seed: number; explored: Explored[] };

const FOLDER = join(process.cwd(), '.cache', 'system');
const KEPT = join(FOLDER, 'explored.json');

/** Hash of this program: walks of another one are not continued. */
const getVersion = (): string => createHash('sha256').update(readFileSync(file)).digest('hex');

function readKept(): Kept | null {
  try {
    const kept = JSON.parse(readFileSync(KEPT, 'utf8')) as Kept;
    return kept.version === getVersion() ? kept : null;
  } catch {
    return null;
  }
}

/** Explores the whole application as every person, on all cores. */
export async function run({
  minutes,
  seed,
  person,
  resume = false,
  out,
  demo = 'http://127.0.0.1:4173',
}: Options): Promise<{ lines: string[]; failures: number }> {
  const kept = resume ? readKept() : null;
  if (resume && !kept)
    throw new Error('There is nothing to go on with: the program has changed, or has not run.');
  const first = kept?.seed ?? seed ?? randomInt(2 ** 31);
  const people = PEOPLE.filter((one) => person === undefined || one === person);
  const explored = new Map<Person, Explored>(
    people.map((one) => [one, kept?.explored.find((of) => of.person === one) ?? begin(one, first)]),
  );
  const cores = Math.min(availableParallelism(), people.length);
  const ms = (minutes * 60_000 * cores) / people.length;
  const write = (): void => {
    mkdirSync(FOLDER, { recursive: true });
    const all: Kept = { version: getVersion(), seed: first, explored: [...explored.values()] };
    writeFileSync(KEPT, JSON.stringify(all));
  };
  const queue = [...people];
  await Promise.all(
    Array.from({ length: cores }, async () => {
      for (let next = queue.shift(); next; next = queue.shift()) {
        const one = next;
        const of = explored.get(one) ?? begin(one, first);
        await start<Explored>(file, { explored: of, ms }, (so) => {
          explored.set(one, so);
          write();
        });
      }
    }),
  );
  const all = [...explored.values()];
  const failures = all.reduce((sum, { found }) => sum + found.length, 0);
  if (out !== undefined) {
    mkdirSync(out, { recursive: true });
    const tokens = readFileSync(join(process.cwd(), 'src/views/ui/theme/tokens.css'), 'utf8');
    writeFileSync(join(out, 'system.json'), `${JSON.stringify({ seed: first, explored: all })}\n`);
    writeFileSync(join(out, 'system.html'), await writePage(first, all, tokens, demo));
  }
  return { lines: [`Seed ${first}.`, ...all.flatMap(describeExplored)], failures };
}
