/** English texts of Laravel, PHP, a database or HTTP, where the service has no text of its own. */
const FRAMEWORK = [
  /^(bad request|unauthori[sz]ed|forbidden|not found|conflict|gone|payload too large|bad gateway)\.?$/i,
  /^(unprocessable (entity|content)|(internal )?server error|service unavailable|gateway time-?out)\.?$/i,
  /^(page expired|csrf token mismatch|unauthenticated|too many (attempts|requests))\.?$/i,
  /^(the given data was invalid|this action is unauthorized|(the route|the \w+ method|no query results) .*)\.?$/i,
  /^(sqlstate|undefined |call to |attempt to )/i,
];

/** Laravel's ending after the first of several texts. */
const MORE = / \(and \d+ more errors?\)$/;

/** A server's message without its framework's own text; null where nothing is left. */
export function toOwnWords(message: string | null): string | null {
  const own = (message ?? '').replace(MORE, '').trim();
  return own === '' || FRAMEWORK.some((words) => words.test(own)) ? null : own;
}
