import type { MissingAsset } from '../../machines/navigation/context';
import { findMissingAsset } from '../../views/ui/missingAsset';

export class AssetError extends Error {
  override readonly name = 'AssetError';
  constructor(readonly asset: MissingAsset) {
    super(`${asset.type} ${asset.address}`);
  }
}

/** Waits for code. @throws {AssetError} with the missing file, if the error names it. */
export function waitForCode<T>(code: Promise<T>): Promise<T> {
  return code.catch((error: unknown) => {
    const asset = findMissingAsset(error);
    throw asset ? new AssetError(asset) : error;
  });
}
