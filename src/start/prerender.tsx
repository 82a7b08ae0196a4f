import { prerender as renderWhole } from 'react-dom/static';
import { fromCallback, waitFor } from 'xstate';
import { App } from '../app/App';
import { createRootActor } from '../app/createRoot';
import { getNavigation } from '../machines/root';

/** The sign-in page as HTML, made by the very actors and views that take it over in the browser. */
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
