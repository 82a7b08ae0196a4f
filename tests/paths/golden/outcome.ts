import type { Explored, Move } from '../explore';
import { nameSources, read, readAfter, say, type Reading } from './reading';

const KEPT = 'as it was';

type Fields = Readonly<Record<string, unknown>>;

const toPlain = (value: unknown): unknown => JSON.parse(JSON.stringify(value ?? null)) as unknown;

const getBefore = ({ before }: Move): Fields => toPlain(before?.context ?? {}) as Fields;

const getAfter = ({ after }: Move): Fields => toPlain(after.context ?? {}) as Fields;

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

export function listChanged(move: Move): string[] {
  const [before, after] = [getBefore(move), getAfter(move)];
  return Object.keys(after).filter((field) => !isSame(before[field], after[field]));
}

function readField(field: string, before: unknown, after: unknown, sources: Map<string, string[]>): Reading {
  const { said, ...reading } = readAfter(before, after ?? null, sources, field);
  const kept = isSame(before, after) ? [KEPT] : [];
  const next = said.filter((text) => text === `${field} + 1`);
  return {
    ...reading,
    said: [...kept, ...next, ...said.filter((text) => text !== field && !next.includes(text))],
  };
}

/** Target, effects and field values of a case, each with all ways to say it. */
export function readOutcome(explored: Explored, move: Move, fields: readonly string[]): Reading {
  const { states, machine, inputs } = explored;
  const [before, after] = [getBefore(move), getAfter(move)];
  const sources = new Map<string, string[]>();
  nameSources(toPlain(move.from === null ? { input: inputs[move.name] } : move.event), 'event', sources);
  for (const [field, value] of Object.entries(before)) nameSources(value, field, sources);
  for (const [field, value] of Object.entries(before))
    if (typeof value === 'number') nameSources(value + 1, `${field} + 1`, sources);
  nameSources(machine.id, 'self', sources);
  const [from, to] = [move.from === null ? undefined : states[move.from]?.facts, states[move.to]?.facts];
  const sets = fields.map(
    (field) => [field, readField(field, before[field], after[field], sources)] as const,
  );
  return {
    said: [],
    parts: [
      [
        'to',
        { said: [...(from?.['state'] === to?.['state'] ? ['stays'] : []), `→ ${to?.['state']}`.trim()] },
      ],
      [
        'does',
        {
          said: [],
          parts: move.effects.map((effect, index) => [String(index), read(toPlain(effect), sources)]),
        },
      ],
      ['sets', { said: [], parts: sets }],
    ],
  };
}

function sayEvent(event: Reading): string {
  const [[, type] = [], ...fields] = event.parts ?? [];
  if (event.said.length > 0 || !type) return say(event);
  return [say(type).slice(1, -1), ...(fields.length > 0 ? [say({ said: [], parts: fields })] : [])].join(' ');
}

/** An effect in words: `start load {…}`, `root ! auth.lost`, `emit redirect {…}`. */
function sayEffect(effect: Reading): string {
  return (effect.parts ?? [])
    .map(([key, inner]) => {
      if (key === 'event') return `! ${sayEvent(inner)}`;
      if (key === 'emit') return `emit ${sayEvent(inner)}`;
      const text = key === 'input' || key === 'params' ? say(inner) : say(inner).replace(/^"(.*)"$/, '$1');
      return ['to', 'input', 'params', 'action'].includes(key) ? text : `${key} ${text}`;
    })
    .join(' ');
}

export function sayOutcome({ parts = [] }: Reading): string {
  const [to, does, sets] = parts.map(([, inner]) => inner);
  const effects = (does?.parts ?? []).map(([, effect]) => sayEffect(effect));
  const changes = (sets?.parts ?? []).filter(([, { said }]) => said[0] !== KEPT);
  const changed = changes.map(([field, reading]) => `${field} = ${say(reading)}`).join(', ');
  return [to ? say(to) : '', ...effects, ...(changed === '' ? [] : [changed])].join('; ');
}
