import type { ListContract } from './lists';
import { Broken, Untried, type Trials } from './trial';

type Row = { id: number };

const SIZE = 100;
/** A word that no text has. */
const NONSENSE = 'zqxzqx';
const ACCENTED = /[àáèéíïòóúü]/i;

const listWords = (text: string | undefined): string[] => [
  ...new Set((text ?? '').split(/[\s,.:;()]+/).filter((word) => /^\p{L}{3,}$/u.test(word))),
];

const withoutAccents = (word: string): string => word.normalize('NFD').replaceAll(/\p{M}/gu, '');
const withAccent = (word: string): string => word.replace(/[aeiou]/i, '$&\u0301').normalize('NFC');

/** Whether a search finds a row: by the row itself, else by the number that the other spelling finds. */
async function isFound({ list }: ListContract<Row>, row: Row, q: string, other: string): Promise<boolean> {
  const { data, meta } = await list({ per_page: String(SIZE), q });
  if (meta.total <= SIZE) return data.some(({ id }) => id === row.id);
  return (await list({ per_page: String(SIZE), q: other })).meta.total === meta.total;
}

type Found = { row: Row; word: string };

/** Spellings of words that no other text of their rows has: e-mails are without accents. */
function listSpelt(found: readonly Found[]): (Found & { q: string })[] {
  const isAlone = ({ row, word }: Found) =>
    !JSON.stringify(row).toLowerCase().includes(withoutAccents(word).toLowerCase());
  const accented = found.find((one) => ACCENTED.test(one.word) && isAlone(one));
  const plain = found.find(({ word }) => !ACCENTED.test(word) && /[aeiou]/i.test(word));
  return [
    ...(accented ? [{ ...accented, q: withoutAccents(accented.word) }] : []),
    ...(plain ? [{ ...plain, q: withAccent(plain.word) }] : []),
  ];
}

async function trySpellings(contract: ListContract<Row>, rows: readonly Row[]): Promise<void> {
  const words = rows.flatMap((row) => listWords(contract.text(row)).map((word) => ({ row, word })));
  const [first] = words;
  if (!first) throw new Untried('no row shows a word');
  for (const { row, word, q } of listSpelt(words)) {
    if (!(await isFound(contract, row, q, word)))
      throw new Broken(
        `does not find “${word}” by “${q}”: a person who types other accents is told that there is none`,
      );
  }
  const { row, word } = first;
  const capitals = word === word.toUpperCase() ? word.toLowerCase() : word.toUpperCase();
  if (!(await isFound(contract, row, capitals, word)))
    throw new Broken(
      `does not find “${word}” by “${capitals}”: a person who types other capitals is told that there is none`,
    );
}

async function tryWords(contract: ListContract<Row>, rows: readonly Row[]): Promise<void> {
  const row = rows.find((one) => listWords(contract.text(one)).length > 1);
  const words = row ? listWords(contract.text(row)) : [];
  const [first, second] = words;
  if (!row || first === undefined || second === undefined) throw new Untried('no row shows two words');
  for (const q of [`${first} ${NONSENSE}`, `${NONSENSE} ${first}`]) {
    const { data, meta } = await contract.list({ per_page: String(SIZE), q });
    if (data.length > 0)
      throw new Broken(
        `finds rows that lack a word of “${q}”: a second word does not narrow the ${meta.total} rows`,
      );
  }
  const turned = `${second} ${first}`;
  if (!(await isFound(contract, row, turned, `${first} ${second}`)))
    throw new Broken(
      `does not find a row by “${turned}”: a person who types them in another order is told that there is none`,
    );
}

export async function trySearch(
  trials: Trials,
  contract: ListContract<Row>,
  rows: readonly Row[],
): Promise<void> {
  const { path, list, text } = contract;
  await trials.run(`GET ${path}, q`, async () => {
    const row = rows.find((one) => listWords(text(one)).length > 0);
    const [word] = row ? listWords(text(row)) : [];
    if (!row || word === undefined) throw new Untried('no row shows a word');
    const found = await list({ per_page: String(SIZE), q: word });
    if (found.meta.total <= SIZE && !found.data.some(({ id }) => id === row.id)) {
      throw new Broken('does not find a row by its own word');
    }
    if ((await list({ per_page: String(SIZE), q: NONSENSE })).data.length > 0)
      throw new Broken('has no effect');
  });
  await trials.run(`GET ${path}, q in other spellings`, () => trySpellings(contract, rows));
  await trials.run(`GET ${path}, q of several words`, () => tryWords(contract, rows));
}
