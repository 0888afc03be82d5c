import { paths } from '@tintforge/app-base/paths';
import { layoutWords } from '@tintforge/content';
import { LinkButton } from '@tintforge/ui';
import { Link } from '../lib/link';
import styles from './layout.module.css';
import { accountLink } from './navigation';

/** The two ways at the right end of the header. */
export function HeaderActions() {
  return (
    <>
      <Link to={accountLink.path} className={styles.account}>
        {accountLink.label}
      </Link>
      <LinkButton size="small" render={(anchor) => <Link to={paths.booking} {...anchor} />}>
        {layoutWords.bookNow}
      </LinkButton>
    </>
  );
}
