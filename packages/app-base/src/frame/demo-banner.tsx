import { siteWords } from '@tintforge/content';
import styles from './demo-banner.module.css';

/**
 * The notice that this is a demo. It is in every page's HTML; CSS shows it where the server wrote `data-mode="demo"`.
 */
export function DemoBanner() {
  return (
    <aside className={styles.root} data-theme="ink">
      {siteWords.demo}
    </aside>
  );
}
