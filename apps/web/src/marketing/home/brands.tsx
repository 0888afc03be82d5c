import { brands, homeWords } from '@tintforge/content';
import { Container, PaneStrip } from '@tintforge/ui';
import { SampleMark } from '../parts/sample-mark';
import styles from './brands.module.css';

/** The manufacturers of the shop's films, each with its film's panes as a logo. Nothing where the shop names none. */
export function Brands() {
  if (brands.length === 0) return null;
  return (
    <Container className={styles.root}>
      <div className={styles.top}>
        <h2>{homeWords.brands.heading}</h2>
        <SampleMark of={brands} />
      </div>
      <ul className={styles.list}>
        {brands.map(({ name, logo, description }) => (
          <li key={name}>
            <span className={styles.mark}>
              <PaneStrip shades={logo} />
            </span>
            <div>
              <h3>{name}</h3>
              <p>{description}</p>
            </div>
          </li>
        ))}
      </ul>
    </Container>
  );
}
