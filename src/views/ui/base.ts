/** The path below which the application is served, without a slash at its end (`/punt-jove`); empty at the root of a host. */
export const base = import.meta.env.BASE_URL.slice(0, -1);
