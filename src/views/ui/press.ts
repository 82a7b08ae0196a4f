let isPressed = false;
const waiting: (() => void)[] = [];

function begin(): void {
  isPressed = true;
}

function end(): void {
  isPressed = false;
  for (const run of waiting.splice(0)) run();
}

/** Focuses a clicked control that Safari did not focus: a dialog knows its opener by the focus. */
function focusClicked({ target, isTrusted }: MouseEvent): void {
  const control =
    isTrusted && target instanceof Element
      ? target.closest<HTMLElement>('a[href], button, [type="radio"], [type="checkbox"]')
      : null;
  const { activeElement } = document;
  if (control !== activeElement && activeElement?.contains(control)) control?.focus({ preventScroll: true });
}

// The sign-in is prerendered, without a window.
if (typeof window !== 'undefined') {
  addEventListener('pointerdown', begin, true);
  // The click comes after its `pointerup`.
  for (const type of ['pointerup', 'pointercancel']) addEventListener(type, () => setTimeout(end), true);
  addEventListener('click', focusClicked, true);
}

/** Runs a change of layout after the current press, which would lose its click on the moved button. */
export function afterPress(run: () => void): void {
  if (isPressed) waiting.push(run);
  else run();
}

/** Whether the Tab key stops at a target; other elements get the focus of a press without a stop. */
export const isStop = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.tabIndex >= 0;
