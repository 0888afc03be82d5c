/**
 * In an island that reads its URL (`data-reads-address`), a link to another query of the same page changes only the
 * URL. The island is notified as if by the back button, or starts with that query when it hydrates.
 */
export function followQueryLinks({ document, location, history }: Window & typeof globalThis): void {
  document.addEventListener('click', (event) => {
    const { target, ctrlKey, metaKey, shiftKey } = event;
    const link = target instanceof Element ? target.closest('[data-reads-address] a') : null;
    if (!(link instanceof HTMLAnchorElement) || link.pathname !== location.pathname || link.hash !== '') return;
    // The browser handles clicks for another tab or window.
    if (ctrlKey || metaKey || shiftKey) return;
    event.preventDefault();
    if (link.href === location.href) return;
    history.pushState(null, '', link.href);
    dispatchEvent(new PopStateEvent('popstate'));
  });
}
