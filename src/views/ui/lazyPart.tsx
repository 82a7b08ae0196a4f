import { lazy, Suspense, type ComponentType } from 'react';
import { first } from '../../text/ui/firstPage';
import { findMissingAsset } from './missingAsset';
import './lazyPart.css';

/**
 * A part of a page whose code comes by itself: nothing is in its place until then. Where it does not arrive, it alone is
 * missing: without a word what decorates, with the address, and a button that loads the page again, what is needed (spec §8).
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
          : // Waited for without end: what the prerendered page has drawn of it stays.
            new Promise<never>(() => {}),
    ),
  );
  return (props) => (
    <Suspense fallback={null}>
      <Part {...props} />
    </Suspense>
  );
}
