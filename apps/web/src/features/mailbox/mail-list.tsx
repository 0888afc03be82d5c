import type { MailSummary } from '@tintforge/api-contract';
import { Link } from 'react-router-dom';
import { formatInstant } from '../../lib/shop-time';
import styles from './mail-list.module.css';
import { mailboxWords as words } from './words';

/** What a history entry says of a mail that somebody chose here: its heading takes the focus. */
const chosen = { isChosen: true };

interface MailListProps {
  mails: readonly MailSummary[];
  openId: string | undefined;
  addressOf: (id: string) => string;
}

/** The mails, latest first, each a link to itself. */
export function MailList({ mails, openId, addressOf }: MailListProps) {
  return (
    <nav aria-label={words.list}>
      <ul className={styles.root}>
        {mails.map(({ id, subject, recipient, sentAt }) => (
          <li key={id}>
            <Link
              to={addressOf(id)}
              state={chosen}
              className={styles.mail}
              aria-current={id === openId ? 'page' : undefined}
            >
              <b>{subject}</b>
              <span>{words.to(recipient)}</span>
              <time dateTime={sentAt}>{formatInstant(sentAt)}</time>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
