import { useId } from 'react';
import styles from './map.module.css';

interface PlaceMapProps {
  /** ID of the highlighted region. */
  active?: string | undefined;
  /** The regions with links. The page shows the same links as a list. */
  regions?: readonly { id: string; label: string; href: string }[] | undefined;
  /** The names next to the pins. */
  towns?: Readonly<Record<string, string>> | undefined;
  /** Description for assistive technology. */
  title: string;
}

/** Streets with a pin for each place, until the shop draws its map. As wide as its parent. */
// @owner a map of your place
export function PlaceMap({ towns = {}, title }: PlaceMapProps) {
  const titleId = useId();
  return (
    <svg viewBox="0 0 706 992" className={styles.canvas} role="img" aria-labelledby={titleId}>
      <title id={titleId}>{title}</title>
      <path className={styles.ground} d="M0 0h706v992H0Z" />
      <path className={styles.street} d="M-20 250 726 180M-20 520l746-70M-20 800l746-70M140-20l70 1032M420-20l70 1032" />
      <path className={styles.road} d="M-20 690C220 640 400 420 726 300" />
      {Object.entries(towns).map(([id, name], index) => (
        <g key={id} transform={`translate(350 ${496 + index * 120})`}>
          <circle className={styles.pin} r="14" />
          <text className={styles.name} x="26" dominantBaseline="central">
            {name}
          </text>
        </g>
      ))}
    </svg>
  );
}

/** A region's stretch of the map; covers its container, which clips it. */
export function PlaceStretch({ title }: { region: string; title: string }) {
  return (
    <div className={styles.stretch}>
      <PlaceMap title={title} towns={{ here: '' }} />
    </div>
  );
}
