import type { RegionPageWords } from '@tintforge/content';
import { CoastMap } from '@tintforge/ui/coast-map';
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
        <div className={styles.stretch} data-region={regionId}>
          <CoastMap active={regionId} title={words.map} />
        </div>
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
