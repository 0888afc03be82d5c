import { RangeMap } from './range-map';
import styles from './range-stretch.module.css';

/** The map of the shop's regions. */
export { RangeMap as PlaceMap };

interface PlaceStretchProps {
  /** ID of the region that the stretch is about. */
  region: string;
  title: string;
}

/** A region's stretch of the map; covers its container, which clips it and is measured (`container-type: size`). */
export function PlaceStretch({ region, title }: PlaceStretchProps) {
  return (
    <div className={styles.root} data-region={region}>
      <RangeMap active={region} title={title} />
    </div>
  );
}
