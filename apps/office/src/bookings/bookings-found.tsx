import type { BookingList } from '@tintforge/api-contract';
import { Link } from '@tintforge/app-base/frame/link';
import { paths } from '@tintforge/app-base/paths';
import { EmptyState, LinkButton } from '@tintforge/ui';
import { useEffect, useRef } from 'react';
import { FetchNews } from '../parts';
import styles from './bookings-found.module.css';
import { BookingsTable } from './bookings-table';
import { isUnfiltered, type ListAddress, type ListQuestion, listPath, wholeList } from './list-address';
import { ListPages } from './list-pages';
import { useBookings } from './use-bookings';
import { bookingListWords as words } from './words';

interface BookingsFoundProps {
  address: ListAddress;
  onSort: (question: ListQuestion) => void;
}

/** The bookings of a URL in each of their states: loading, failed, none at all, no matches, loaded. */
export function BookingsFound({ address, onSort }: BookingsFoundProps) {
  const query = useBookings(address);
  const { data } = query;
  const { sort, direction } = address;
  const top = useTopOfPage(`${address.after} ${address.before}`);
  return (
    <>
      <div ref={top} className={styles.head}>
        <p role="status">{data !== undefined && !query.isPlaceholderData && countText(data)}</p>
        {!isUnfiltered(address) && (
          <Link to={listPath({ ...wholeList, sort, direction })} className={styles.clear}>
            {words.clear}
          </Link>
        )}
      </div>
      <FetchNews query={query} onRetry={query.refetch} words={words} />
      {data?.bookings.length === 0 && !query.isFetching ? (
        <Nothing address={address} />
      ) : (
        (data !== undefined || !query.isError) && (
          <BookingsTable
            bookings={data?.bookings ?? []}
            isLoading={query.isPending || query.isPlaceholderData}
            question={address}
            onSort={onSort}
          />
        )
      )}
      {data !== undefined && <ListPages address={address} previous={data.previous} next={data.next} />}
    </>
  );
}

/** Another page is read from its top, which is here. The focus stays on the link to the next page. */
function useTopOfPage(page: string) {
  const ref = useRef<HTMLDivElement>(null);
  const shown = useRef(page);
  useEffect(() => {
    if (shown.current !== page) ref.current?.scrollIntoView({ block: 'start', behavior: 'instant' });
    shown.current = page;
  }, [page]);
  return ref;
}

function countText({ count, isCountCapped }: BookingList): string {
  return isCountCapped ? words.countCapped(count) : words.count(count);
}

function Nothing({ address }: { address: ListAddress }) {
  if (isUnfiltered(address)) {
    return (
      <EmptyState
        headingLevel="h2"
        title={words.empty.title}
        action={
          <LinkButton render={(anchor) => <Link to={paths.adminNewBooking} {...anchor} />}>
            {words.newBooking}
          </LinkButton>
        }
      >
        {words.empty.text}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      headingLevel="h2"
      title={words.none.title}
      action={<LinkButton render={(anchor) => <Link to={listPath(wholeList)} {...anchor} />}>{words.clear}</LinkButton>}
    >
      {words.none.text}
    </EmptyState>
  );
}
