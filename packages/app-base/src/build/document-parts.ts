import { modePlaceholder, originPlaceholder } from './origin';

/** The document element's attributes about the installation, filled in by the server. */
export const documentAttributes = `data-mode="${modePlaceholder}" data-origin="${originPlaceholder}"`;

/** The site's icons, as lines of a document's head. */
export const iconLinks: readonly string[] = [
  '<link rel="icon" href="/favicon.ico" sizes="32x32">',
  '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
  '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
  '<link rel="manifest" href="/site.webmanifest">',
];

/** Escapes a string for HTML, in an attribute or between elements. */
export function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
