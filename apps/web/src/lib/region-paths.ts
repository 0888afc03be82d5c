import { paths } from '@tintforge/app-base/paths';
import { regionPaths } from '@tintforge/content';

/** The page of a region; the one of all regions where it has none. */
export function regionPath(regionId: string): string {
  return regionPaths[regionId] ?? paths.areas;
}
