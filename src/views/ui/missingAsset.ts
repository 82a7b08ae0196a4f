/** A file of the application that did not arrive: its kind (`script`, `style`) and its address. */
export type MissingAsset = { type: string; address: string };

/** What a failed `import()` says did not arrive; undefined where the browser names no address. */
export function findMissingAsset(error: unknown): MissingAsset | undefined {
  const message = error instanceof Error ? error.message : '';
  const address = /(?:https?:\/\/[^/\s]+)?(\/[^\s?#]+)/.exec(message)?.[1];
  return address === undefined ? undefined : { type: address.endsWith('.css') ? 'style' : 'script', address };
}
