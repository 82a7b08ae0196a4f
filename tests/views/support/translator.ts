/** A translator's way: it moves a text's node into its elements, or replaces it by a copy. */
export type Method = 'moves' | 'copies';

function wrap(text: Text, how: Method): void {
  const font = document.createElement('font');
  const inner = document.createElement('font');
  font.append(inner);
  text.replaceWith(font);
  inner.append(how === 'moves' ? text : text.data);
}

/** Wraps every text of the page, also later ones; returns how to stop. */
export function translate(how: Method): () => void {
  function wrapAll(root: Node): void {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    for (let node: Node | null = walker.currentNode; node; node = walker.nextNode()) {
      const isWrapped = node.parentElement?.closest('font, textarea, script, style');
      if (node instanceof Text && node.data.trim() !== '' && node.isConnected && !isWrapped) texts.push(node);
    }
    for (const text of texts) wrap(text, how);
  }
  wrapAll(document.body);
  const observer = new MutationObserver((records) => {
    for (const { addedNodes } of records) for (const node of addedNodes) wrapAll(node);
  });
  observer.observe(document.body, { childList: true, subtree: true });
  return () => observer.disconnect();
}
