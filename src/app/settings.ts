function readLink(value: unknown): string | null {
  return typeof value === 'string' && /^(https?:\/\/|\/|mailto:)/.test(value) ? value : null;
}

/** What the build was told (`.env.example` lists it); a link without a setting is null. */
export const settings = {
  apiUrl:
    typeof import.meta.env.VITE_API_URL === 'string' ? import.meta.env.VITE_API_URL.replace(/\/$/, '') : '',
  isDemo: import.meta.env.VITE_DEMO === 'true',
  links: {
    intranet: readLink(import.meta.env.VITE_LINK_INTRANET),
    treballEnXarxa: readLink(import.meta.env.VITE_LINK_TREBALL_EN_XARXA),
    register: readLink(import.meta.env.VITE_LINK_REGISTER),
    about: readLink(import.meta.env.VITE_LINK_ABOUT),
    contact: readLink(import.meta.env.VITE_LINK_CONTACT),
    privacy: readLink(import.meta.env.VITE_LINK_PRIVACY),
    terms: readLink(import.meta.env.VITE_LINK_TERMS),
    accessibility: readLink(import.meta.env.VITE_LINK_ACCESSIBILITY),
  },
} as const;

/** Whether an address is the staging environment's (spec §1). */
export function isStaging(address: string): boolean {
  return address.includes('staging');
}
