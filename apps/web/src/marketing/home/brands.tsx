import { brands, homeWords } from '@tintforge/content';
import { Container, PaneStrip } from '@tintforge/ui';
import styles from './brands.module.css';

/** The manufacturers of the shop's films: stand-ins, each with its film's panes as a logo. */
export function Brands() {
  return (
    <Container className={styles.root}>
      <h2>{homeWords.brands.heading}</h2>
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
