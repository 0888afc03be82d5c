import { explorerPage } from '@tintforge/content';
import { Container } from '@tintforge/ui';
import styles from './explorer-start.module.css';

/** The title of the explorer, close above its picture. */
export function ExplorerStart() {
  return (
    <div className={styles.root} data-theme="ink">
      <Container className={styles.words}>
        <h1 className={styles.heading}>{explorerPage.heading}</h1>
        <p className={styles.lead}>{explorerPage.lead}</p>
      </Container>
    </div>
  );
}
