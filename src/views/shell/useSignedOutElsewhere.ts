import { useEffect } from 'react';
import { SESSION_KEY } from '../../domain/signIn';
import { useRoot } from '../../hooks/actors';

/** Signing out in another tab ends the session here too; what is being typed waits for the same person. */
export function useSignedOutElsewhere(): void {
  const root = useRoot();
  useEffect(() => {
    const onStorage = ({ key, newValue }: StorageEvent): void => {
      if ((key === SESSION_KEY || key === null) && newValue === null) root.send({ type: 'auth.lost' });
    };
    addEventListener('storage', onStorage);
    return () => removeEventListener('storage', onStorage);
  }, [root]);
}
