import { useQueries } from '@tanstack/react-query';
import type { BookingDetails } from '@tintforge/api-contract';
import { codeOf } from '@tintforge/api-contract/client';
import { api } from '@tintforge/app-base/api';
import { longWhenText } from '@tintforge/app-base/appointment';
import { Link } from '@tintforge/app-base/frame/link';
import { paths } from '@tintforge/app-base/paths';
import { alwaysFresh } from '@tintforge/app-base/query-client';
import { confirmationWords } from '@tintforge/content';
import { Skeleton, SkeletonGroup, StatusBadge } from '@tintforge/ui';
import { useId, useState } from 'react';
import { type KeptBooking, keptBookings } from '../../../lib/booking-tokens';
import styles from './browser-bookings.module.css';
import { soonestFirst } from './soonest-first';
import { dashboardWords } from './words';

const words = dashboardWords.browser;
const { statuses } = confirmationWords.verification;

/** The bookings that this browser can open without logging in; nothing when there are none. */
export function BrowserBookings() {
  const headingId = useId();
  const [kept] = useState(() => keptBookings({ now: Date.now() }));
  const queries = useQueries({ queries: kept.map(detailsQuery) });
  const rows = kept.map((booking, index) => ({ booking, query: queries[index] }));
  // A link that a newer one has replaced no longer opens anything.
  const openable = rows.filter(({ query }) => !isRefused(query?.error));
  if (openable.length === 0) return null;
  return (
    <section className={styles.root} aria-labelledby={headingId}>
      <h2 id={headingId} className={styles.heading}>
        {words.heading}
      </h2>
      <ul className={styles.list}>
        {soonestFirst(openable, ({ query }) => query?.data, Date.now()).map(({ booking, query }) => (
          <Row
            key={booking.trackingCode}
            booking={booking}
            details={query?.data}
            isLoading={query?.isPending ?? false}
          />
        ))}
      </ul>
    </section>
  );
}

function detailsQuery({ trackingCode, manageToken }: KeptBooking) {
  return {
    queryKey: ['browser-booking', trackingCode],
    queryFn: () => api('getBookingDetails', { params: { code: trackingCode }, bookingToken: manageToken }),
    ...alwaysFresh,
  };
}

function isRefused(error: Error | null | undefined): boolean {
  const code = codeOf(error);
  return code === 'unauthorized' || code === 'not_found';
}

interface RowProps {
  booking: KeptBooking;
  /** Undefined while it loads, or when the server can't be reached. */
  details: BookingDetails | undefined;
  isLoading: boolean;
}

function Row({ booking: { trackingCode }, details, isLoading }: RowProps) {
  return (
    <li>
      <Link to={paths.bookingVerification(trackingCode)} className={styles.link}>
        {details !== undefined && <b className={styles.when}>{longWhenText(details)}</b>}
        {details === undefined && isLoading && (
          <SkeletonGroup label={dashboardWords.loading}>
            <Skeleton />
          </SkeletonGroup>
        )}
        {details === undefined && !isLoading && <span className={styles.when}>{words.notLoaded}</span>}
        <span className={styles.facts}>
          {details !== undefined && <span>{details.region.name}</span>}
          <span className={styles.code} translate="no">
            {trackingCode}
          </span>
          {details !== undefined && <StatusBadge status={details.status} label={statuses[details.status]} />}
        </span>
      </Link>
    </li>
  );
}
