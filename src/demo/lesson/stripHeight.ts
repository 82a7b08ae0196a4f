/** Ref of a strip: tells the page the strip's height, below which all else stays that stays at the top. */
export function followHeight(strip: HTMLElement): () => void {
  const { style } = document.documentElement;
  const tell = () => style.setProperty('--strip', `${strip.offsetHeight}px`);
  const observer = 'ResizeObserver' in window ? new ResizeObserver(tell) : undefined;
  observer?.observe(strip, { box: 'border-box' });
  tell();
  return () => {
    observer?.disconnect();
    style.removeProperty('--strip');
  };
}
