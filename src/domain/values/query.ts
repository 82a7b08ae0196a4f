/** Query parameters as an address holds them; an empty value is as good as none. */
export type Query = Readonly<Record<string, string>>;

/** The search part of an address, with its question mark; '' when it has none. */
export type Search = '' | `?${string}`;

/** `?a=1&b=2` in the order given, without the empty values; '' when nothing is left (spec §5). */
export function toSearch(query: Readonly<Record<string, string | number | null | undefined>>): Search {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== null && value !== undefined && value !== '') search.append(name, String(value));
  }
  const text = search.toString();
  return text && `?${text}`;
}

/** The parameters of an address's search part, empties dropped; of a repeated name the last counts. */
export function fromSearch(search: string): Query {
  return Object.fromEntries([...new URLSearchParams(search)].filter(([, value]) => value !== ''));
}
