import { z } from 'zod';

/** Of `paths.json`. What is added leaves it as it is; what changes or goes makes it another. */
export const VERSION = 1;

const Figures = z.object({
  /** States as the generator tells them apart. */
  states: z.int(),
  /** Transitions that the machine declares, and how many of them the cases take. */
  transitions: z.int(),
  reached: z.int(),
  /** What may happen, state by state. */
  cases: z.int(),
  refused: z.int(),
  /** Two cases in a row: how many there can be, and how many of them the paths take. */
  pairs: z.int(),
  pairsTaken: z.int(),
  /** Of the paths. */
  paths: z.int(),
  steps: z.int(),
  /** The fewest steps that take all that the strategy asks for, and what is proved to be needed. */
  fewest: z.int(),
  bound: z.int(),
  invariants: z.int(),
});

const Divergence = z.object({
  /** The cases of the path up to the one that went wrong. */
  steps: z.array(z.string()),
  expected: z.unknown(),
  seen: z.unknown(),
  /** A picture of the browser, as a `data:` address. */
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
      /** State nodes by their ids; null where the machine stays. */
      from: z.string(),
      to: z.string().nullable(),
      label: z.string(),
      reached: z.boolean(),
      /** Why no case takes it. */
      reason: z.string().optional(),
    }),
  ),
  guards: z.array(z.object({ name: z.string(), verdicts: z.array(z.boolean()) })),
  paths: z.array(Steps),
  run: z
    .object({
      by: z.enum(['model', 'browser']),
      paths: z.int(),
      /** Transitions that the run took. */
      taken: z.array(z.string()),
      /** Transitions that it leaves out, each with the reason. */
      left: z.record(z.string(), z.string()),
      /** Paths of the demo's pages, by their cases, with the address below the demo's that opens each there. */
      walked: z.array(z.object({ cases: z.array(z.string()), link: z.string() })).optional(),
      /** What ran in the browser: paths, and acts that have a name in place of steps. */
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

/** Something that is not as it should be; the command fails by it. */
const Problem = z.object({
  machine: z.string(),
  kind: z.enum(['untaken', 'different', 'diverged', 'missed', 'needless', 'unnoticed']),
  /** Transition, case or mutant. */
  name: z.string(),
  expected: z.string().optional(),
  seen: z.string().optional(),
});
export type Problem = z.infer<typeof Problem>;

/** Whether a statement holds: as this run showed, or by what else shows it. */
const Outcome = z.enum(['failed', 'passed', 'notRun', 'elsewhere', 'none']);
export type Outcome = z.infer<typeof Outcome>;

/** What shows a statement of the specification. */
const Shown = z.object({
  kind: z.enum(['rule', 'paths', 'walks', 'test']),
  /** What the rule says, for a rule of the whole after its id, or a test's name, with its row. */
  name: z.string().optional(),
  /** Of a test, below `tests`. */
  file: z.string().optional(),
  /** Machines whose paths show it, and the cases that are meant; without any, all. */
  machines: z.array(z.string()),
  cases: z.array(z.string()),
  result: Outcome,
});
export type Shown = z.infer<typeof Shown>;

/** A section of the specification with its statements about what the product does. */
const Section = z.object({
  id: z.string(),
  title: z.string(),
  statements: z.array(z.object({ id: z.string(), says: z.string(), result: Outcome, by: z.array(Shown) })),
});
export type SectionReport = z.infer<typeof Section>;

const Requirements = z.object({
  sections: z.array(Section),
  /** Rules of models that no statement names: what they say goes beyond the specification. */
  furtherRules: z.array(z.object({ section: z.string(), says: z.string(), machines: z.array(z.string()) })),
});
export type Requirements = z.infer<typeof Requirements>;

export const Report = z.object({
  version: z.literal(VERSION),
  strategy: z.enum(['transitions', 'pairs']),
  /** Steps of a path at most; 0 without end. */
  cap: z.int(),
  /** Reports of before have none. */
  problems: z.array(Problem).default([]),
  machines: z.array(Machine),
  /** Reports of before have none. */
  requirements: Requirements.optional(),
});
export type Report = z.infer<typeof Report>;
export type MachineReport = Report['machines'][number];
