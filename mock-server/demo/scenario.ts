import * as z from 'zod/mini';
import { isInstant } from '../../src/domain/values/madrid';
import { FAULTY_STATUSES, type Fault } from '../http/injection';
import { SIZES, type SizeName } from '../seed/sizes';
import { Move, Path } from './moves';
import { Writes } from './writes';

const FORMAT = 'punt-jove.escenari';
const VERSION = 1;

const Text = z.string().check(z.minLength(1), z.maxLength(400));
const Instant = z.string().check(z.refine(isInstant));
const Milliseconds = z.int().check(z.minimum(0), z.maximum(60_000));

const Count = z.int().check(z.positive());
const scope = { call: z.optional(Text), from: z.optional(Count), times: z.optional(Count) };
const FaultOfFile: z.ZodMiniType<Fault> = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('status'),
    status: z.literal([...FAULTY_STATUSES]),
    body: z.optional(z.json()),
    ...scope,
  }),
  z.object({ kind: z.literal('slow'), ms: Milliseconds, ...scope }),
  z.object({ kind: z.literal(['network', 'malformed', 'page']), ...scope }),
]);

/** An event of the journal with values of its fields; of a list, one of its values. */
const Condition = z.object({
  machine: Text,
  event: Text,
  where: z._default(z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])), {}),
});
export type Condition = z.infer<typeof Condition>;

/** Element of a page: the first visible one of a CSS selector that has the text, in any case. */
const Place = z.object({ selector: Text, text: z._default(z.string(), '') });
export type Place = z.infer<typeof Place>;

/** A step of a lesson; any of its conditions completes it. */
const Step = z.object({
  title: Text,
  hint: z._default(z.nullable(Text), null),
  /** Targets of the hint; the first one on the page counts. */
  at: z._default(z.nullable(z.union([Place, z.array(Place)])), null),
  when: z.array(Condition).check(z.minLength(1)),
  /** Whether it counts only once all steps before it are done. */
  inOrder: z.optional(z.boolean()),
});
export type Step = z.infer<typeof Step>;

/** Start of a demo. With steps it is a lesson; with moves it can be replayed. */
export const Scenario = z.object({
  format: z.literal(FORMAT),
  version: z.literal(VERSION),
  title: Text,
  about: z._default(z.string(), ''),
  data: z._default(z.enum(Object.keys(SIZES) as [SizeName]), 'demo'),
  seed: z._default(z.int(), 1),
  /** Moment that the data's dates are relative to. */
  anchor: Instant,
  clock: z.object({ at: Instant, stands: z._default(z.boolean(), false) }),
  /** E-mail of an account; null: signed out. */
  who: z._default(z.nullable(z.string()), null),
  path: z._default(Path, '/'),
  writes: z._default(Writes, []),
  faults: z._default(z.array(FaultOfFile), []),
  latency: z._default(Milliseconds, 0),
  latencies: z.optional(z.record(Text, Milliseconds)),
  steps: z._default(z.array(Step), []),
  moves: z._default(z.array(Move), []),
});
export type Scenario = z.infer<typeof Scenario>;

/** Reason for a refusal; `cut`: a link without its end, `unversioned`: no version, `unknown`: no such scenario. */
export type Unreadable = 'foreign' | 'version' | 'unversioned' | 'damaged' | 'cut' | 'who' | 'unknown';

/** Reads a scenario; with the accounts' e-mails, its person has one of them or gets one by a write. */
export function readScenario(text: string, emails?: readonly string[]): Scenario | Unreadable {
  let found: unknown;
  try {
    found = JSON.parse(text);
  } catch {
    return 'foreign';
  }
  const { format, version } = (found ?? {}) as { format?: unknown; version?: unknown };
  if (format !== FORMAT) return 'foreign';
  if (typeof version === 'number' && version > VERSION) return 'version';
  if (version !== VERSION) return 'unversioned';
  const read = Scenario.safeParse(found);
  if (!read.success) return 'damaged';
  const { who, writes } = read.data;
  const isKnown = (email: string): boolean =>
    emails?.includes(email) ||
    writes.some((write) => 'body' in write && 'email' in write.body && write.body.email === email);
  return who === null || !emails || isKnown(who) ? read.data : 'who';
}

export const parseScenario = (found: unknown): Scenario => Scenario.parse(found);

export function toScenario(particular: Omit<z.input<typeof Scenario>, 'format' | 'version'>): Scenario {
  return Scenario.parse({ format: FORMAT, version: VERSION, ...particular });
}

export const toFile = (scenario: Scenario): string => `${JSON.stringify(scenario, null, 2)}\n`;
