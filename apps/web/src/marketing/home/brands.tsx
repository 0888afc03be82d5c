import { brands, homeWords } from '@tintforge/content';
import { Container, PaneStrip } from '@tintforge/ui';
import styles from './brands.module.css';

/** Who makes what the shop fits: stand-ins, each with the panes of its film for a mark. */
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
