/** How many times the demo's numbers a start of the store holds; the sign-ins are always among the staff. */
export type Scenario = { schools: number; staff: number; records: number };

/** Named starts of the store: nothing recorded yet, some months of use, several years of it. */
export const SCENARIOS = {
  empty: { schools: 1, staff: 0, records: 0 },
  demo: { schools: 1, staff: 1, records: 1 },
  busy: { schools: 2, staff: 3, records: 5 },
} as const satisfies Record<string, Scenario>;

export type ScenarioName = keyof typeof SCENARIOS;
