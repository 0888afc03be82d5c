import * as published from '@tintforge/shop/region-paths';

/** The page of each region that has one. */
export const regionPaths: Readonly<Record<string, string>> = published.regionPaths;

/** The region whose page a path is; undefined for all others (docs/product.md of the repository, Regions and phone lines). */
export function regionIdOfPath(pathname: string): string | undefined {
  return Object.keys(regionPaths).find((id) => regionPaths[id] === pathname);
}
