/**
 * Height that a keyboard on screen takes of the window's bottom, in CSS pixels, as `--keyboard` of the document.
 * Only Safari lays one over the page: others make the page smaller (`interactive-widget` in index.html).
 */
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
