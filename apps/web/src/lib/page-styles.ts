/**
 * A page's stylesheet contains those of all its parts, and names them: code that loads later looks for its own
 * stylesheet in the document, finds a disabled link to it, and fetches nothing.
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
