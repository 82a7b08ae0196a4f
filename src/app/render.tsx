import { StrictMode, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './App';
import { getNavigation, type RootActor } from '../machines/root';
import { prefetch } from './fallbacks';

/** Takes over the sign-in form that stands in the page, or draws whatever else the first address leads to. */
export async function render(root: RootActor, banner: ReactNode): Promise<void> {
  const page = document.documentElement;
  const container = document.getElementById('root') as HTMLElement;
  const whole = <App root={root} banner={banner} />;
  // It is of use in development alone, and every byte here is one before somebody can sign in.
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

/** Whether the form that stands in the page is what the first address leads to, once that is decided. */
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
