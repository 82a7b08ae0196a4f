/** How many rows of each kind a start holds; the sign-ins are always among the professionals. */
export type Volumes = Record<
  'centres' | 'professionals' | 'assessories' | 'activitats' | 'consultes',
  number
>;

/** Named starts of the store: nothing recorded yet, some months of use, several years of it. */
export const SCENARIOS = {
  empty: { centres: 85, professionals: 0, assessories: 0, activitats: 0, consultes: 0 },
  demo: { centres: 85, professionals: 40, assessories: 600, activitats: 150, consultes: 1200 },
  busy: { centres: 170, professionals: 120, assessories: 3000, activitats: 750, consultes: 6000 },
} as const satisfies Record<string, Volumes>;

export type ScenarioName = keyof typeof SCENARIOS;
