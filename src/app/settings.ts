/** What the build was told (`.env.example` lists it). */
export const settings = {
  apiUrl:
    typeof import.meta.env.VITE_API_URL === 'string' ? import.meta.env.VITE_API_URL.replace(/\/$/, '') : '',
  isDemo: import.meta.env.VITE_DEMO === 'true',
} as const;

/** Whether an address is the staging environment's (spec §1). */
export function isStaging(address: string): boolean {
  return address.includes('staging');
}
