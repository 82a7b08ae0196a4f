import { prerender as renderWhole } from 'react-dom/static';
import { fromCallback, waitFor } from 'xstate';
import { App } from '../app/App';
import { createRootActor } from '../app/createRoot';
import { getNavigation } from '../machines/root';

/** Sign-in page as HTML, rendered by the actors and views that hydrate it in the browser. */
export async function prerender(): Promise<string> {
  const root = createRootActor({
    readNow: () => 0,
    restore: () => Promise.resolve(null),
    persist: () => {},
    clock: fromCallback(() => {}),
    inspect: () => {},
  });
  root.start();
  const navigation = getNavigation(root);
  navigation.send({ type: 'navigation.arrived', path: '/login', query: {}, index: 0 });
  await waitFor(navigation, (snapshot) => snapshot.hasTag('shown'));
  const { prelude } = await renderWhole(<App root={root} />);
  const html = await new Response(prelude).text();
  root.stop();
  return html;
}
