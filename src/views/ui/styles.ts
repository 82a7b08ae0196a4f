/** Stylesheets that failed to load; the build's loader requests each only once. */
const failed = new Set<HTMLLinkElement>();

/** Begins to notice failing stylesheets; for the life of the page. */
export function watchStyles(): void {
  const onError = ({ target }: Event): void => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') failed.add(target);
  };
  document.addEventListener('error', onError, true);
}

function reload(link: HTMLLinkElement): Promise<void> {
  return new Promise((resolve, reject) => {
    const copy = document.createElement('link');
    for (const { name, value } of link.attributes) copy.setAttribute(name, value);
    copy.addEventListener('load', () => resolve());
    copy.addEventListener('error', () => reject(new Error(`cannot load ${link.href}`)));
    failed.delete(link);
    link.replaceWith(copy);
  });
}

let loading: Promise<unknown> = Promise.resolve();

/** Requests failed stylesheets again. @throws {Error} with the address of one that fails again */
export function loadFailedStyles(): Promise<unknown> {
  // A second caller waits for the sheets of the first, then requests what is still missing.
  loading = loading.catch(() => {}).then(() => Promise.all([...failed].map(reload)));
  return loading;
}
