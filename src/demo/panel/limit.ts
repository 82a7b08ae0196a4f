/** Most characters of a scenario's or step's title, as its format has it. */
export const TITLE_LIMIT = 400;
