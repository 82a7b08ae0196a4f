/** A telephone as people write one: 9 to 15 digits, with signs between them that no call needs. */
const TELEFON = /^([\s().+-]*\d){9,15}[\s().+-]*$/;

/** Whether a text may stand where a telephone is asked: it may be empty. */
export function isTelefon(text: string): boolean {
  return text.trim() === '' || TELEFON.test(text);
}
