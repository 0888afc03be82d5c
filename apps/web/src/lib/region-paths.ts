import { paths } from '@tintforge/app-base/paths';
import type { RegionId } from '@tintforge/content';

/** Which page speaks for which region. */
export const regionPaths: Readonly<Record<RegionId, string>> = {
  tampa: paths.tampa,
  clearwater: paths.clearwater,
  sarasota: paths.sarasota,
  naples: paths.naples,
};
