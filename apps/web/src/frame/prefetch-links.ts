/**
 * What is behind a link is fetched as soon as the pointer, a finger or the focus is on it: by speculation rules where the
 * browser reads them (the build writes them), here for the others. The code of the wizard, whose document and styles are
 * there already, is fetched here for all.
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
