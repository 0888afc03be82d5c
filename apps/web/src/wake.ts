import { rememberEarlyActions } from './lib/early-actions';
import { followEarlyLinks } from './lib/early-links';
import { nameHeldStyles } from './lib/page-styles';

/**
 * Prerendered pages read, navigate and call without script. The site's code is fetched when somebody first touches the
 * page, so that reading costs nothing; what they press until it is there is remembered. A part that shows what the query of
 * its address asks for says so with `data-reads-address`: with a query the page wakes at once, because its HTML was made
 * for none, and a link in that part to another query of the same page changes the address without loading a document.
 */
const signs = ['pointerdown', 'pointermove', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin'] as const;

function wake(event: Event) {
  // A browser tells of a pointer that rests where the page appears.
  if (event instanceof PointerEvent && event.type === 'pointermove' && event.movementX === 0 && event.movementY === 0)
    return;
  start();
}

function start() {
  for (const sign of signs) window.removeEventListener(sign, wake, true);
  nameHeldStyles(document);
  import('./main').then(links.leave, links.load);
}

rememberEarlyActions();
const links = followEarlyLinks(window);
for (const sign of signs) window.addEventListener(sign, wake, { capture: true, passive: true });
if (window.location.search !== '' && document.querySelector('[data-reads-address]') !== null) start();
