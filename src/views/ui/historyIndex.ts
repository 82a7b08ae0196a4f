/** Index of the page in the browser's history; undefined if it was not written yet. */
export const readIndex = (): number | undefined => (history.state as { index?: number } | null)?.index;
