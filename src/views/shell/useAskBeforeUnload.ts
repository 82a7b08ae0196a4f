import { useEffect } from 'react';
import { useNavigation } from '../../hooks/actors';
import { useService } from '../../hooks/services';

/** Links to other programs: the document stays, though browsers would ask. */
const HANDED_OVER = 'a[href^="tel:"], a[href^="mailto:"]';

/** Whether the browser ends the calls of a page that is left, as Firefox below 133 does. */
const endsCalls = (): boolean => !('keepalive' in Request.prototype);

/** Makes the browser ask before unsaved changes, parked forms or acts under way are lost. */
export function useAskBeforeUnload(): void {
  const navigation = useNavigation();
  const bulk = useService('bulk');
  const deletion = useService('deletion');
  useEffect(() => {
    let stays = false;
    function note({ target }: Event): void {
      stays = target instanceof Element && target.closest(HANDED_OVER) !== null;
      setTimeout(() => (stays = false));
    }
    function ask(event: Event): void {
      if (stays) return;
      const { dirty, parked } = navigation.getSnapshot().context;
      const current = bulk?.getSnapshot();
      const isRemoving = endsCalls() && deletion?.getSnapshot().context.removals.length;
      const isActing = current?.hasTag('undoable') || current?.hasTag('busy') || isRemoving;
      if (dirty || parked?.dirty || isActing) event.preventDefault();
    }
    addEventListener('click', note);
    addEventListener('beforeunload', ask);
    return () => {
      removeEventListener('click', note);
      removeEventListener('beforeunload', ask);
    };
  }, [bulk, deletion, navigation]);
}
