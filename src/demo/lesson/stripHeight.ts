/** Ref of a strip: tells the page its height, below which the other sticky parts stay. */
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
