/** src/boot.ts reads the same key before the first paint. */
const KEY = 'punt-jove.theme';

/** Switches the theme and stores the choice; the system's theme is the default. */
export function toggleTheme(): void {
  const page = document.documentElement;
  const isDark = page.dataset['theme']
    ? page.dataset['theme'] === 'dark'
    : matchMedia('(prefers-color-scheme: dark)').matches;
  const theme = isDark ? 'light' : 'dark';
  page.dataset['theme'] = theme;
  try {
    localStorage.setItem(KEY, theme);
  } catch {
    // Without storage the theme lasts until the page is left.
  }
}
