import { useSelector } from '@xstate/react';
import { useService } from '../../hooks/services';
import { BarStack } from '../ui/BarStack';
import { lazyPart } from '../ui/lazyPart';
import type { RemovalBarsProps } from './RemovalBars';

/** Loaded with the question, so that it is there for the answer. */
const RemovalBars = lazyPart<'RemovalBars', RemovalBarsProps>(
  'RemovalBars',
  () => import('./RemovalBars'),
  'needed',
);

/** Live region of deletions and other acts that can be undone; it has to exist before its text. */
export function Removals() {
  const deletion = useService('deletion');
  const isAny = useSelector(deletion, (snapshot) => {
    return snapshot !== undefined && (snapshot.hasTag('open') || snapshot.context.removals.length > 0);
  });
  const bulk = useService('bulk');
  const isBulk = useSelector(bulk, (snapshot) => snapshot?.matches('closed') === false);
  return (
    <BarStack>
      <div role="status">
        {deletion && bulk && (isAny || isBulk) && <RemovalBars deletion={deletion} bulk={bulk} />}
      </div>
    </BarStack>
  );
}
