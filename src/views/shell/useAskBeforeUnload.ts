import { useEffect } from 'react';
import { useNavigation } from '../../hooks/actors';

/** Links to other programs: the document stays, though browsers would ask. */
const HANDED_OVER = 'a[href^="tel:"], a[href^="mailto:"]';

/** Makes the browser ask before unsaved changes are lost, also those of a parked form. */
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
