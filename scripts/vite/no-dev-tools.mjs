/** In the place of xstate's link to its browser extension, which nothing here asks for. */
export function devToolsAdapter() {}
