import { isQuoteNotice, type Notice } from '@tintforge/api-contract';
import { Link, type OwnAddress } from '@tintforge/app-base/frame/link';
import { paths } from '@tintforge/app-base/paths';
import { formatInstant } from '@tintforge/app-base/shop-time';
import { useStepQuestion } from '@tintforge/app-base/use-step-question';
import { Banner, Button, Drawer, EmptyState } from '@tintforge/ui';
import { useEffect, useState } from 'react';
import { outboxPath } from '../outbox/outbox-view';
import { outboxWords } from '../outbox/words';
import styles from './news-drawer.module.css';
import { NoticeEmailsForm } from './notice-emails-form';
import { markSeen, useNotices } from './use-notices';
import { noticeWords as words } from './words';

/** The news, latest first, and on a second page the choices of emails. */
export function NewsDrawer({ onClose }: { onClose: () => void }) {
  const { question, ask, close } = useStepQuestion(['emails']);
  const isChoosing = question === 'emails';
  return (
    <Drawer
      isOpen
      onClose={isChoosing ? close : onClose}
      title={isChoosing ? words.emails.title : words.title}
      closeLabel={words.close}
      footer={
        <Button onClick={isChoosing ? close : () => ask('emails')}>
          {isChoosing ? words.emails.back : words.emails.open}
        </Button>
      }
    >
      {isChoosing ? <NoticeEmailsForm onSaved={close} /> : <News />}
    </Drawer>
  );
}

function News() {
  const { data, isError, refetch } = useNotices();
  // Keeps the mark of a notice that was new when it was first shown.
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => {
    const fresh = data?.notices.filter(({ isNew }) => isNew) ?? [];
    const [latest] = fresh;
    if (latest === undefined) return;
    setMarked((before) => new Set([...before, ...fresh.map(({ id }) => id)]));
    void markSeen(latest.at);
  }, [data]);

  if (data === undefined) {
    return isError ? (
      <Banner tone="error" action={<Button onClick={() => void refetch()}>{words.retry}</Button>}>
        {words.failed}
      </Banner>
    ) : (
      <p role="status">{words.loading}</p>
    );
  }
  if (data.notices.length === 0) {
    return (
      <EmptyState headingLevel="h3" title={words.empty.title}>
        {words.empty.text}
      </EmptyState>
    );
  }
  return (
    <ul className={styles.list}>
      {data.notices.map((notice) => (
        <li key={notice.id}>
          <Row notice={notice} isNew={notice.isNew || marked.has(notice.id)} />
        </li>
      ))}
    </ul>
  );
}

function Row({ notice, isNew }: { notice: Notice; isNew: boolean }) {
  const { kind, at, booking } = notice;
  return (
    <Link to={pathOf(notice)} className={styles.row} data-new={isNew ? '' : undefined}>
      <span className={styles.head}>
        <b>{words.kinds[kind]}</b>
        {isNew && <span className={styles.new}>{words.isNew}</span>}
      </span>
      {booking === null ? (
        <span>{aboutOf(notice)}</span>
      ) : (
        <>
          <span>
            <span>{booking.customerName}</span>{' '}
            <span className={styles.code} translate="no">
              {booking.trackingCode}
            </span>
          </span>
          {booking.startsAt !== null && (
            <span className={styles.muted}>{words.start(formatInstant(booking.startsAt))}</span>
          )}
        </>
      )}
      <time className={styles.muted} dateTime={at}>
        {formatInstant(at)}
      </time>
    </Link>
  );
}

function aboutOf({ kind, about }: Notice): string {
  if (about === null) return '';
  return kind === 'mail-failed' ? outboxWords.kind(about) : about;
}

/** The page on which something can be done about it. */
function pathOf({ id, kind, booking, about }: Notice): OwnAddress {
  if (about !== null && isQuoteNotice(kind)) return paths.adminQuote(about);
  if (kind === 'message') return `${paths.adminMessages}?message=${id}`;
  if (kind === 'mail-failed') return outboxPath({ state: 'failed', mail: id });
  return booking === null ? paths.admin : paths.adminBooking(booking.trackingCode);
}
