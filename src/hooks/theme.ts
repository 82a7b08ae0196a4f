/** The boot script reads the same key before the first paint. */
const KEY = 'punt-jove.theme';

/** Shows the other theme and keeps the choice; without a choice the system's theme counts. */
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
    // A browser that keeps nothing shows the theme until the page is left.
  }
}
