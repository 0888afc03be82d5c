const units = 'ft|min|minutes?|hours?|days?|weeks?|months?|years?|percent|AM|PM';
const months =
  'January|February|March|April|May|June|July|August|September|October|November|December|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sep|Oct|Nov|Dec';
/** React writes it between two texts of one element. */
const seam = '(?:<!-- -->)?';

/** A tag, to be skipped, or a space that must not end a line. */
const tagOrSpace = new RegExp(
  [
    '<(?!!-- -->)[^>]*>',
    `(?<=\\d${seam}) (?=${seam}(?:${units})\\b)`,
    `(?<=\\b(?:AM|PM)${seam}) (?=${seam}E[SD]T\\b)`,
    `(?<=\\b(?:${months})${seam}) (?=${seam}\\d{1,2}\\b)`,
  ].join('|'),
  'g',
);

/**
 * HTML in which no line ends between a number and its unit, a time and its zone, or a month and its day. Attributes stay
 * as they are. Only for HTML that no script hydrates: React would find other texts than its own.
 */
export function keepTogether(html: string): string {
  return html.replace(tagOrSpace, (found) => (found === ' ' ? '\u00a0' : found));
}
