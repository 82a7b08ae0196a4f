import { useEffect } from 'react';
import { useAuth, useNavigation } from '../../hooks/actors';
import { readHere } from '../editor/here';
import { LOGIN } from './enter';

const NAME = 'punt-jove.demo.left';

/** Keeps, for the tab, the page that a person leaves. */
export function useLeft(): void {
  const auth = useAuth();
  const navigation = useNavigation();
  useEffect(() => {
    function keep(): void {
      try {
        sessionStorage.setItem(NAME, readHere(navigation, auth).path);
      } catch {
        // The door leads to the first page.
      }
    }
    addEventListener('pagehide', keep);
    return () => removeEventListener('pagehide', keep);
  }, [auth, navigation]);
}

/** The page that this tab has left last; the sign-in, which leads to the first page, without one. */
export function readLeft(): string {
  try {
    const path = sessionStorage.getItem(NAME) ?? '/';
    return path === '/' ? LOGIN : path;
  } catch {
    return LOGIN;
  }
}
