/**
 * The public origin of the site, which the server writes into every page at startup. Without it (the development
 * server) it is the page's own origin.
 */
export function siteOrigin(): string {
  const written = document.documentElement.dataset.origin ?? '';
  return /^https?:\/\//.test(written) ? written : window.location.origin;
}
