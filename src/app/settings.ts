/** What the build was told (`.env.example` lists it). */
export const settings = {
  apiUrl:
    typeof import.meta.env.VITE_API_URL === 'string' ? import.meta.env.VITE_API_URL.replace(/\/$/, '') : '',
  isDemo: import.meta.env.VITE_DEMO === 'true',
} as const;
