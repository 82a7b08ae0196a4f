import { toFailure } from '../../src/api/errors';
import { expectCleared, expectKept, expectUntouched, withoutBlanks, type Values } from './kept';
import { Broken, Untried, type Trials } from './trial';

/** Text in every trial's record, to identify one that is left behind. */
export const MARK = 'Prova del contracte';
const CHANGED = `${MARK}, canviada`;
const ALONE = `${MARK}, un sol camp`;
export const PERSON = { edat: '16-19', genere: 'dona', perfil: 'Jove' } as const;
/** Optional values of a person, which every service has (spec §3). */
export const PERSON_MORE = {
  residencia: 'ciutat_vella',
  formacio: 'estudis_obligatoris',
  conegut: ['web' as const, 'tutor' as const],
} as const;

/** Undo steps, run in reverse order; returns the names of failed ones. */
export function createUndo() {
  const left = new Map<string, () => Promise<void>>();
  return {
    add: (name: string, undo: () => Promise<void>) => void left.set(name, undo),
    /** Drops a step: the trial itself has undone it. */
    forget: (name: string) => void left.delete(name),
    async run(): Promise<string[]> {
      const behind: string[] = [];
      for (const [name, undo] of [...left].toReversed()) {
        await undo().catch((error: unknown) => {
          if (toFailure(error).status !== 404) behind.push(name);
        });
      }
      return behind;
    },
  };
}

export type Undo = ReturnType<typeof createUndo>;

type Cycle<Saved extends { id: number }, Sent extends Values> = {
  path: string;
  prepare: () => Promise<Sent>;
  create: (sent: Sent) => Promise<{ id?: number } | undefined>;
  find: () => Promise<Saved | undefined>;
  get: (id: number) => Promise<Saved>;
  /** Values of a record by the names of its body. */
  toValues: (saved: Saved) => Values;
  update: (id: number, change: Values) => Promise<unknown>;
  text: string;
  optional: readonly string[];
  trials?: Readonly<Record<string, (id: number, sent: Sent) => Promise<void>>>;
  remove: (id: number) => Promise<void>;
};

/** Tries a whole change, one of a single field, and null. */
async function tryChanges<Saved extends { id: number }, Sent extends Values>(
  trials: Trials,
  { id, sent }: { id: number; sent: Values },
  cycle: Cycle<Saved, Sent>,
) {
  const { path, get, toValues, update, text, optional } = cycle;
  const read = async () => toValues(await get(id));
  await trials.run(`PATCH ${path}`, async () => {
    const change = { ...withoutBlanks(sent), [text]: CHANGED };
    await update(id, change);
    const after = await read();
    if (after[text] !== CHANGED) throw new Broken('has no effect');
    expectKept(change, after);
  });
  await trials.run(`PATCH ${path}, one field`, async () => {
    const before = await read();
    await update(id, { [text]: ALONE });
    const after = await read();
    if (after[text] !== ALONE) throw new Broken('has no effect');
    expectUntouched(before, after, text);
  });
  await trials.run(`PATCH ${path}, null`, async () => {
    await update(id, Object.fromEntries(optional.map((field) => [field, null])));
    expectCleared(optional, await read());
  });
}

export async function tryCycle<Saved extends { id: number }, Sent extends Values>(
  trials: Trials,
  undo: Undo,
  cycle: Cycle<Saved, Sent>,
): Promise<void> {
  const { path, prepare, create, find, get, toValues, remove, trials: others = {} } = cycle;
  const made = await trials.run(`POST ${path}`, async () => {
    const sent = await prepare();
    const created = await create(sent).catch(async (error: unknown) => {
      // An answer that cannot be read may still be of a record that was created.
      const left = toFailure(error).kind === 'malformed' ? await find() : undefined;
      if (left) undo.add(`${path}/${left.id}`, () => remove(left.id));
      throw error;
    });
    const found = created?.id ?? (await find())?.id;
    if (found === undefined) throw new Broken('what was created is not to be found');
    undo.add(`${path}/${found}`, () => remove(found));
    await get(found);
    return { id: found, sent };
  });
  if (!made) return;
  const { id, sent } = made;
  await trials.run(`POST ${path}, what is kept`, async () => expectKept(sent, toValues(await get(id))));
  await tryChanges(trials, made, cycle);
  for (const [name, attempt] of Object.entries(others)) await trials.run(name, () => attempt(id, sent));
  await trials.run(`DELETE ${path}/{id}`, async () => {
    await remove(id);
    const gone = await get(id).then(
      () => false,
      (error: unknown) => toFailure(error).status === 404,
    );
    undo.forget(`${path}/${id}`);
    if (!gone) throw new Broken(`has no effect: ${path}/${id} is left behind`);
  });
}

export async function first<T>(list: Promise<readonly T[]>): Promise<T> {
  const [found] = await list;
  if (found === undefined) throw new Untried('a list that it needs is empty');
  return found;
}
