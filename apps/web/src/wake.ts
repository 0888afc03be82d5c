import { nameHeldStyles } from './lib/page-styles';

/**
 * Prerendered pages read, navigate and call without script. The site's code is fetched when somebody first touches the
 * page, so that reading costs nothing.
 */
const signs = ['pointerdown', 'pointermove', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin'] as const;

function wake(event: Event) {
  // A browser tells of a pointer that rests where the page appears.
  if (event instanceof PointerEvent && event.type === 'pointermove' && event.movementX === 0 && event.movementY === 0)
    return;
  for (const sign of signs) window.removeEventListener(sign, wake, true);
  nameHeldStyles(document);
  void import('./main');
}

for (const sign of signs) window.addEventListener(sign, wake, { capture: true, passive: true });
