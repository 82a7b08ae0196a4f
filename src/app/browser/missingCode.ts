import { isServed } from '../../api/release';
import { getNavigation, type RootActor } from '../../machines/root';

/** Milliseconds of life before a page reloads unasked, so that a broken file starts no loop. */
const SETTLED = 60_000;

/** Reloads a page whose code failed: browsers answer for a failed module from memory until then. */
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
