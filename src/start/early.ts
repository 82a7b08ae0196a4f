/** A call sent by the page itself, before the application was loaded (boot.ts). */
type Early = { url: string; body: string; control: AbortController; answer: Promise<Response> };

/** Takes the early call to this address once; one with another body is aborted. */
export function takeEarly(url: string, body: unknown): Early | undefined {
  const page = globalThis as { early?: Early | undefined };
  const { early } = page;
  if (early?.url !== url) return undefined;
  page.early = undefined;
  if (early.body === body) return early;
  early.control.abort();
  return undefined;
}
