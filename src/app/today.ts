const MADRID = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Europe/Madrid',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** The Madrid day (`YYYY-MM-DD`) of a moment in milliseconds; light enough for the sign-in page. */
export function getToday(now: number): string {
  return MADRID.format(now);
}
