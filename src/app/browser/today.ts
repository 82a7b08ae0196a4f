import { readClock } from '../../domain/values/madridClock';

/** The Madrid day (`YYYY-MM-DD`) of a moment in milliseconds. */
export const getToday = (now: number): string => readClock(now).slice(0, 10);
