/** Asked of Intl: a library that computes zones through the browser's own clock errs where that one skips an hour. */
const OFFSET = new Intl.DateTimeFormat('en', { timeZone: 'Europe/Madrid', timeZoneName: 'longOffset' });

/** Madrid's offset at a moment in milliseconds: '+01:00' or '+02:00'. */
export const getOffset = (moment: number): string => OFFSET.format(moment).slice(-6);

/** A moment in milliseconds as ISO 8601 with Madrid's offset. In a file of its own because the sign-in page loads it. */
export function toMadrid(moment: number): string {
  const offset = getOffset(moment);
  return new Date(moment + Number(offset.slice(0, 3)) * 3_600_000).toISOString().slice(0, 19) + offset;
}
