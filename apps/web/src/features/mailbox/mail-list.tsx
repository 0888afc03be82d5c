import type { MailSummary } from '@tintforge/api-contract';
import { Link, type OwnAddress } from '@tintforge/app-base/frame/link';
import { formatInstant } from '@tintforge/app-base/shop-time';
import { keepValues } from '@tintforge/ui';
import styles from './mail-list.module.css';
import { mailboxWords as words } from './words';

interface MailListProps {
  mails: readonly MailSummary[];
  openId: string | undefined;
  addressOf: (id: string) => OwnAddress;
}

/** The emails, latest first, each a link to its page. */
export function MailList({ mails, openId, addressOf }: MailListProps) {
  return (
    <nav aria-label={words.list}>
      <ul className={styles.root}>
        {mails.map(({ id, subject, recipient, sentAt }) => (
          <li key={id}>
            <Link to={addressOf(id)} className={styles.mail} aria-current={id === openId ? 'page' : undefined}>
              <b>{subject}</b>
              <span>{keepValues(words.to(recipient))}</span>
              <time dateTime={sentAt}>{formatInstant(sentAt)}</time>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
