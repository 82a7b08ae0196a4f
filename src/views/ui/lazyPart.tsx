import { lazy, Suspense, useSyncExternalStore, type ComponentType } from 'react';
import { first } from '../../text/ui/firstPage';
import { findMissingAsset } from './missingAsset';
import { loadFailedStyles } from './styles';
import './lazyPart.css';

const toMissing = (error: unknown, name: string) => () => (
  <p className="missing-part" role="alert">
    <span>{first.assetFailed(findMissingAsset(error) ?? { type: 'script', address: name })}</span>{' '}
    <button type="button" className="button" onClick={() => location.reload()}>
      {first.reload}
    </button>
  </p>
);

/** A failed part is silent if it decorates, else an alert; it loads again online, or when shown anew. */
export function lazyPart<Name extends string, Props extends object>(
  name: Name,
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  need?: 'needed',
): ComponentType<Props> {
  let hasFailed = false;
  const begin = (isRetry: boolean) =>
    lazy<ComponentType<Props>>(async () => {
      try {
        const code = await load();
        if (isRetry) await loadFailedStyles();
        return { default: code[name] };
      } catch (error) {
        // Never settles, so that the prerendered content stays.
        if (!need) return new Promise<never>(() => {});
        hasFailed = true;
        return { default: toMissing(error, name) };
      }
    });
  let current = begin(false);
  const subscribe = (listener: () => void) => {
    const retry = (): void => {
      if (hasFailed) current = begin(true);
      hasFailed = false;
      listener();
    };
    retry();
    addEventListener('online', retry);
    return () => removeEventListener('online', retry);
  };
  const getCurrent = () => current;

  return function LazyPart(props) {
    const Part = useSyncExternalStore(subscribe, getCurrent, getCurrent);
    return (
      <Suspense fallback={null}>
        <Part {...props} />
      </Suspense>
    );
  };
}
