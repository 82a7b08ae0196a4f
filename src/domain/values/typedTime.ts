const FULL = /^\s*(\d{1,2})\s?[:.,'’]\s?(\d{2})(?:\s?h\.?)?\s*$/i;
const SHORT = /^\s*(\d{1,2})\s?h?\.?\s?(?:(\d{2})\s?(?:h|min)?\.?)?\s*$/i;

function toTime(text: string, form: RegExp): string | undefined {
  const [, hour, minute = '00'] = form.exec(text) ?? [];
  if (!hour || Number(hour) > 23 || Number(minute) > 59) return undefined;
  return `${hour.padStart(2, '0')}:${minute}`;
}

/** Typed text as `HH:mm`, if no further character could make it another time. */
export function findTypedTime(text: string): string | undefined {
  return toTime(text, FULL);
}

/** Typed text after the field is left: short forms count too, "9", "930", "11h". */
export function findMeantTime(text: string): string | undefined {
  return findTypedTime(text) ?? toTime(text, SHORT);
}
