/**
 * The public address of the site, which the server writes into every page when it starts. Where none was written (the
 * development server) it is the page's own origin.
 */
export function siteOrigin(): string {
  const written = document.documentElement.dataset.origin ?? '';
  return /^https?:\/\//.test(written) ? written : window.location.origin;
}
