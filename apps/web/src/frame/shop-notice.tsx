import { layoutWords, shopNotice } from '@tintforge/content';
import styles from './shop-notice.module.css';

/** The shop's notice above every page: a line that it sets and takes away itself. Renders nothing when there is none. */
export function ShopNotice() {
  if (shopNotice === '') return null;
  return (
    <aside className={styles.root} aria-label={layoutWords.notice} data-theme="ink">
      {shopNotice}
    </aside>
  );
}
