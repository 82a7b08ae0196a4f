import { findOwnId } from '../domain/values/ids';

/** Answer that ends too early, or is no JSON although it says so. */
const CUT = Symbol('cut');

/** A warning of PHP before the answer, with or without HTML. */
const WARNED = /^\s*(?:<br ?\/?>\s*)?(?:<b>)?(?:PHP )?(?:Warning|Notice|Deprecated)\b[^]*?\n(?=[{[])/;

/** Texts, to be skipped, and whole numbers that JSON.parse would round. */
const LARGE = /"(?:[^"\\]|\\.)*"|(?<![\d.eE+-])\d{16,}(?![\d.eE])/g;

/** Numbers too large for JavaScript, which are read as text and go back as numbers. */
const large = new Set<string>();

/** JSON, also under another type or after a warning; else the text as it is, or cut. */
export function readJson(response: Response, text: string): unknown {
  if (text === '') return undefined;
  const isJson = response.headers.get('content-type')?.includes('json') === true;
  const found = text.replace(WARNED, '');
  if (!isJson && !/^\s*[{[]/.test(found)) return text;
  try {
    return JSON.parse(/\d{16}/.test(found) ? found.replaceAll(LARGE, keepDigits) : found);
  } catch {
    return isJson ? CUT : text;
  }
}

function keepDigits(token: string): string {
  if (token.startsWith('"')) return token;
  large.add(token);
  return `"${token}"`;
}

/** JSON with the service's own ids in the place of their stand-ins. */
export function writeJson(body: unknown): string {
  let hasLarge = false;
  const text = JSON.stringify(body, (_, value: unknown) => {
    const own = (typeof value === 'number' && findOwnId(value)) || value;
    if (typeof own !== 'string' || !large.has(own)) return own;
    hasLarge = true;
    return `\u0001${own}`;
  });
  return hasLarge ? text.replaceAll(/"\\u0001(\d+)"/g, '$1') : text;
}
