import type { MissingAsset } from '../../machines/navigation/context';
import { findMissingAsset } from '../../views/ui/missingAsset';

/** A file of the application that did not arrive (spec §8). */
export class AssetError extends Error {
  override readonly name = 'AssetError';
  constructor(readonly asset: MissingAsset) {
    super(`${asset.type} ${asset.address}`);
  }
}

/** Waits for code to arrive. @throws {AssetError} with what did not, where it is known. */
export function arrive<T>(code: Promise<T>): Promise<T> {
  return code.catch((error: unknown) => {
    const asset = findMissingAsset(error);
    throw asset ? new AssetError(asset) : error;
  });
}
