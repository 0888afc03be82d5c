import { RegionMap, type RegionMapProps, RegionStretch, type RegionStretchProps } from '@tintforge/ui/region-map';
import { range } from './range';
import styles from './range.module.css';

/** The map of the shop's regions. */
export function PlaceMap(props: Omit<RegionMapProps, 'map'>) {
  return (
    <div className={styles.map}>
      <RegionMap map={range} {...props} />
    </div>
  );
}

/** A region's stretch of the map; covers its container, which clips it. */
export function PlaceStretch(props: Omit<RegionStretchProps, 'map'>) {
  return (
    <div className={styles.map}>
      <RegionStretch map={range} {...props} />
    </div>
  );
}
