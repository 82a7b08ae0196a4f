import type { MissingAsset } from '../machines/navigation/context';

/** A file of the application that did not arrive (spec §8). */
export class AssetError extends Error {
  override readonly name = 'AssetError';
  constructor(readonly asset: MissingAsset) {
    super(`${asset.type} ${asset.address}`);
  }
}

/** What a failed `import()` says did not arrive; undefined where the browser names no address. */
function findMissingAsset(error: unknown): MissingAsset | undefined {
  const message = error instanceof Error ? error.message : '';
  const address = /(?:https?:\/\/[^/\s]+)?(\/[^\s?#]+)/.exec(message)?.[1];
  return address === undefined ? undefined : { type: address.endsWith('.css') ? 'style' : 'script', address };
}

/** Waits for code to arrive. @throws {AssetError} with what did not, where it is known. */
export async function arrive<T>(code: Promise<T>): Promise<T> {
  try {
    return await code;
  } catch (error) {
    const asset = findMissingAsset(error);
    throw asset ? new AssetError(asset) : error;
  }
}
