/** A measured figure, in seconds without a unit, and its limit. */
export type Line = { name: string; value: number; unit?: 'MB'; limit?: number; ratio?: string };
