/** What people press or change before the site's code is there, in the order of its last use. */
const controls = new Set<HTMLElement>();
let listening = new AbortController();

function remember(control: EventTarget | null): void {
  if (!(control instanceof HTMLElement)) return;
  controls.delete(control);
  controls.add(control);
}

/** Remembers what is pressed and changed on a page that sleeps, until a part of it asks for it. */
export function rememberEarlyActions(): void {
  listening = new AbortController();
  const options = { capture: true, signal: listening.signal };
  window.addEventListener('click', (event) => remember(pressedControl(event)), options);
  window.addEventListener('input', ({ target }) => remember(target), options);
}

/**
 * What a press is for, in a part that sleeps: a button, or a link that does something before it leads on, which says so
 * with `data-waits` and is held back until its part is awake. Null for everything else.
 */
export function pressedControl(event: MouseEvent): HTMLElement | null {
  const { target, ctrlKey, metaKey, shiftKey } = event;
  const control = target instanceof Element ? target.closest<HTMLElement>('button, a[data-waits]') : null;
  if (control?.tagName !== 'A') return control;
  // Another tab or window is the browser's.
  if (ctrlKey || metaKey || shiftKey) return null;
  event.preventDefault();
  return control;
}

/** What was pressed or changed in a part of the page until now; from here on the part remembers by itself. */
export function takeEarlyActions(region: Element): HTMLElement[] {
  listening.abort();
  const own = [...controls].filter((control) => region.contains(control));
  for (const control of own) controls.delete(control);
  return own;
}
