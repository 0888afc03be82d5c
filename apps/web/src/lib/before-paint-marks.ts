/** Set on the document's element while the place of a prerendered first step waits for another one that the tab kept. */
const resumingMark = 'data-resuming';

/** True when the tab stored something that the prerendered page doesn't show. */
export function isResuming(): boolean {
  return document.documentElement.hasAttribute(resumingMark);
}

/** Shows the step's place again. */
export function endResuming(): void {
  document.documentElement.removeAttribute(resumingMark);
}
