/** 9 to 15 digits, with any separators. */
const TELEFON = /^([\s().+-]*\d){9,15}[\s().+-]*$/;

/** Whether a text is empty or a telephone. */
export function isTelefon(text: string): boolean {
  return text.trim() === '' || TELEFON.test(text);
}
