import { paths } from '@tintforge/app-base/paths';
import type { RegionId } from '@tintforge/content';

/** The page of each region. */
export const regionPaths: Readonly<Record<RegionId, string>> = {
  tampa: paths.tampa,
  clearwater: paths.clearwater,
  sarasota: paths.sarasota,
  naples: paths.naples,
};
