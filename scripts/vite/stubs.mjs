/** Stubs for parts of libraries in every mode, listed by `STUBBED` in vite.config.ts (decision 0041). */
const nothing = () => null;
export { nothing as CSSTransition, nothing as Ripple, nothing as Tooltip };
export { nothing as WindowMaximizeIcon, nothing as WindowMinimizeIcon };
export const KeyFilter = {};

/** TanStack Form sends every typed value through this client, to an event bus that any script can hear. */
export class EventClient {
  on() {
    return () => {};
  }
  emit() {}
}
