import type { BookingDetails } from '@tintforge/api-contract';
import { Banner, Button, Container, type Elements, Skeleton, SkeletonGroup, VisuallyHidden } from '@tintforge/ui';
import type { ReactNode } from 'react';
import styles from './booking-list.module.css';
import type { useMyBookings } from './use-my-bookings';
import { dashboardWords } from './words';

interface BookingListProps {
  /** The heading, for users who can't see the tab above it. */
  title: string;
  query: ReturnType<typeof useMyBookings>;
  /** Shown when the list is empty. */
  empty: ReactNode;
  children: (bookings: readonly BookingDetails[]) => Elements;
}

/** A list of bookings in each of its states: loading, failed, empty, complete, and with more to load. */
export function BookingList({ title, ...list }: BookingListProps) {
  return (
    <>
      <h2>
        <VisuallyHidden>{title}</VisuallyHidden>
      </h2>
      <Bookings {...list} />
    </>
  );
}

function Bookings({ query, empty, children }: Omit<BookingListProps, 'title'>) {
  const { data } = query;
  if (data === undefined) {
    return <Container className={styles.root}>{query.isError ? <NotLoaded query={query} /> : <Loading />}</Container>;
  }
  const bookings = data.pages.flatMap((page) => page.bookings);
  if (bookings.length === 0 && !query.hasNextPage) return <Container className={styles.root}>{empty}</Container>;
  return (
    <>
      {children(bookings)}
      {(query.hasNextPage || query.isError) && (
        <Container className={styles.more}>
          {query.isError ? <NotLoaded query={query} /> : <More query={query} />}
        </Container>
      )}
    </>
  );
}

function Loading() {
  return (
    <SkeletonGroup label={dashboardWords.loading}>
      <Skeleton shape="title" />
      <Skeleton shape="picture" />
    </SkeletonGroup>
  );
}

function NotLoaded({ query }: Pick<BookingListProps, 'query'>) {
  const again = query.isFetchNextPageError ? query.fetchNextPage : query.refetch;
  return (
    <Banner tone="error" action={<Button onClick={() => void again()}>{dashboardWords.retry}</Button>}>
      {dashboardWords.notLoaded}
    </Banner>
  );
}

function More({ query }: Pick<BookingListProps, 'query'>) {
  return (
    <Button
      busyLabel={query.isFetchingNextPage ? dashboardWords.loading : undefined}
      onClick={() => void query.fetchNextPage()}
    >
      {dashboardWords.more}
    </Button>
  );
}
