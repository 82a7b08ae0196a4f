/** Height of a keyboard that lies over the page, as only Safari's does, in `--keyboard` (CSS pixels). */
export function followScreenKeyboard(viewport: VisualViewport | null = window.visualViewport): void {
  function measure(): void {
    if (!viewport) return;
    const { height, offsetTop, scale } = viewport;
    // An enlarged page is smaller than its window too.
    const covered = scale === 1 ? Math.max(0, Math.round(innerHeight - height - offsetTop)) : 0;
    document.documentElement.style.setProperty('--keyboard', `${covered}px`);
  }
  viewport?.addEventListener('resize', measure);
  viewport?.addEventListener('scroll', measure);
}
