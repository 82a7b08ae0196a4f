import { afterEach } from 'vitest';

/** Text nodes of React with siblings, and the element around them. */
function findBareTexts(root: Node): string[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  for (let node: Node | null = walker.currentNode; node; node = walker.nextNode()) {
    if (!(node instanceof Text)) continue;
    const isBare = Object.keys(node).some((key) => key.startsWith('__reactFiber$'));
    if (isBare && node.data.trim() !== '') found.push(`${node.parentElement?.outerHTML.slice(0, 160)}`);
  }
  return found;
}

const found = new Set<string>();

function collect(records: readonly MutationRecord[]): void {
  for (const node of records.flatMap(({ addedNodes }) => [...addedNodes])) {
    for (const text of findBareTexts(node)) found.add(text);
  }
}

/** React keeps a text with siblings as a node, and throws once a translator has moved it. */
const observer = new MutationObserver(collect);
observer.observe(document, { childList: true, subtree: true });

afterEach(() => {
  collect(observer.takeRecords());
  const bare = [...found];
  found.clear();
  if (bare.length > 0) throw new Error(`texts that are not alone in their element: ${bare.join(', ')}`);
});
