/** Which place the page has in the browser's history; undefined where nobody has told it yet. */
export const readIndex = (): number | undefined => (history.state as { index?: number } | null)?.index;
