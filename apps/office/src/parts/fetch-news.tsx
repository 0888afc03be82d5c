import { useOnline } from '@tintforge/app-base/use-online';
import { Banner, Button } from '@tintforge/ui';
import styles from './fetch-news.module.css';

interface FetchNewsProps {
  query: { data: unknown; isError: boolean };
  onRetry: () => unknown;
  words: { failed: { title: string; text: string; stale: string; retry: string }; offline: string };
}

/** A banner above fetched data: it failed to load, or may be stale while offline. */
export function FetchNews({ query, onRetry, words }: FetchNewsProps) {
  const isOnline = useOnline();
  const isThere = query.data !== undefined;
  if (query.isError) {
    return (
      <div className={styles.root}>
        <Banner
          tone="error"
          title={words.failed.title}
          action={<Button onClick={() => void onRetry()}>{words.failed.retry}</Button>}
        >
          {isThere ? `${words.failed.text} ${words.failed.stale}` : words.failed.text}
        </Banner>
      </div>
    );
  }
  if (isOnline || !isThere) return null;
  return (
    <div className={styles.root}>
      <Banner tone="warning">{words.offline}</Banner>
    </div>
  );
}
