/** Path segments that belong to a region (docs/product.md, Regions and phone lines). */
const regionsByPath: readonly [RegExp, string][] = [
  [/tampa-bay/, 'tampa'],
  [/fort-myers|naples/, 'naples'],
  [/sarasota|bradenton/, 'sarasota'],
  [/clearwater|st-pete/, 'clearwater'],
];

/** The region of a page's path; undefined for all others. */
export function regionOfPath(pathname: string): string | undefined {
  return regionsByPath.find(([part]) => part.test(pathname))?.[1];
}
