/** What Laravel says in English where the service has no words of its own. */
const FRAMEWORK =
  /^(not found|the given data was invalid|this action is unauthorized|server error|service unavailable|unauthenticated|too many (attempts|requests)|csrf token mismatch|(the route|no query results for) .*)\.?$/i;

/** What Laravel puts after the first of several texts. */
const MORE = / \(and \d+ more errors?\)$/;

/** A server's message without what its framework says by itself; null where nothing is left. */
export function toOwnWords(message: string | null): string | null {
  const own = (message ?? '').replace(MORE, '').trim();
  return own === '' || FRAMEWORK.test(own) ? null : own;
}
