import type { BookingDetails, User } from '@tintforge/api-contract';
import { Link } from '@tintforge/app-base/frame/link';
import { late } from '@tintforge/app-base/late/late';
import { paths } from '@tintforge/app-base/paths';
import { EmptyState, LinkButton, Skeleton } from '@tintforge/ui';
import { Suspense, useEffect, useRef } from 'react';
import styles from './appointments.module.css';
import { BookingList } from './booking-list';
import { cacheBooking, useMyBookings } from './use-my-bookings';
import { dashboardWords } from './words';

const words = dashboardWords.appointments;

/** Loaded on demand: a customer without appointments doesn't download the drawings. */
const ManagedBooking = late(async () => (await import('../../manage-booking')).ManagedBooking);

/** Upcoming bookings, each with all the actions its owner can take. */
export function Appointments({ user }: { user: User }) {
  const query = useMyBookings({ userId: user.id, list: 'upcoming' });
  const { placeRef, keepFocus } = useFocusInPlace();

  function learn(details: BookingDetails) {
    cacheBooking({ userId: user.id, details });
    keepFocus();
  }

  return (
    <section ref={placeRef} tabIndex={-1} className={styles.root} aria-label={dashboardWords.tabs.appointments}>
      <BookingList title={dashboardWords.tabs.appointments} query={query} empty={<NoAppointments />}>
        {(bookings) => (
          <Suspense fallback={<Skeleton shape="picture" />}>
            {bookings.map((details) => (
              <ManagedBooking key={details.trackingCode} details={details} access={{}} onChanged={learn} />
            ))}
          </Suspense>
        )}
      </BookingList>
    </section>
  );
}

function NoAppointments() {
  return (
    <EmptyState
      headingLevel="h3"
      title={words.empty}
      action={
        <LinkButton render={(anchor) => <Link to={paths.booking} {...anchor} />}>
          {dashboardWords.newBooking}
        </LinkButton>
      }
    >
      {words.emptyText}
    </EmptyState>
  );
}

/** A cancelled booking leaves the list along with the focused button, so the focus moves to the list. */
function useFocusInPlace() {
  const placeRef = useRef<HTMLElement>(null);
  const isChanged = useRef(false);

  useEffect(() => {
    if (!isChanged.current) return;
    isChanged.current = false;
    if (document.activeElement === document.body) placeRef.current?.focus();
  });

  return {
    placeRef,
    keepFocus() {
      isChanged.current = true;
    },
  };
}
