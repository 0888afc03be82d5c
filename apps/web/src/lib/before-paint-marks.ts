/**
 * Set on the document's element while the prerendered first step waits to be replaced by the one that the tab stored.
 */
const resumingMark = 'data-resuming';

/** True when the tab stored something that the prerendered page doesn't show. */
export function isResuming(): boolean {
  return document.documentElement.hasAttribute(resumingMark);
}

/** Shows the step again. */
export function endResuming(): void {
  document.documentElement.removeAttribute(resumingMark);
}
