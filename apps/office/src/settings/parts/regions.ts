import { catalogue } from '@tintforge/content';
import type { Option } from '@tintforge/ui';
import { settingsWords as words } from '../words';

/** The regions that the shop serves, in order. */
export const regions = catalogue.regions.map(({ id, name }) => ({ id, name }));

/** The name of a region; null means all of them. */
export function regionName(regionId: string | null): string {
  if (regionId === null) return words.allRegions;
  return regions.find(({ id }) => id === regionId)?.name ?? regionId;
}

export const regionOptions: readonly Option[] = regions.map(({ id, name }) => ({ value: id, label: name }));
