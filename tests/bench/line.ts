/** A line of what was measured, in seconds where no unit says otherwise: `limit` is what it must stay under. */
export type Line = { name: string; value: number; unit?: 'MB'; limit?: number; ratio?: string };
