/** 9 to 15 digits, with any separators. */
const TELEFON = /^([\s().+-]*\d){9,15}[\s().+-]*$/;

/** Telephone in a pasted text, with plain separators and no invisible characters. */
export function findTelefon(text: string): string | undefined {
  const plain = text
    .normalize('NFKC')
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/[\p{Pd}−]/gu, '-')
    .trim();
  return TELEFON.test(plain) ? plain : undefined;
}

export function isTelefon(text: string): boolean {
  return text.trim() === '' || findTelefon(text) !== undefined;
}

/** Comparable digits of a telephone, without the Spanish prefix; '' for none. */
export function toDigits(text: string): string {
  return (
    findTelefon(text)
      ?.replaceAll(/\D/g, '')
      .replace(/^(00)?34(?=\d{9}$)/, '') ?? ''
  );
}
