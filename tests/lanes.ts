/** Journeys of everyday work, in `npm test`. */
export const EVERYDAY =
  /journeys\/(activitats|booking|calendar|consultes|deletion|home|keyboard|list|main-job|offline|sign-in)\.spec/;

/** Journeys of what browsers do each in their own way: Firefox goes through them at each landing. */
export const IN_EACH_BROWSER = /journeys\/(keyboard|offline|presses)\.spec/;

/** Tests that seldom find anything. */
export const LONG = '**/*.long.spec.ts';

/** Tests that a run leaves out: none with LONG_TESTS, as in `test:all`. */
export const LEFT_OUT = process.env['LONG_TESTS'] === 'yes' ? [] : [LONG];
