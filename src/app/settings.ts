function readLink(value: unknown): string | null {
  return typeof value === 'string' && /^(https?:\/\/|\/|mailto:)/.test(value) ? value : null;
}

const env = import.meta.env;

/** What the build was told (`.env.example` lists it); a link without a setting is null. */
export const settings = {
  apiUrl: typeof env['VITE_API_URL'] === 'string' ? env['VITE_API_URL'].replace(/\/$/, '') : '',
  isDemo: env['VITE_DEMO'] === 'true',
  links: {
    intranet: readLink(env['VITE_LINK_INTRANET']),
    treballEnXarxa: readLink(env['VITE_LINK_TREBALL_EN_XARXA']),
    register: readLink(env['VITE_LINK_REGISTER']),
    about: readLink(env['VITE_LINK_ABOUT']),
    contact: readLink(env['VITE_LINK_CONTACT']),
    privacy: readLink(env['VITE_LINK_PRIVACY']),
    terms: readLink(env['VITE_LINK_TERMS']),
    accessibility: readLink(env['VITE_LINK_ACCESSIBILITY']),
  },
} as const;

/** Whether an address is the staging environment's (spec §1). */
export function isStaging(address: string): boolean {
  return address.includes('staging');
}
