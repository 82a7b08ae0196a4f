/** `tel:` link; separators between digits are removed. */
export function toTelHref(telefon: string): string {
  return `tel:${telefon.replace(/[^\d+]/g, '')}`;
}

/** `mailto:` link; encoded, so that an address cannot add headers to the message. */
export function toMailHref(email: string): string {
  return `mailto:${encodeURIComponent(email).replace('%40', '@')}`;
}
