import type { Elements } from '../elements';
import { rampShades } from '../panes/panes';
import panes from '../panes/panes.module.css';
import styles from './logo.module.css';

/** The mark: seven panes over one flat evening sky. Decorative, because the name is next to it. */
export function LogoMark() {
  return (
    <span className={styles.mark} aria-hidden="true">
      {rampShades.map((shade) => (
        <i key={shade} className={panes.film} data-vlt={shade} />
      ))}
    </span>
  );
}

interface LogoProps {
  name: string;
  /** A decorative drawing, 24 pixels high; seven panes by default. */
  mark?: Elements;
}

/** The mark with the name. Put it in the link to the home page. */
export function Logo({ name, mark = <LogoMark /> }: LogoProps) {
  return (
    <span className={styles.root}>
      {mark}
      <span>{name}</span>
    </span>
  );
}
