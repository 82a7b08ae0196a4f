import type { BrowserContext } from 'playwright/test';

/** Safari's focus rule: buttons, links, radios and boxes take no focus by a press of the mouse. */
export async function focusAsSafari(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const TAKES = '[tabindex], textarea, select, input:not([type=radio], [type=checkbox])';
    const TAKES_NONE = 'a[href], button, input:is([type=radio], [type=checkbox])';
    addEventListener('mousedown', (event) => {
      if (event.defaultPrevented || !(event.target instanceof Element)) return;
      const control = event.target.closest(`${TAKES}, ${TAKES_NONE}, label`);
      if (!control?.matches(`:is(${TAKES_NONE}, label):not([tabindex])`)) return;
      event.preventDefault();
      const taker = control.closest<HTMLElement>(TAKES);
      if (taker) taker.focus({ preventScroll: true });
      else if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    });
    // Chromium focuses the control of a pressed label too.
    addEventListener('click', (event) => {
      const label = event.target instanceof Element ? event.target.closest('label') : null;
      const { control } = label ?? {};
      if (event.defaultPrevented || !control?.matches(TAKES_NONE) || event.target === control) return;
      event.preventDefault();
      control.click();
    });
  });
}
