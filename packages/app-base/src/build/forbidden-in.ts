/** Patterns that must not occur in a served page. */
const forbidden: readonly [string, RegExp][] = [
  ['a style attribute', /<[^>]+\sstyle=/i],
  ['a style element', /<style/i],
  ['an inline script', /<script(?![^>]*\ssrc=)(?![^>]*application\/ld\+json)/i],
  ['a page hidden for a script to swap in', /<div hidden id="S:/i],
];

/** A document's violations of the content security policy, and markup that hides it from readers without script. */
export function forbiddenIn(html: string): string[] {
  return forbidden.flatMap(([name, pattern]) => (pattern.test(html) ? [name] : []));
}
