import { StrictMode, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './App';
import { getNavigation, type RootActor } from '../machines/root';
import { prefetch } from './fallbacks';

/** Hydrates the prerendered sign-in form, or renders the page of any other first address. */
export async function render(root: RootActor, banner: ReactNode): Promise<void> {
  const page = document.documentElement;
  const container = document.getElementById('root') as HTMLElement;
  const whole = <App root={root} banner={banner} />;
  // Checks for development only: every byte here delays the sign-in.
  const app = import.meta.env.DEV ? <StrictMode>{whole}</StrictMode> : whole;
  if (page.dataset['boot'] === 'signIn' && container.childElementCount > 0 && (await isSignIn(root))) {
    hydrateRoot(container, app);
  } else {
    container.replaceChildren();
    delete page.dataset['boot'];
    createRoot(container).render(app);
  }
  prefetch();
}

/** Whether the first address leads to the sign-in form, once navigation has decided. */
function isSignIn(root: RootActor): Promise<boolean> {
  const navigation = getNavigation(root);
  return new Promise((resolve) => {
    const look = (): void => {
      const snapshot = navigation.getSnapshot();
      if (['shown', 'failed', 'notFound'].some((tag) => snapshot.tags.has(tag))) {
        resolve(snapshot.context.screen?.name === 'signIn');
      }
    };
    navigation.subscribe(look);
    look();
  });
}
