/**
 * A page's stylesheet holds those of all its parts, and says so: code that comes later looks for its own in the document,
 * finds it here, switched off, and fetches nothing again.
 */
export function nameHeldStyles(page: Document): void {
  const whole = page.querySelector<HTMLLinkElement>('link[data-holds]');
  for (const href of whole?.dataset.holds?.split(' ') ?? []) {
    const part = page.createElement('link');
    part.rel = 'stylesheet';
    part.setAttribute('disabled', '');
    part.setAttribute('href', href);
    page.head.append(part);
  }
  whole?.removeAttribute('data-holds');
}
