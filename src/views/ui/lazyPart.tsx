import { lazy, Suspense, type ComponentType } from 'react';
import { first } from '../../text/ui/firstPage';
import { findMissingAsset } from './missingAsset';
import './lazyPart.css';

/**
 * Part of a page whose code is loaded separately. If that fails, only the part is missing: silently
 * if it decorates, with an alert and a reload button if needed (spec §8).
 */
export function lazyPart<Name extends string, Props extends object>(
  name: Name,
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  need?: 'needed',
): ComponentType<Props> {
  const Part = lazy<ComponentType<Props>>(() =>
    load().then(
      (code) => ({ default: code[name] }),
      (error: unknown) =>
        need
          ? {
              default: () => (
                <p className="missing-part" role="alert">
                  {first.assetFailed(findMissingAsset(error) ?? { type: 'script', address: name })}{' '}
                  <button type="button" className="button" onClick={() => location.reload()}>
                    {first.reload}
                  </button>
                </p>
              ),
            }
          : // Never settles, so that the prerendered content stays.
            new Promise<never>(() => {}),
    ),
  );
  return (props) => (
    <Suspense fallback={null}>
      <Part {...props} />
    </Suspense>
  );
}
