export const HORA = /^([01]\d|2[0-3]):[0-5]\d$/;

export function isHora(text: string): boolean {
  return HORA.test(text);
}
