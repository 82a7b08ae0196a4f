type Entry = { index?: number; isSearched?: boolean };

const readEntry = () => history.state as Entry | null;

/** Index of the page in the browser's history; undefined if it was not written yet. */
export const readIndex = (): number | undefined => readEntry()?.index;

/** State of a history entry whose page belongs to a search: the search text is in no address. */
export const SEARCHED: Entry = { isSearched: true };

export const isSearched = (): boolean => readEntry()?.isSearched === true;
