/** What people press or change before the site's code is there, in the order of its last use. */
const controls = new Set<Element>();
let listening = new AbortController();

function remember(control: Element | null): void {
  if (control === null) return;
  controls.delete(control);
  controls.add(control);
}

/** Remembers what is pressed and changed on a page that sleeps, until a part of it asks for it. */
export function rememberEarlyActions(): void {
  listening = new AbortController();
  const options = { capture: true, passive: true, signal: listening.signal };
  const target = (event: Event) => (event.target instanceof Element ? event.target : null);
  window.addEventListener('click', (event) => remember(target(event)?.closest('button') ?? null), options);
  window.addEventListener('input', (event) => remember(target(event)), options);
}

/** What was pressed or changed in a part of the page until now; from here on the part remembers by itself. */
export function takeEarlyActions(region: Element): Element[] {
  listening.abort();
  const own = [...controls].filter((control) => region.contains(control));
  for (const control of own) controls.delete(control);
  return own;
}
