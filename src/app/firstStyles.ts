/** Where a server still has the policy of a former release, the styles that stand in the page do not count: their file does. */
export function restoreStyles(): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel=stylesheet][disabled]');
  if (!link || document.querySelector('style')?.sheet) return;
  link.removeAttribute('media');
  link.removeAttribute('disabled');
}
