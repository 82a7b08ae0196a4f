/** The first versions that run the application, by the names of browser-compat-data. */
export const OLDEST = { chrome: 111, edge: 111, firefox: 121, safari: 16.4 };

export const TARGETS = Object.entries(OLDEST).map(([browser, version]) => `${browser}${version}`);
