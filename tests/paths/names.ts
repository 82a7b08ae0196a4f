type Named = { name: string; facts: Record<string, string> };

function getValueName(value: unknown): string {
  if (typeof value === 'string') return value;
  return Object.entries(value as Record<string, unknown>)
    .map(([state, inner]) => `${state}.${getValueName(inner)}`)
    .join(' ');
}

/** Readable names of states, with only the facts that vary. */
export function nameStates(states: Named[]): void {
  const parsed = states.map(({ name }) => JSON.parse(name) as [unknown, unknown]);
  const details = parsed.map(([, key]) => flatten(key));
  const names = [...new Set(details.flatMap((detail) => Object.keys(detail)))];
  const varying = names.filter((name) => new Set(details.map((detail) => detail[name])).size > 1);
  for (const [index, state] of states.entries()) {
    const shown = varying
      .filter((name) => details[index]?.[name] !== undefined)
      .map((name) => `${name}=${details[index]?.[name]}`);
    state.facts = { state: getValueName(parsed[index]?.[0]), ...details[index] };
    state.name = [
      getValueName(parsed[index]?.[0]),
      ...(shown.length > 0 ? [`(${shown.join(', ')})`] : []),
    ].join(' ');
  }
}

function flatten(value: unknown, path = ''): Record<string, string> {
  const isLeaf = typeof value !== 'object' || value === null || Array.isArray(value);
  if (isLeaf || Object.keys(value).length === 0) {
    if (value === undefined || path === '') return {};
    return { [path]: typeof value === 'string' ? value : JSON.stringify(value) };
  }
  return Object.assign(
    {},
    ...Object.entries(value).map(([key, inner]) => flatten(inner, path === '' ? key : `${path}.${key}`)),
  ) as Record<string, string>;
}
