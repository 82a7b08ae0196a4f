import { useEffect } from 'react';
import { useNavigation } from '../../hooks/actors';

/** What another program takes: the document stays, though browsers ask as if it were left. */
const HANDED_OVER = 'a[href^="tel:"], a[href^="mailto:"]';

/** Has the browser ask before the document is left with unsaved changes, also those of a form that is set aside. */
export function useAskBeforeUnload(): void {
  const navigation = useNavigation();
  useEffect(() => {
    let stays = false;
    function note({ target }: Event): void {
      stays = target instanceof Element && target.closest(HANDED_OVER) !== null;
      setTimeout(() => (stays = false));
    }
    function ask(event: Event): void {
      if (stays) return;
      const { dirty, parked } = navigation.getSnapshot().context;
      if (dirty || parked?.dirty) event.preventDefault();
    }
    addEventListener('click', note);
    addEventListener('beforeunload', ask);
    return () => {
      removeEventListener('click', note);
      removeEventListener('beforeunload', ask);
    };
  }, [navigation]);
}
