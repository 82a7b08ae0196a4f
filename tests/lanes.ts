/** Journeys of everyday work, in `npm test`. */
export const EVERYDAY =
  /journeys\/(activitats|booking|calendar|consultes|deletion|home|keyboard|list|main-job|offline|sign-in)\.spec/;

/** Tests that seldom find anything, in `test:all` alone. */
export const SELDOM =
  /(journeys\/(clicks|idle|missing-files|report|shortcuts|typing|wheel)|demo\/(errors|refusals))\.spec/;

/** Journeys of what browsers do each in their own way: Firefox goes through them at each landing. */
export const IN_EACH_BROWSER = /journeys\/(keyboard|offline|presses)\.spec/;
