import { z } from 'zod';

/** Version of `paths.json`: additions keep it, changes and removals raise it. */
export const VERSION = 1;

const Figures = z.object({
  states: z.int(),
  transitions: z.int(),
  reached: z.int(),
  cases: z.int(),
  refused: z.int(),
  /** Two successive cases: how many there can be, and how many of them the paths take. */
  pairs: z.int(),
  pairsTaken: z.int(),
  paths: z.int(),
  steps: z.int(),
  /** The fewest steps that take all that the strategy asks for, and the proved minimum. */
  fewest: z.int(),
  bound: z.int(),
  invariants: z.int(),
});

const Divergence = z.object({
  steps: z.array(z.string()),
  expected: z.unknown(),
  seen: z.unknown(),
  screenshot: z.string().optional(),
});

const Steps = z.array(z.object({ case: z.string(), to: z.string(), section: z.string() }));

const Machine = z.object({
  id: z.string(),
  figures: Figures,
  states: z.array(z.object({ name: z.string(), tags: z.array(z.string()) })),
  transitions: z.array(
    z.object({
      name: z.string(),
      from: z.string(),
      to: z.string().nullable(),
      label: z.string(),
      reached: z.boolean(),
      reason: z.string().optional(),
    }),
  ),
  guards: z.array(z.object({ name: z.string(), verdicts: z.array(z.boolean()) })),
  paths: z.array(Steps),
  run: z
    .object({
      by: z.enum(['model', 'browser']),
      paths: z.int(),
      taken: z.array(z.string()),
      left: z.record(z.string(), z.string()),
      walked: z.array(z.object({ cases: z.array(z.string()), link: z.string() })).optional(),
      ran: z
        .array(
          z.object({
            name: z.string().optional(),
            steps: Steps,
            divergence: Divergence.omit({ screenshot: true }).optional(),
          }),
        )
        .optional(),
      divergence: Divergence.optional(),
    })
    .optional(),
  mutants: z
    .object({
      total: z.int(),
      killed: z.int(),
      survivors: z.array(z.object({ id: z.string(), reason: z.string().nullable() })),
    })
    .optional(),
  measured: z.object({ events: z.int(), taken: z.array(z.string()) }).optional(),
});

const Problem = z.object({
  machine: z.string(),
  kind: z.enum(['untaken', 'different', 'diverged', 'missed', 'needless', 'unnoticed']),
  name: z.string(),
  expected: z.string().optional(),
  seen: z.string().optional(),
});
export type Problem = z.infer<typeof Problem>;

/** Outcome of a statement in this run, or by another kind of proof. */
const Outcome = z.enum(['failed', 'passed', 'notRun', 'elsewhere', 'none']);
export type Outcome = z.infer<typeof Outcome>;

const Shown = z.object({
  kind: z.enum(['rule', 'paths', 'walks', 'test']),
  /** Words of the rule (after its id, for one of the whole), or name of the test with its row. */
  name: z.string().optional(),
  file: z.string().optional(),
  /** Machines whose paths show it, and the meant cases; none: all. */
  machines: z.array(z.string()),
  cases: z.array(z.string()),
  result: Outcome,
});
export type Shown = z.infer<typeof Shown>;

const Section = z.object({
  id: z.string(),
  title: z.string(),
  statements: z.array(z.object({ id: z.string(), says: z.string(), result: Outcome, by: z.array(Shown) })),
});
export type SectionReport = z.infer<typeof Section>;

const Requirements = z.object({
  sections: z.array(Section),
  /** Rules of models that no statement names: they go beyond the specification. */
  furtherRules: z.array(z.object({ section: z.string(), says: z.string(), machines: z.array(z.string()) })),
});
export type Requirements = z.infer<typeof Requirements>;

export const Report = z.object({
  version: z.literal(VERSION),
  strategy: z.enum(['transitions', 'pairs']),
  /** Steps of a path at most; 0 without end. */
  cap: z.int(),
  /** Missing in older reports. */
  problems: z.array(Problem).default([]),
  machines: z.array(Machine),
  /** Missing in older reports. */
  requirements: Requirements.optional(),
});
export type Report = z.infer<typeof Report>;
export type MachineReport = Report['machines'][number];
