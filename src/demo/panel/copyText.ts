/**
 * Copies a text in the making: Safari takes its promise within the press, and refuses it later.
 * @throws {DOMException} where copying is refused, and the error of the text
 */
export async function copyText(text: Promise<string>): Promise<void> {
  if (typeof ClipboardItem === 'undefined') {
    const made = await text;
    return navigator.clipboard.writeText(made);
  }
  const item = new ClipboardItem({
    'text/plain': text.then((made) => new Blob([made], { type: 'text/plain' })),
  });
  await navigator.clipboard.write([item]);
}
