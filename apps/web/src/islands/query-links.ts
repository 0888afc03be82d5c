/**
 * A link in an island that reads its address (`data-reads-address`) to another query of the same page changes the address
 * alone; the island hears of it as of the back button, or begins with it when it wakes.
 */
export function followQueryLinks({ document, location, history }: Window & typeof globalThis): void {
  document.addEventListener('click', (event) => {
    const { target, ctrlKey, metaKey, shiftKey } = event;
    const link = target instanceof Element ? target.closest('[data-reads-address] a') : null;
    if (!(link instanceof HTMLAnchorElement) || link.pathname !== location.pathname || link.hash !== '') return;
    // Another tab or window is the browser's.
    if (ctrlKey || metaKey || shiftKey) return;
    event.preventDefault();
    if (link.href === location.href) return;
    history.pushState(null, '', link.href);
    dispatchEvent(new PopStateEvent('popstate'));
  });
}
