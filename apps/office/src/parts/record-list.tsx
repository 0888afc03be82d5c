import { Banner, Button, Skeleton, SkeletonGroup } from '@tintforge/ui';
import type { ReactNode } from 'react';
import styles from './record-list.module.css';

/** A list's query: pages of records, one after another. */
export interface PagedQuery<Row> {
  /** All loaded rows; undefined until the first page is loaded. */
  rows: readonly Row[] | undefined;
  isError: boolean;
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  fetchNextPage: () => unknown;
  refetch: () => unknown;
  isFetchNextPageError: boolean;
}

interface RecordListProps<Row extends { id: string }> {
  /** Names the list. */
  label: string;
  query: PagedQuery<Row>;
  /** Shown when the list is empty. */
  empty: ReactNode;
  words: { loading: string; failed: string; retry: string; more: string };
  children: (row: Row) => ReactNode;
}

/** A list in each of its states: loading, failed, empty, complete, and with more to load. */
export function RecordList<Row extends { id: string }>({ label, query, empty, words, children }: RecordListProps<Row>) {
  const { rows } = query;
  if (rows === undefined) {
    return query.isError ? (
      <div className={styles.state}>
        <Failed query={query} words={words} />
      </div>
    ) : (
      <div className={styles.state}>
        <SkeletonGroup label={words.loading}>
          <Skeleton />
          <Skeleton />
          <Skeleton />
        </SkeletonGroup>
      </div>
    );
  }
  if (rows.length === 0) return <div className={styles.state}>{empty}</div>;
  return (
    <>
      {query.isError && !query.isFetchNextPageError && <Failed query={query} words={words} />}
      <ul aria-label={label}>
        {rows.map((row) => (
          <li key={row.id}>{children(row)}</li>
        ))}
      </ul>
      {query.isFetchNextPageError && <Failed query={query} words={words} />}
      {query.hasNextPage && !query.isFetchNextPageError && (
        <div className={styles.state}>
          <Button
            busyLabel={query.isFetchingNextPage ? words.loading : undefined}
            onClick={() => void query.fetchNextPage()}
          >
            {words.more}
          </Button>
        </div>
      )}
    </>
  );
}

function Failed<Row>({ query, words }: { query: PagedQuery<Row>; words: { failed: string; retry: string } }) {
  const again = query.isFetchNextPageError ? query.fetchNextPage : query.refetch;
  return (
    <Banner tone="error" action={<Button onClick={() => void again()}>{words.retry}</Button>}>
      {words.failed}
    </Banner>
  );
}
