/** Settings of every dialog: its content handles header, first focus and Escape; the page is locked. */
export const dialogBasics = {
  showHeader: false,
  focusOnShow: false,
  closeOnEscape: false,
  draggable: false,
  resizable: false,
  blockScroll: true,
  dismissableMask: true,
} as const;
