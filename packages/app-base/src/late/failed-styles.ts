const failed = new Set<HTMLLinkElement>();

/**
 * Records every stylesheet that fails to load. The build's loader requests each one once; without this a retry would
 * show a page without its styles.
 */
export function rememberFailedStyles(page: Document): void {
  page.addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') failed.add(target);
    },
    true,
  );
}

/** Refetches those stylesheets. Rejects when one of them fails again. */
export async function fetchFailedStyles(): Promise<void> {
  await Promise.all([...failed].map(fetchAgain));
}

function fetchAgain(link: HTMLLinkElement): Promise<void> {
  failed.delete(link);
  return new Promise((resolve, reject) => {
    const again = link.cloneNode() as HTMLLinkElement;
    again.addEventListener('load', () => resolve());
    again.addEventListener('error', () => {
      failed.add(again);
      reject(new Error(`Unable to preload CSS for ${again.href}`));
    });
    link.replaceWith(again);
  });
}
