import type { ScreenName } from '../../domain/access/routes';
import { pageMachine } from '../../machines/screens/page';
import { SignInPage } from '../../views/auth/SignInPage';
import { arrive } from './assets';
import type { PrivateArea, Screen } from './screens';

/** The sign-in page comes with the start; the others when navigation asks for them. */
const loaded = new Map<ScreenName, Screen>([['signIn', { machine: pageMachine, View: SignInPage }]]);

let privateArea: PrivateArea | undefined;

/** The table of screens names every file of the product, too much for the first page to carry. */
const fetchScreens = () => import('./screens');

/**
 * Loads the code of a screen, and with the first private one the private area's; answers the name.
 * @throws {AssetError}
 */
export async function loadScreen(name: ScreenName): Promise<ScreenName> {
  if (name === 'signIn') return name;
  const { screen, area } = await arrive(fetchScreens().then(({ loadCode }) => loadCode(name)));
  loaded.set(name, screen);
  privateArea ??= area;
  return name;
}

/** Machine and view of a screen that has been loaded. */
export function getScreen(name: ScreenName): Screen {
  return loaded.get(name) as Screen;
}

/** The private area's layout and machines, once a private screen has been loaded. */
export function findPrivateArea(): PrivateArea | undefined {
  return privateArea;
}
