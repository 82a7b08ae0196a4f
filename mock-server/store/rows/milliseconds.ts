import * as z from 'zod/mini';

export const Milliseconds = z.int().check(z.nonnegative());
