/** A click that came before the page's code. */
interface EarlyPress {
  target: Element;
  /** Pointer clicks count from 1; keyboard clicks have 0. */
  detail: number;
}

type PageWithPress = Window & { earlyPress?: EarlyPress | undefined };

/**
 * Replays the last click in a part of the page before its code was loaded (see `before-paint.ts`). Default actions of
 * the browser, such as following a link, aren't replayed.
 */
export function repeatEarlyPress(region: Element, page: PageWithPress = window): void {
  const press = page.earlyPress;
  delete page.earlyPress;
  if (press === undefined || !region.contains(press.target)) return;
  const control = press.target.closest<HTMLElement>('input, button');
  if (control === null) return;
  // React compares a control with its last known value, so it has to see the opposite first.
  if (control instanceof HTMLInputElement) control.checked = false;
  control.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: press.detail }));
}
