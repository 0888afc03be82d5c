/**
 * A link in a part that reads its address (`data-reads-address`) to another query of the same page: until the site's code
 * is there, it changes the address alone, and the code begins with what is asked for there. `leave` stops this; `load`
 * is for when the code did not come: it loads the document of a link that was followed.
 */
export function followEarlyLinks({ document, location, history }: Window): { leave: () => void; load: () => void } {
  let isFollowed = false;
  function follow(event: MouseEvent) {
    const { target, ctrlKey, metaKey, shiftKey } = event;
    const link = target instanceof Element ? target.closest('[data-reads-address] a') : null;
    if (!(link instanceof HTMLAnchorElement) || link.pathname !== location.pathname || link.hash !== '') return;
    // Another tab or window is the browser's.
    if (ctrlKey || metaKey || shiftKey) return;
    event.preventDefault();
    isFollowed = link.href !== location.href;
    if (isFollowed) history.pushState(null, '', link.href);
  }
  const leave = () => document.removeEventListener('click', follow);
  document.addEventListener('click', follow);
  return {
    leave,
    load() {
      leave();
      if (isFollowed) location.reload();
    },
  };
}
