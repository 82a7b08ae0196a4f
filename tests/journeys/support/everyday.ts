/** Journeys of everyday work. */
export const EVERYDAY =
  /(activitats|booking|calendar|consultes|deletion|home|keyboard|list|main-job|offline|sign-in)\.spec/;
