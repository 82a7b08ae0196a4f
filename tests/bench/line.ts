/** A line of what was measured: `limit` is what it must stay under. */
export type Line = { name: string; seconds: number; limit?: number; ratio?: string };
