import type { ReactNode } from 'react';
import { type HydrationOptions, hydrateRoot } from 'react-dom/client';

/** Marks of Chrome's and Edge's translations; the site itself has none of them. */
const ofTranslation = '.translated-ltr, .translated-rtl, font, [_msttexthash]';

/**
 * React takes over served HTML. Differences are reported, except in a document that a browser has translated: there React
 * replaces the HTML that differs, and nothing is wrong.
 */
export function hydrate(place: HTMLElement, content: ReactNode, options?: HydrationOptions): void {
  hydrateRoot(place, content, {
    ...options,
    onRecoverableError(error) {
      if (document.querySelector(ofTranslation) === null) reportError(error);
    },
  });
}
