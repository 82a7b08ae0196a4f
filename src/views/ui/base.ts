/** Whether addresses stand behind a `#`: files for any folder (base `./`) know no path of their host. */
export const isHash = import.meta.env.BASE_URL === './';

/** Path that the application is served from, without a final slash (`/punt-jove`), or the `#`. */
export const base = isHash ? '#' : import.meta.env.BASE_URL.slice(0, -1);
