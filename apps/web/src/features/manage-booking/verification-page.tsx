import { parseTrackingCode } from '@tintforge/booking-core';
import { Suspense } from 'react';
import { matchPath, useLocation } from 'react-router-dom';
import { late } from '../../lib/late';
import { useOverdueToast } from '../../lib/overdue-toast';
import { bookingVerificationPattern } from '../../lib/paths';
import { QueryScope } from '../../lib/query-scope';
import { useUser } from '../../lib/session/use-user';
import { ToastRegion } from '../../lib/toast-region';
import { FindBooking } from '../find-booking';
import { useEntryArrival } from './use-entry-arrival';
import { BookingLoading, VisitorView } from './visitor-view';

/** The people of the shop check the car in here; nobody else fetches their part. */
const StaffCheckIn = late(async () => (await import('../admin/at-the-car')).StaffCheckIn);

/**
 * /booking-verification/:code: what a QR code may tell anybody, and all the rest to who owns the booking. Without a code,
 * or with one that cannot exist, it asks for one.
 */
export function VerificationPage() {
  useOverdueToast();
  const { pathname } = useLocation();
  const typed = matchPath(bookingVerificationPattern, pathname)?.params.code ?? '';
  const trackingCode = parseTrackingCode(typed);
  return (
    <QueryScope>
      {/* Before the confirmation, whose own region is to be the newer one. */}
      <ToastRegion />
      {trackingCode === undefined ? (
        <FindBooking key={typed} typed={typed} />
      ) : (
        <Verified key={trackingCode} trackingCode={trackingCode} />
      )}
    </QueryScope>
  );
}

function Verified({ trackingCode }: { trackingCode: string }) {
  const viewer = useUser();
  const arrival = useEntryArrival();
  const isStaff = viewer.kind === 'somebody' && viewer.user.role !== 'customer';
  // Staff who book for themselves come from the wizard like anybody else.
  if (arrival.from !== undefined) return <VisitorView trackingCode={trackingCode} arrival={arrival} />;
  if (viewer.kind === 'loading') return <BookingLoading trackingCode={trackingCode} />;
  if (!isStaff) return <VisitorView trackingCode={trackingCode} arrival={arrival} />;
  return (
    <Suspense fallback={<BookingLoading trackingCode={trackingCode} />}>
      <StaffCheckIn trackingCode={trackingCode} role={viewer.user.role} />
    </Suspense>
  );
}
