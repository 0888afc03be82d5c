export interface PagesShownOptions {
  /** The current page, from 1. */
  page: number;
  pageCount: number;
}

/** A range of pages that is left out, named after the page before it. */
export interface PageGap {
  after: number;
}

/** An entry in the row of pages. */
export type PageShown = number | PageGap;

/** First and last page, two gaps, and the current page between its neighbors. */
const places = 7;

/**
 * The pages to offer: always the first, the last, the current one and its neighbors. The row keeps its length of at
 * most seven on every page, and a gap replaces at least two pages.
 */
export function pagesShown({ page, pageCount }: PagesShownOptions): PageShown[] {
  if (pageCount <= places) return range(1, pageCount);
  const edge = places - 2;
  if (page < edge) return [...range(1, edge), { after: edge }, pageCount];
  if (page > pageCount - edge + 1) return [1, { after: 1 }, ...range(pageCount - edge + 1, pageCount)];
  return [1, { after: 1 }, ...range(page - 1, page + 1), { after: page + 1 }, pageCount];
}

function range(first: number, last: number): number[] {
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
}
