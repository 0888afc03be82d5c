/** Anchors on the film pages. The buttons of the film pages scroll to `contact`. */
export const anchors = { contact: 'contact', specifications: 'specifications', guide: 'guide' } as const;

/** A link to an anchor; the document's scroll padding keeps it 80 px below the top. */
export function anchorTo(anchor: (typeof anchors)[keyof typeof anchors]): string {
  return `#${anchor}`;
}
