import type { BrowserContext } from 'playwright/test';

/** Types in Firefox by keys; Playwright sets values by script there, which React does not notice. */
export async function typeAsKeyboard(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    Object.defineProperty(window, '__pw_bidiInsertText', {
      get: () => (text: string) => void document.execCommand('insertText', false, text),
      // Playwright's own comes with each page.
      set: () => {},
    });
  });
}
