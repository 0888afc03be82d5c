/** True when the server runs as a demo, which it writes into every page when it starts. */
export function isDemo(): boolean {
  return document.documentElement.dataset.mode === 'demo';
}
