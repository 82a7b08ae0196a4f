/** In the place of xstate's link to its browser extension, which nothing here asks for. */
export function devToolsAdapter() {}

/** In the place of what TanStack's forms tell their developer tools, of every value that is typed. */
export class EventClient {
  on() {
    return () => {};
  }
  emit() {}
}
