import { isServed } from '../../api/release';
import { getNavigation, type RootActor } from '../../machines/root';

/** Milliseconds of a page's life before it reloads unasked, so that a file that stays broken starts no loop. */
const SETTLED = 60_000;

/**
 * Reloads a page whose code failed, when the browser is back online or the file can be had. The browser
 * answers for a failed module from memory until then, also for one that an earlier short cut of the line hit.
 */
export function reloadForMissingCode(root: RootActor): void {
  const navigation = getNavigation(root);
  let seen = navigation.getSnapshot().context.missing;
  const reload = () => {
    if (navigation.getSnapshot().hasTag('failed')) location.reload();
  };
  navigation.subscribe((snapshot) => {
    const { missing } = snapshot.context;
    if (!snapshot.hasTag('failed') || missing === seen) return;
    seen = missing;
    if (missing?.type !== 'script' || performance.now() < SETTLED) return;
    void isServed(missing.address).then((isThere) => isThere && reload());
  });
  addEventListener('online', reload);
}
