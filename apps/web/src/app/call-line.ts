/** Parts of addresses that belong to a region (booking specification, section 2, sticky bar). */
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
