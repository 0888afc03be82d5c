import { codeOf } from '@tintforge/api-contract/client';
import { parseTrackingCode } from '@tintforge/booking-core';
import { confirmationWords, contactLineOf, wizardWords } from '@tintforge/content';
import { Banner, Button, Container, Skeleton, SkeletonGroup } from '@tintforge/ui';
import { lazy, type ReactNode, Suspense } from 'react';
import { matchPath, useLocation } from 'react-router-dom';
import { bookingVerificationPattern } from '../../lib/paths';
import { QueryScope } from '../../lib/query-scope';
import { useUser } from '../../lib/session/use-user';
import { ToastRegion } from '../../lib/toast-region';
import { ManagedBooking } from './managed-booking';
import { PublicBookingView } from './public-booking';
import { learnDetails, useBookingDetails, usePublicBooking } from './use-booking';
import styles from './verification-page.module.css';
import { manageWords } from './words';

const words = confirmationWords.verification;

/** The people of the shop check the car in here; nobody else fetches their part. */
const StaffCheckIn = lazy(async () => ({ default: (await import('../admin/at-the-car')).StaffCheckIn }));

/** /booking-verification/:code: what a QR code may tell anybody, and all the rest to who owns the booking. */
export function VerificationPage() {
  const { pathname } = useLocation();
  const trackingCode = parseTrackingCode(matchPath(bookingVerificationPattern, pathname)?.params.code ?? '');
  return (
    <QueryScope>
      {trackingCode === undefined ? <NoSuchBooking /> : <Verified trackingCode={trackingCode} />}
      <ToastRegion />
    </QueryScope>
  );
}

function Verified({ trackingCode }: { trackingCode: string }) {
  const viewer = useUser();
  if (viewer.kind === 'loading') return <Loading trackingCode={trackingCode} />;
  if (viewer.kind !== 'somebody' || viewer.user.role === 'customer') return <ForVisitors trackingCode={trackingCode} />;
  return (
    <Suspense fallback={<Loading trackingCode={trackingCode} />}>
      <StaffCheckIn trackingCode={trackingCode} role={viewer.user.role} />
    </Suspense>
  );
}

function ForVisitors({ trackingCode }: { trackingCode: string }) {
  const booking = usePublicBooking(trackingCode);
  const { access, query } = useBookingDetails(trackingCode);
  const isOnItsWay = access !== undefined && query.isPending;
  if (access !== undefined && query.data !== undefined) {
    return <ManagedBooking details={query.data} access={access} onChanged={learnDetails} headingLevel="h1" />;
  }
  if (booking.data !== undefined && !isOnItsWay) {
    return (
      <PublicBookingView booking={booking.data} canLogIn={access === undefined}>
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
  if (codeOf(booking.error) === 'not_found') return <NoSuchBooking />;
  if (!booking.isError) return <Loading trackingCode={trackingCode} />;
  return (
    <Page heading={words.heading(trackingCode)}>
      <NotLoaded retry={() => void booking.refetch()} />
    </Page>
  );
}

function Loading({ trackingCode }: { trackingCode: string }) {
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

/** Why somebody who asked for the whole booking sees the public part. A login that is another's is no news to them. */
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

function NoSuchBooking() {
  const line = contactLineOf(undefined);
  return (
    <Page heading={manageWords.noBooking}>
      <p className={styles.lead}>{words.notFound}</p>
      <p>
        <a href={line.href}>{line.phone}</a>
      </p>
    </Page>
  );
}

function Page({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <Container className={styles.root}>
      <h1 className={styles.title}>{heading}</h1>
      {children}
    </Container>
  );
}
