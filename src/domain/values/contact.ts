/** The address that calls a telephone, without the signs that people write between its digits. */
export function toTelHref(telefon: string): string {
  return `tel:${telefon.replace(/[^\d+]/g, '')}`;
}

/** The address that writes to an e-mail address, which cannot bring anything else into the message. */
export function toMailHref(email: string): string {
  return `mailto:${encodeURIComponent(email).replace('%40', '@')}`;
}
