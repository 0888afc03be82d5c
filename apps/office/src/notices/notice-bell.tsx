import { late } from '@tintforge/app-base/late/late';
import { DeskIcon } from '@tintforge/ui';
import { Suspense } from 'react';
import { useDialogStep } from '../lib/use-dialog-step';
import styles from './notice-bell.module.css';
import { useNotices } from './use-notices';
import { noticeWords as words } from './words';

/** Fetched with the first press: it brings the schemas of the calls, and every page has the bell. */
const NewsDrawer = late(async () => (await import('./news-drawer')).NewsDrawer);

/** The bell of the staff area: how much is new, and on a press what happened. */
export function NoticeBell({ className }: { className?: string | undefined }) {
  const { dialog, open, close } = useDialogStep('bell', ['news']);
  const { data } = useNotices();
  const newCount = data?.newCount ?? 0;
  return (
    <>
      <button
        type="button"
        className={`${styles.root} ${className ?? ''}`}
        aria-label={words.bell(newCount)}
        aria-haspopup="dialog"
        onClick={() => open('news')}
      >
        <DeskIcon name="bell" />
        <span className={styles.name}>{words.title}</span>
        {newCount > 0 && <span className={styles.count}>{words.count(newCount)}</span>}
      </button>
      {dialog === 'news' && (
        <div data-theme="paper">
          <Suspense>
            <NewsDrawer onClose={close} />
          </Suspense>
        </div>
      )}
    </>
  );
}
