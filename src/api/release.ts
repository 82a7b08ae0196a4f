export async function isServed(address: string): Promise<boolean> {
  try {
    const { ok } = await fetch(address, { method: 'HEAD', cache: 'no-store' });
    return ok;
  } catch {
    return false;
  }
}

/** What every release's page has, and that of a Wi-Fi portal or of maintenance lacks. */
const OWN = [/<div id="root"/, /<script type="module"[^>]* src="/];

/** Whether a newer release is published; false without an answer, or with another's page. */
export async function isOutdated(): Promise<boolean> {
  const scripts = [...document.querySelectorAll('script[type=module][src]')];
  if (scripts.length === 0) return false;
  try {
    const response = await fetch(import.meta.env.BASE_URL, { cache: 'no-store' });
    const isPage = response.ok && response.headers.get('content-type')?.includes('html') === true;
    const page = await response.text();
    return (
      isPage &&
      OWN.every((own) => own.test(page)) &&
      scripts.some((script) => !page.includes(script.getAttribute('src') ?? ''))
    );
  } catch {
    return false;
  }
}
