export type Query = Readonly<Record<string, string>>;

/** Search part of an address with its question mark; '' without one. */
export type Search = '' | `?${string}`;

/** `?a=1&b=2` in the given order, without empty values; '' if none is left (spec §5). */
export function toSearch(query: Readonly<Record<string, string | number | null | undefined>>): Search {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== null && value !== undefined && value !== '') search.append(name, String(value));
  }
  const text = search.toString();
  return text && `?${text}`;
}

/** Parameters of a search part without empty ones; the last of a repeated name counts. */
export function fromSearch(search: string): Query {
  return Object.fromEntries([...new URLSearchParams(search)].filter(([, value]) => value !== ''));
}
