import * as z from 'zod/mini';
import { isSame } from './history';
import { toScenario, type Scenario } from './scenario';
import type { KnownScenario } from './scenarios';

type Fields = Readonly<Record<string, unknown>>;

const AT = '2026-01-01T00:00:00Z';
const PLAIN: Fields = toScenario({ title: '-', anchor: AT, clock: { at: AT } });

/** Fields that a reader does not add by itself. */
const NEEDED = ['version', 'title', 'anchor', 'clock'];

const Short = z.looseObject({ after: z.string(), writes: z._default(z.array(z.unknown()), []) });

/**
 * A scenario without what its reader knows: usual values, and the writes that a built-in scenario begins with. That one's
 * name takes the place of the format, so that an earlier version does not open the rest alone.
 */
export function shorten(scenario: Scenario, known: readonly KnownScenario[]): Fields {
  const { format, writes, ...rest } = scenario;
  const base = known.find(({ scenario: { writes: first } }) => {
    return first.length > 0 && isSame(first, writes.slice(0, first.length));
  });
  const own = { ...rest, writes: writes.slice(base?.scenario.writes.length ?? 0) };
  const unusual = Object.entries(own).filter(([name, value]) => {
    return NEEDED.includes(name) || JSON.stringify(value) !== JSON.stringify(PLAIN[name]);
  });
  return { ...(base ? { after: base.id } : { format }), ...Object.fromEntries(unusual) };
}

/** The text of a scenario's file; null where the built-in scenario that it goes on from does not exist. */
export function lengthen(text: string, known: readonly KnownScenario[]): string | null {
  const read = Short.safeParse(parse(text));
  if (!read.success) return text;
  const { after, writes, ...rest } = read.data;
  const base = known.find(({ id }) => id === after)?.scenario;
  return base ? JSON.stringify({ ...rest, format: base.format, writes: [...base.writes, ...writes] }) : null;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
