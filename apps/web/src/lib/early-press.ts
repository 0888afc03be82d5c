/** A click that came before the page's code. */
interface EarlyPress {
  target: Element;
  /** Pointer clicks count from 1; keyboard clicks have 0. */
  detail: number;
}

type PageWithPress = Window & { earlyPress?: EarlyPress | undefined };

/**
 * Replays the last click in a part of the page before its code was loaded (see `before-paint.ts`). Default actions of
 * the browser, such as following a link, aren't replayed. A control that React has replaced, as in a page that a browser
 * has translated, passes the click and the focus on to the one in its place.
 */
export function repeatEarlyPress(region: Element, page: PageWithPress = window): void {
  const press = page.earlyPress;
  delete page.earlyPress;
  const pressed = press?.target.closest<HTMLElement>('input, button');
  if (press === undefined || !pressed) return;
  const control = pressed.isConnected ? pressed : findEqual(pressed, region);
  if (control === undefined || !region.contains(control)) return;
  // React compares a control with its last known value, so it has to see the opposite first.
  if (control instanceof HTMLInputElement) control.checked = false;
  if (control !== pressed) control.focus({ preventScroll: true });
  control.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: press.detail }));
}

/** The control with the same attributes. */
function findEqual(control: HTMLElement, region: Element): HTMLElement | undefined {
  const bare = control.cloneNode();
  const all = region.querySelectorAll<HTMLElement>(control.tagName);
  return [...all].find((each) => each.cloneNode().isEqualNode(bare));
}
