import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listDeclared } from '../paths/declared';
import type { Model } from '../paths/model';
import { MODELS } from '../paths/models';
import { RULES } from '../paths/system/rules';
import type { Proof } from './requirement';

/** Models of a name: that of a machine, or all of a factory. */
export const findModels = (of: string): Model[] =>
  MODELS.filter(({ machine, factory }) => machine.id === of || factory === of);

/** Names of all cases of a model, possible or not. */
function listCases({ machine, inputs = { start: undefined }, events = [], outcomes = {} }: Model): string[] {
  const delays = listDeclared(machine).flatMap(
    ([, { eventType }]) => /^xstate\.after\.([^.]+)\./.exec(eventType)?.[1] ?? [],
  );
  return [
    ...Object.keys(inputs),
    ...events.map(({ name }) => name),
    ...Object.entries(outcomes).flatMap(([id, ends]) => ends.map(({ name }) => `${id}: ${name}`)),
    ...delays.map((delay) => `after ${delay}`),
  ];
}

const QUOTES = ["'", '"', '`'];

const hasTest = (source: string, name: string): boolean =>
  QUOTES.some((quote) => {
    const start = source.indexOf(`${quote}${name}${quote},`);
    return start > 0 && source.slice(0, start).trimEnd().endsWith('(');
  });

function findMissingTest({ file, name, row = '' }: Proof & { kind: 'test' }): string | null {
  const path = join(process.cwd(), 'tests', file);
  if (!existsSync(path)) return `no file ${file}`;
  const source = readFileSync(path, 'utf8');
  if (!hasTest(source, name)) return `no test «${name}» in ${file}`;
  return source.includes(row) ? null : `no row «${row}» in ${file}`;
}

/** A proof's missing part, or null. */
export function findMissing(proof: Proof): string | null {
  switch (proof.kind) {
    case 'test':
      return findMissingTest(proof);
    case 'walks':
      return RULES.some(({ id }) => id === proof.rule) ? null : `no rule of the whole ${proof.rule}`;
    case 'rule': {
      const rules = findModels(proof.of).flatMap(({ invariants }) => invariants.map(({ says }) => says));
      return rules.includes(proof.says) ? null : `no rule of ${proof.of} «${proof.says}»`;
    }
    case 'paths': {
      const models = findModels(proof.of);
      if (models.length === 0) return `no machine or factory ${proof.of}`;
      const cases = new Set(models.flatMap(listCases));
      const gone = proof.cases.filter((name) => !cases.has(name));
      return gone.length === 0 ? null : `no case of ${proof.of} ${gone.join(', ')}`;
    }
  }
}
