/** Where a server still has the policy of a former release, the styles that stand in the page do not count: they come as a file. */
export function restoreStyles(): void {
  const styles = document.querySelector<HTMLStyleElement>('style[data-href]');
  const href = styles?.dataset['href'];
  if (!href || styles.sheet) return;
  document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href }));
}
