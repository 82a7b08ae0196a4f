/** What every dialog leaves to its own content: head, first focus, Escape; the page behind stands still. */
export const dialogBasics = {
  showHeader: false,
  focusOnShow: false,
  closeOnEscape: false,
  draggable: false,
  resizable: false,
  blockScroll: true,
  dismissableMask: true,
} as const;
