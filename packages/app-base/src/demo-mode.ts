/** True when the server runs as a demo, which it writes into every page at startup. */
export function isDemo(): boolean {
  return document.documentElement.dataset.mode === 'demo';
}
