import { useEffect } from 'react';
import { useNavigation } from '../../hooks/actors';

/** Has the browser ask before the document is left with unsaved changes, also those of a form that is set aside. */
export function useAskBeforeUnload(): void {
  const navigation = useNavigation();
  useEffect(() => {
    function ask(event: Event): void {
      const { dirty, parked } = navigation.getSnapshot().context;
      if (dirty || parked?.dirty) event.preventDefault();
    }
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [navigation]);
}
