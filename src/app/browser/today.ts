import { readClock } from '../../domain/values/madridClock';

/** Day in Madrid (`YYYY-MM-DD`) of a time in milliseconds. */
export const getToday = (now: number): string => readClock(now).slice(0, 10);
