export type Place = 'words' | 'edge' | 'blank';

export type Target = {
  /** Visible words, whole or up to an asterisk; or the label of a control with a picture. */
  words: string;
  /** CSS selector of what they are in; default: the page. */
  within?: string;
  place?: Place;
};

/** Point of a target in the window; null while missing, moving or covered. It runs in the page. */
export function findPoint({ words, within = 'body', place = 'words' }: Target): [number, number] | null {
  const CONTROLS = 'a, button, label, summary, [role=option], [role=menuitem], [role=combobox], tr, li';
  const isMeant = (text: string | null) =>
    words.endsWith('*') ? text?.trim().startsWith(words.slice(0, -1)) === true : text?.trim() === words;
  const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true });

  function* listFound(root: Element): Generator<{ element: Element; box: DOMRect }> {
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { currentNode: text } = texts;
      const { parentElement: element } = text;
      if (!isMeant(text.textContent) || !element || !isShown(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      // Words for screen readers alone are cut to nothing.
      const isCut = element.clientWidth === 1;
      if (!isCut) yield { element, box: range.getBoundingClientRect() };
    }
    for (const element of root.querySelectorAll('[aria-label], [placeholder]')) {
      const names = [element.getAttribute('aria-label'), element.getAttribute('placeholder')];
      if (names.some(isMeant) && isShown(element)) yield { element, box: element.getBoundingClientRect() };
    }
  }

  for (const root of document.querySelectorAll(within)) {
    for (const { element, box } of listFound(root)) {
      const control = element.closest(CONTROLS) ?? element;
      const { left, right, top, height } = control.getBoundingClientRect();
      const x = { words: box.left + box.width / 2, edge: left + 3, blank: right - 20 }[place];
      const y = place === 'words' ? box.top + box.height / 2 : top + height / 2;
      const hit = document.elementFromPoint(x, y);
      if (hit && control.contains(hit)) return [x, y];
      if (y < 0 || y > innerHeight) element.scrollIntoView({ block: 'center' });
    }
  }
  return null;
}
