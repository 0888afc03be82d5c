import { ShopLogo } from '@tintforge/app-base/frame/shop-logo';
import { paths } from '@tintforge/app-base/paths';
import { siteWords } from '@tintforge/content';
import type { Elements } from '@tintforge/ui';
import styles from './entry.module.css';

interface EntryProps {
  heading: string;
  lead?: string;
  children: Elements;
}

/** Layout of the staff login: one card on ink. */
export function Entry({ heading, lead, children }: EntryProps) {
  return (
    <main id="main" className={styles.root} tabIndex={-1} data-theme="ink">
      <a href={paths.home} className={styles.home} aria-label={siteWords.home}>
        <ShopLogo />
      </a>
      <div className={styles.card} data-theme="paper">
        <h1 className={styles.title}>{heading}</h1>
        {lead !== undefined && <p className={styles.lead}>{lead}</p>}
        {children}
      </div>
    </main>
  );
}
