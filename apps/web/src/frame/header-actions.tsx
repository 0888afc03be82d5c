import { paths } from '@tintforge/app-base/paths';
import { layoutWords } from '@tintforge/content';
import { LinkButton } from '@tintforge/ui';
import styles from './layout.module.css';
import { accountLink } from './navigation';

/** The two buttons at the right end of the header. */
export function HeaderActions() {
  return (
    <>
      <a href={accountLink.path} className={styles.account}>
        {accountLink.label}
      </a>
      <LinkButton size="small" href={paths.booking}>
        {layoutWords.bookNow}
      </LinkButton>
    </>
  );
}
