/** Type and address of the file that a failed `import()` names; undefined if the browser names none. */
export function findMissingAsset(error: unknown): { type: 'script' | 'style'; address: string } | undefined {
  const message = error instanceof Error ? error.message : '';
  const address = /(?:https?:\/\/[^/\s]+)?(\/[^\s?#]+)/.exec(message)?.[1];
  return address === undefined ? undefined : { type: address.endsWith('.css') ? 'style' : 'script', address };
}
