/** A call that the page itself has sent, before the application was there (src/boot.ts). */
type Early = { url: string; body: string; control: AbortController; answer: Promise<Response> };

/** The early call with this address and body, once; one with another body is given up. */
export function takeEarly(url: string, body: unknown): Early | undefined {
  const page = globalThis as { early?: Early | undefined };
  const { early } = page;
  if (early?.url !== url) return undefined;
  page.early = undefined;
  if (early.body === body) return early;
  early.control.abort();
  return undefined;
}
