/**
 * The path below which the application is served, without a slash at its end (`/punt-jove`); empty at the root of a host.
 * Where addresses stand behind a `#`, it is that.
 */
export const base = import.meta.env.VITE_HASH === 'true' ? '#' : import.meta.env.BASE_URL.slice(0, -1);
