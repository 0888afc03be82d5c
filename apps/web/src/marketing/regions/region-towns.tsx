import type { RegionPageWords } from '@tintforge/content';
import { PlaceStretch } from '@tintforge/shop/drawings/map';
import styles from './region-towns.module.css';

interface RegionTownsProps {
  regionId: string;
  words: RegionPageWords['towns'];
}

/** The ten towns of a region in running type, next to its stretch of the coast. */
export function RegionTowns({ regionId, words }: RegionTownsProps) {
  return (
    <section className={styles.root}>
      <div className={styles.map}>
        <PlaceStretch region={regionId} title={words.map} />
      </div>
      <div className={styles.words}>
        <h2 className={styles.heading}>{words.heading}</h2>
        <ul className={styles.towns}>
          {words.list.map(({ name, isPromoted = false }) => (
            <li key={name} data-promoted={isPromoted || undefined}>
              {name}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
