/** What a clock in Madrid shows at a moment in milliseconds, `YYYY-MM-DD HH:mm:ss`; light enough for the sign-in page. */
export const readClock: (moment: number) => string = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Madrid',
  dateStyle: 'short',
  timeStyle: 'medium',
}).format;
