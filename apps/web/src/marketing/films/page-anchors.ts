/** Places on the pages of the films that links lead to. The buttons of the film pages scroll to `contact`. */
export const anchors = { contact: 'contact', specifications: 'specifications', guide: 'guide' } as const;

/** A link to such a place; the document's scroll padding keeps it 80 px under the top. */
export function anchorTo(anchor: (typeof anchors)[keyof typeof anchors]): string {
  return `#${anchor}`;
}
