/** A dotted path; `=` keeps texts as comparable tokens, `/` the words and numbers of an address. */
type Path = string;

export type Keep = {
  input?: readonly Path[];
  events: Readonly<Record<string, readonly Path[] | undefined>>;
  reads: readonly Path[];
};

type Fields = Record<string, unknown>;
type ToToken = (text: string) => string;
type ToKept = (value: unknown, toToken: ToToken) => unknown;

/** Field names and parts of addresses without personal data. */
const WORD = /^([a-z_]*|\d{1,9})$/;

const toPlain: ToKept = (value) => (typeof value === 'number' && !Number.isFinite(value) ? null : value);

/** A value with every text replaced, also field names that are not plain words. */
function mapTexts(value: unknown, toToken: ToToken, replace: (text: string) => string): unknown {
  if (typeof value === 'string') return replace(value);
  if (Array.isArray(value)) return value.map((item) => mapTexts(item, toToken, replace));
  if (typeof value !== 'object' || value === null) return toPlain(value, toToken);
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [
      WORD.test(name) ? name : toToken(name),
      mapTexts(item, toToken, replace),
    ]),
  );
}

const toTokens: ToKept = (value, toToken) => mapTexts(value, toToken, toToken);

const toAddress: ToKept = (value, toToken) =>
  mapTexts(value, toToken, (text) =>
    text
      .split(/([/?])/)
      .map((part) => (part === '/' || part === '?' || WORD.test(part) ? part : toToken(part)))
      .join(''),
  );

const MARKS: Readonly<Record<string, ToKept>> = { '=': toTokens, '/': toAddress };

const parsed = new Map<Path, { keys: string[]; toKept: ToKept }>();

function parse(path: Path) {
  let found = parsed.get(path);
  if (!found) {
    const toKept = MARKS[path.charAt(0)];
    found = { keys: (toKept ? path.slice(1) : path).split('.'), toKept: toKept ?? toPlain };
    parsed.set(path, found);
  }
  return found;
}

/** A copy with the named fields alone. The objects on the way to a missing field are kept, and nulls. */
export function pick(source: unknown, paths: readonly Path[], toToken: ToToken): Fields {
  const kept: Fields = {};
  for (const path of paths) {
    const { keys, toKept } = parse(path);
    let from = source as Fields;
    let to = kept;
    for (let index = 0; index < keys.length; index += 1) {
      const key = keys[index] as string;
      const value = from[key];
      if (value === undefined) break;
      if (value === null || index === keys.length - 1) {
        to[key] = toKept(value, toToken);
        break;
      }
      from = value as Fields;
      to = (to[key] ??= {}) as Fields;
    }
  }
  return kept;
}

/** Tokens for texts: equal texts share a token while one of them is in use; empty texts stay. */
export function createTokens() {
  let young = new Map<string, string>();
  let old = young;
  let count = 0;
  return {
    toToken(text: string): string {
      if (text === '') return text;
      let token = young.get(text);
      if (token === undefined) {
        token = old.get(text) ?? `s#${(count += 1)}`;
        young.set(text, token);
      }
      return token;
    },
    /** Drops the texts that were not used since the last call. */
    age(): void {
      old = young;
      young = new Map();
    },
  };
}
