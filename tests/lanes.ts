/** Journeys of everyday work, in `npm test`. */
export const EVERYDAY =
  /journeys\/(activitats|booking|calendar|consultes|deletion|home|keyboard|list|main-job|offline|sign-in)\.spec/;

/** Journeys of what differs between browsers: Firefox goes through them at each landing. */
export const IN_FIREFOX = /journeys\/(keyboard|offline|presses)\.spec/;

/** Tests that seldom find anything. */
export const LONG = '**/*.long.spec.ts';

/** Tests that a run leaves out: none with LONG_TESTS, as in `test:all`. */
export const LEFT_OUT = process.env['LONG_TESTS'] === 'yes' ? [] : [LONG];
