/** What the build was told (`.env.example` lists it). */
export const settings = {
  /** Without a setting, where the application itself is; the demo's server is at the root of any host. */
  apiUrl: (
    import.meta.env.VITE_API_URL || (import.meta.env.VITE_DEMO === 'true' ? '' : import.meta.env.BASE_URL)
  ).replace(/\/$/, ''),
} as const;
