/** Header, first focus and Escape are the content's; the page is locked. */
export const dialogBasics = {
  showHeader: false,
  focusOnShow: false,
  closeOnEscape: false,
  draggable: false,
  resizable: false,
  blockScroll: true,
  dismissableMask: true,
} as const;
