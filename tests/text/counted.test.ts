import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { findStatusText } from '../../src/text/status';
import { getDateRuleText, getEditionRuleText } from '../../src/text/refusals';

type Text = (...args: unknown[]) => unknown;

const FOLDERS = ['src/text', 'src/text/ui', 'src/demo/text'];

/** A text or an exported function with a number among its parameters. */
const COUNTED = /^(?:export function |\s+)(\w+)(?:: )?\(([^()]*: number\b[^()]*)\)(?:: string)?(?: =>| \{)/gm;

const EXAMPLES: Readonly<Record<string, unknown>> = {
  string: 'x',
  boolean: false,
  Llista: 'consultes',
  ChosenNoun: 'assessoria',
  Side: 'antena',
  Instant: '2026-11-20T09:00:00Z',
};

function toArguments(parameters: string, number: number): unknown[] {
  return parameters.split(',').map((one) => {
    const type = one.replace(/.*?: /, '').trim();
    if (type.includes('number')) return number;
    if (type in EXAMPLES) return EXAMPLES[type];
    throw new Error(`no example of ${type}`);
  });
}

function* walk(value: unknown): Generator<[string, Text]> {
  if (typeof value !== 'object' || value === null) return;
  for (const [name, part] of Object.entries(value)) {
    if (typeof part === 'function') yield [name, part as Text];
    else yield* walk(part);
  }
}

async function listTexts(number: number): Promise<string[]> {
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(folder).flatMap((name) =>
      name.endsWith('.ts') && name !== 'words.ts' ? `${folder}/${name}` : [],
    ),
  );
  const found = await Promise.all(
    files.map(async (file) => {
      const texts = new Map(walk(await import(/* @vite-ignore */ `../../${file}`)));
      const counted = readFileSync(file, 'utf8').matchAll(COUNTED);
      return [...counted].flatMap(([, name = '', parameters = '']) => {
        const text = texts.get(name)?.(...toArguments(parameters, number));
        return typeof text === 'string' ? [text] : [];
      });
    }),
  );
  const http = { key: 'error.http', params: { status: 429, wait: number } } as const;
  return [
    ...found.flat(),
    findStatusText(http)?.text ?? '',
    getEditionRuleText({ dies_enrere: number }),
    getDateRuleText({ dies_enrere: number, dies_endavant: number }),
  ];
}

const SINGULAR = ['després', 'més', 'pas', "s'ha", 'ms', 's'];
const INVARIANT = ['de', 'a', 'per', 'min', 'ms', 'més', 'o', 'h', 'endarrere'];

function findClauses(text: string, number: number): string[] {
  return [...text.matchAll(new RegExp(`(?<![\\d.,:·])\\b${number} (\\p{L}[^.;:·()]*)`, 'gu'))].map(
    ([, clause = '']) => clause,
  );
}

function findDisagreements(texts: readonly string[], number: number): string[] {
  if (number === 1)
    return texts.filter(
      (text) =>
        /\b(queden|falten|són|els|les) 1\b/i.test(text) ||
        findClauses(text, 1).some((clause) =>
          clause.split(/[ ,]+/).some((word) => word.endsWith('s') && !SINGULAR.includes(word)),
        ),
    );
  return texts.filter(
    (text) =>
      new RegExp(`\\b(queda|falta|és|el|la) ${number}\\b`, 'i').test(text) ||
      findClauses(text, number).some((clause) => {
        const [word = ''] = clause.split(/[ ,]+/);
        return !word.endsWith('s') && !INVARIANT.includes(word);
      }),
  );
}

test.each([0, 1, 2])('every text with a number agrees with %i', async (number) => {
  const texts = await listTexts(number);
  expect(texts.length).toBeGreaterThan(50);
  expect(findDisagreements(texts, number)).toEqual([]);
});

test('a noun, a participle or a verb that does not agree is found', () => {
  expect(
    findDisagreements(['1 cita, ja passades', '1 cita', 'Queden 1 segon', '1 registres llegits de 3'], 1),
  ).toEqual(['1 cita, ja passades', 'Queden 1 segon', '1 registres llegits de 3']);
  expect(findDisagreements(['2 cites', '2 de 5', 'Queda 2 segons', '2 cita'], 2)).toEqual([
    'Queda 2 segons',
    '2 cita',
  ]);
});
