/** Parts of addresses that belong to a region (docs/product.md, Regions and phone lines). */
const regionsByPath: readonly [RegExp, string][] = [
  [/tampa-bay/, 'tampa'],
  [/fort-myers|naples/, 'naples'],
  [/sarasota|bradenton/, 'sarasota'],
  [/clearwater|st-pete/, 'clearwater'],
];

/** The region that a page's address speaks of; undefined for all others. */
export function regionOfPath(pathname: string): string | undefined {
  return regionsByPath.find(([part]) => part.test(pathname))?.[1];
}
