/** Whether another release has been published since this page was opened; without an answer nobody knows of one. */
export async function isOutdated(): Promise<boolean> {
  const own = document.querySelector('script[type=module][src]')?.getAttribute('src');
  if (!own) return false;
  try {
    const response = await fetch(import.meta.env.BASE_URL, { cache: 'no-store' });
    const isPage = response.ok && response.headers.get('content-type')?.includes('html') === true;
    return isPage && !(await response.text()).includes(own);
  } catch {
    return false;
  }
}
