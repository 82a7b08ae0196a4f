/** Titles of tests that a driver cannot do, with the reason. */
type Excluded = Readonly<Record<string, string>>;

/** Journeys that Playwright cannot do in Firefox. */
export const JOURNEYS: Excluded = {
  'fields have letters of at least 16 px where a finger presses': 'no finger is emulated',
  'a finger fills and saves a form, on words and edges': 'no finger is emulated',
  'a finger opens an appointment, and closes it beside its panel': 'no finger is emulated',
  'are printed without buttons, dark on white': 'print is not emulated',
  'the calendar of everybody: one stop of Tab, arrows within, and on to the next week':
    "Shift+Tab does not come back from the browser's own controls",
  'is dragged in the week to a free hour; let go beside the hours it stays':
    'a drag does not end when the mouse is let go',
  'a stylesheet that failed once is loaded when its page is opened again':
    'one of several calls for an aborted file gets through',
};

/** Tests of the demo that Playwright cannot do in Firefox. */
export const DEMO: Excluded = {};
