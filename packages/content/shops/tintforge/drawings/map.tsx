import { RegionMap, type RegionMapProps, RegionStretch, type RegionStretchProps } from '@tintforge/ui/region-map';
import { coast } from './coast-map/coast';

/** The map of the shop's regions. */
export function PlaceMap(props: Omit<RegionMapProps, 'map'>) {
  return <RegionMap map={coast} {...props} />;
}

/** A region's stretch of the map; covers its container, which clips it. */
export function PlaceStretch(props: Omit<RegionStretchProps, 'map'>) {
  return <RegionStretch map={coast} {...props} />;
}
