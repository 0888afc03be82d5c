import { codeOf } from '@tintforge/api-contract/client';
import { confirmationWords, wizardWords } from '@tintforge/content';
import { Banner, Button, Container, type Elements, Skeleton, SkeletonGroup } from '@tintforge/ui';
import { Suspense, useEffect, useRef } from 'react';
import { rememberRegion } from '../../lib/known-region';
import { paidBookingOf } from '../../lib/paid-booking';
import { FindBooking } from '../find-booking';
import { ArrivalNotice } from './confirmation/arrival-notice';
import { Confirmation } from './confirmation/lazy-confirmation';
import { ManagedBooking } from './managed-booking';
import { PublicBookingView } from './public-booking';
import { cacheDetails, useBookingDetails, usePublicBooking } from './use-booking';
import type { EntryArrival } from './use-entry-arrival';
import styles from './verification-page.module.css';
import { manageWords } from './words';

const words = confirmationWords.verification;

/** A booking for everyone except staff, under its confirmation while that is open. */
export function VisitorView({ trackingCode, arrival }: { trackingCode: string; arrival: EntryArrival }) {
  const { access, query } = useBookingDetails(trackingCode);
  // Known from the payment until the server responds again.
  const booking = query.data ?? paidBookingOf(trackingCode);
  const isConfirmed = booking?.status === 'confirmed' || booking?.status === 'scheduled';
  const isCovered = arrival.from === 'paid' && access !== undefined && isConfirmed;
  useFocusBelow(isCovered);
  return (
    <>
      <BookingView trackingCode={trackingCode} access={access} query={query} arrival={arrival} />
      {isCovered && booking !== undefined && (
        <Suspense fallback={null}>
          <Confirmation booking={booking} access={access} onDone={arrival.close} />
        </Suspense>
      )}
    </>
  );
}

/** A confirmation that was open from the start has nothing to return the focus to: it goes to the page's heading. */
function useFocusBelow(isCovered: boolean) {
  const wasCovered = useRef(false);
  useEffect(() => {
    const isUncovered = wasCovered.current && !isCovered;
    wasCovered.current = isCovered;
    if (isUncovered && document.activeElement === document.body) document.querySelector('h1')?.focus();
  }, [isCovered]);
}

interface BookingViewProps extends ReturnType<typeof useBookingDetails> {
  trackingCode: string;
  arrival: EntryArrival;
}

function BookingView({ trackingCode, access, query, arrival }: BookingViewProps) {
  // A secret opens all of the booking. A login may be that of another customer, who then sees the public part at once.
  const isNeeded = access?.bookingToken === undefined || query.isError;
  const booking = usePublicBooking(trackingCode, { isNeeded });
  const regionId = (query.data ?? booking.data)?.region.id;
  useEffect(() => {
    if (regionId !== undefined) rememberRegion(regionId);
  }, [regionId]);
  const isOnItsWay = access !== undefined && query.isPending;
  if (access !== undefined && query.data !== undefined) {
    return (
      <ManagedBooking
        details={query.data}
        access={access}
        onChanged={cacheDetails}
        headingLevel="h1"
        notice={<ArrivalNotice arrival={arrival.from} booking={query.data} />}
        onPaid={arrival.open}
      />
    );
  }
  if (booking.data !== undefined && !isOnItsWay) {
    return (
      <PublicBookingView booking={booking.data} canLogIn={access === undefined}>
        <ArrivalNotice arrival={arrival.from} booking={booking.data} />
        {access !== undefined && query.isError && (
          <NotOpened
            isRefused={codeOf(query.error) === 'unauthorized'}
            hasSecret={access.bookingToken !== undefined}
            retry={() => void query.refetch()}
          />
        )}
      </PublicBookingView>
    );
  }
  if (codeOf(booking.error) === 'not_found') return <FindBooking typed={trackingCode} isUnknown />;
  if (!booking.isError) return <BookingLoading trackingCode={trackingCode} />;
  return (
    <Page heading={words.heading(trackingCode)}>
      <NotLoaded retry={() => void booking.refetch()} />
    </Page>
  );
}

/** Placeholder for a booking that is loading. */
export function BookingLoading({ trackingCode }: { trackingCode: string }) {
  return (
    <Page heading={words.heading(trackingCode)}>
      <SkeletonGroup label={wizardWords.loading}>
        <Skeleton shape="picture" />
      </SkeletonGroup>
    </Page>
  );
}

interface NotOpenedProps {
  isRefused: boolean;
  hasSecret: boolean;
  retry: () => void;
}

/**
 * Explains why a visitor who tried to open the whole booking sees the public part. A login that isn't the owner's needs
 * no explanation.
 */
function NotOpened({ isRefused, hasSecret, retry }: NotOpenedProps) {
  if (!isRefused) return <NotLoaded retry={retry} />;
  return hasSecret && <Banner tone="warning">{manageWords.wrongSecret}</Banner>;
}

function NotLoaded({ retry }: { retry: () => void }) {
  return (
    <Banner tone="error" action={<Button onClick={retry}>{wizardWords.retry}</Button>}>
      {manageWords.notLoaded}
    </Banner>
  );
}

function Page({ heading, children }: { heading: string; children: Elements }) {
  return (
    <Container className={styles.root}>
      <h1 className={styles.title}>{heading}</h1>
      {children}
    </Container>
  );
}
