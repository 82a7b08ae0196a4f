import * as z from 'zod/mini';

/** A moment as it is kept. */
export const Milliseconds = z.int().check(z.nonnegative());
