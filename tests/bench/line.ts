/** A line of what was measured, in seconds: `limit` is what it must stay under. */
export type Line = { name: string; value: number; limit?: number; ratio?: string };
