import type { ScreenName } from '../../domain/access/routes';
import { pageMachine } from '../../machines/screens/page';
import { SignInPage } from '../../views/auth/SignInPage';
import { loadFailedStyles } from '../../views/ui/styles';
import { waitForCode } from './assets';
import type { PrivateArea, Screen } from './screens';

/** Loaded screens; the sign-in page is part of the start. */
const loaded = new Map<ScreenName, Screen>([['signIn', { machine: pageMachine, View: SignInPage }]]);

let privateArea: PrivateArea | undefined;

/** The table of screens names every file of the product: too large for the first page. */
const fetchScreens = () => import('./screens');

const failed = new Set<ScreenName>();

/** Code of a screen, with the styles that failed earlier; only those that may be its own are needed. */
async function fetchCode(name: ScreenName) {
  const { loadCode } = await fetchScreens();
  try {
    const code = await loadCode(name);
    const styles = loadFailedStyles();
    await (failed.has(name) ? styles : styles.catch(() => {}));
    failed.delete(name);
    return code;
  } catch (error) {
    failed.add(name);
    throw error;
  }
}

/**
 * Loads the code of a screen, and of the private area with the first private screen; returns the name.
 * @throws {AssetError}
 */
export async function loadScreen(name: ScreenName): Promise<ScreenName> {
  if (name === 'signIn') return name;
  const { screen, area } = await waitForCode(fetchCode(name));
  loaded.set(name, screen);
  privateArea ??= area;
  return name;
}

export function getScreen(name: ScreenName): Screen {
  return loaded.get(name) as Screen;
}

export function findPrivateArea(): PrivateArea | undefined {
  return privateArea;
}
