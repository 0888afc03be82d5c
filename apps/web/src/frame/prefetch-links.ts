/**
 * Prefetches a link's target as soon as the pointer, a finger or the focus is on it: with speculation rules where the
 * browser supports them (the build writes them), here for other browsers. The wizard's code is prefetched here for all
 * browsers; its document and styles are already there.
 */
export function prefetchLinks({ document, location }: Window): void {
  const readsRules = HTMLScriptElement.supports?.('speculationrules') === true;
  const known = new Set([location.pathname]);
  const wizard = document.querySelector<HTMLElement>('script[data-wizard]')?.dataset;

  function fetchAhead(href: string) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'prefetch', href }));
  }

  function notice({ target }: Event) {
    const link = target instanceof Element ? target.closest('a') : null;
    if (!(link instanceof HTMLAnchorElement) || link.origin !== location.origin || known.has(link.pathname)) return;
    known.add(link.pathname);
    if (link.pathname === wizard?.wizard) wizard.scripts?.split(' ').forEach(fetchAhead);
    else if (!readsRules) fetchAhead(link.href);
  }

  for (const sign of ['pointerover', 'touchstart', 'focusin']) {
    document.addEventListener(sign, notice, { passive: true });
  }
}
