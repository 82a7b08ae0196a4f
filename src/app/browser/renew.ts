import type { RootActor } from '../../machines/root';

/** Milliseconds between the readings of a page that stays open. */
const EVERY = 120_000;
/** Milliseconds without keys after which a person is not typing. */
const REST = 5_000;
const CHECK = 10_000;

/** Panels, menus, lists and dialogs, and a picked-up card: an unasked reading would disturb them. */
const OPEN =
  'dialog[open], [role=dialog], [role=alertdialog], [role=menu], [role=listbox], .calendar-event-moving';

/** Reads the shown data again every two minutes while the page is seen, online and left alone. */
export function renewWhileSeen(root: RootActor, isOffline: () => boolean): () => void {
  let renewed = Date.now();
  let typed = 0;
  let isHeld = false;
  const listening = new AbortController();
  const listen = (names: readonly string[], listener: () => void): void => {
    const { signal } = listening;
    for (const name of names) addEventListener(name, listener, { capture: true, passive: true, signal });
  };
  listen(['keydown', 'input'], () => (typed = Date.now()));
  listen(['pointerdown'], () => (isHeld = true));
  listen(['pointerup', 'pointercancel', 'dragend'], () => (isHeld = false));

  const timer = setInterval(() => {
    const now = Date.now();
    if (now - renewed < EVERY || now - typed < REST || isHeld) return;
    if (document.visibilityState === 'hidden' || isOffline() || document.querySelector(OPEN)) return;
    renewed = now;
    root.send({ type: 'screens.renew' });
  }, CHECK);
  return () => {
    clearInterval(timer);
    listening.abort();
  };
}
