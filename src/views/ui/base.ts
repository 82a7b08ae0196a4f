/** Whether routes are in the hash: files for any folder (base `./`) do not know their host's path. */
export const isHash = import.meta.env.BASE_URL === './';

/** Path that the application is served from, without a final slash (`/punt-jove`), or `#`. */
export const base = isHash ? '#' : import.meta.env.BASE_URL.slice(0, -1);
