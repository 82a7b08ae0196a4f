import { createContext, useContext } from 'react';

function readLink(value: unknown): string | null {
  return typeof value === 'string' && /^(https?:\/\/|\/|mailto:)/.test(value) ? value : null;
}

/** External links set by the build (`config/env/.env.example`); null without a setting. */
export const links = {
  intranet: readLink(import.meta.env.VITE_LINK_INTRANET),
  treballEnXarxa: readLink(import.meta.env.VITE_LINK_TREBALL_EN_XARXA),
  register: readLink(import.meta.env.VITE_LINK_REGISTER),
  about: readLink(import.meta.env.VITE_LINK_ABOUT),
  contact: readLink(import.meta.env.VITE_LINK_CONTACT),
  privacy: readLink(import.meta.env.VITE_LINK_PRIVACY),
  terms: readLink(import.meta.env.VITE_LINK_TERMS),
  accessibility: readLink(import.meta.env.VITE_LINK_ACCESSIBILITY),
  complaint: readLink(import.meta.env.VITE_LINK_COMPLAINT),
} as const;

export type Links = Readonly<Record<keyof typeof links, string | null>>;

export const LinksContext = createContext<Links>(links);

export function useLinks(): Links {
  return useContext(LinksContext);
}
