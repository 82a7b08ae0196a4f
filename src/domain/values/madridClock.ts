/** Madrid time of milliseconds, `YYYY-MM-DD HH:mm:ss`. Its own file, for the small sign-in page. */
export const readClock: (moment: number) => string = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Madrid',
  dateStyle: 'short',
  timeStyle: 'medium',
}).format;
