import styles from './ramp-bars.module.css';

const bars = [0, 1, 2, 3, 4, 5, 6];

/** Seven bars in the text color, from clear to dark: the sign of activity. Decorative. */
export function RampBars() {
  return (
    <span className={styles.root} aria-hidden="true">
      {bars.map((bar) => (
        <i key={bar} />
      ))}
    </span>
  );
}
