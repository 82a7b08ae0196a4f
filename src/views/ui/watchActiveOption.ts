/**
 * PrimeReact moves a class along the options of an open list, not the focus: this tells assistive technology
 * which one is active, at every input that has the focus meanwhile. Returns the function that stops it.
 */
export function watchActiveOption(panel: HTMLElement, inputs: readonly (HTMLElement | null)[]): () => void {
  function tell() {
    const id = panel.querySelector('[role="option"].p-focus')?.id;
    for (const input of inputs) {
      if (id) input?.setAttribute('aria-activedescendant', id);
      else input?.removeAttribute('aria-activedescendant');
    }
  }
  const observer = new MutationObserver(tell);
  observer.observe(panel, { subtree: true, childList: true, attributeFilter: ['class'] });
  tell();
  return () => {
    observer.disconnect();
    for (const input of inputs) input?.removeAttribute('aria-activedescendant');
  };
}
