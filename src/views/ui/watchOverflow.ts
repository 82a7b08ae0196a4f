/** Marks a table wider than its frame. Columns that stay in sight make each paint slower. */
export function watchOverflow(table: HTMLTableElement | null): (() => void) | undefined {
  const frame = table?.parentElement;
  if (!table || !frame || !('ResizeObserver' in window)) return undefined;
  const observer = new ResizeObserver(() => {
    table.toggleAttribute('data-wide', table.offsetWidth > frame.clientWidth);
  });
  observer.observe(table);
  observer.observe(frame);
  return () => observer.disconnect();
}
