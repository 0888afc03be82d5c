/** A click that came before the page's code. */
interface EarlyPress {
  target: Element;
  /** A pointer's click counts from 1; those that keys make have 0. */
  detail: number;
}

type PageWithPress = Window & { earlyPress?: EarlyPress | undefined };

/**
 * Does once more what was last pressed in a part of the page before its code was there (see `before-paint.ts`). What the
 * browser does without code, such as following a link, isn't repeated.
 */
export function repeatEarlyPress(region: Element, page: PageWithPress = window): void {
  const press = page.earlyPress;
  delete page.earlyPress;
  if (press === undefined || !region.contains(press.target)) return;
  const control = press.target.closest<HTMLElement>('input, button');
  if (control === null) return;
  // React compares a control with what it last saw there, so it has to see the opposite first.
  if (control instanceof HTMLInputElement) control.checked = false;
  control.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: press.detail }));
}
