/**
 * In the place of what PrimeReact's lists and dialogs bring for properties that nothing here sets (decision 0041): their
 * own tooltips, the ink of a press, lists that draw a part of their rows, keys that a field refuses, classes while one moves,
 * dialogs that fill the window.
 */
const nothing = () => null;
export { nothing as CSSTransition, nothing as Ripple, nothing as Tooltip, nothing as VirtualScroller };
export { nothing as WindowMaximizeIcon, nothing as WindowMinimizeIcon };
export const KeyFilter = {};
