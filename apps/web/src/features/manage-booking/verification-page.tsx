import { paths } from '@tintforge/app-base/paths';
import { QueryScope } from '@tintforge/app-base/query-scope';
import { useUser } from '@tintforge/app-base/session/use-user';
import { useOverdueToast } from '@tintforge/app-base/toasts/overdue-toast';
import { ToastRegion } from '@tintforge/app-base/toasts/toast-region';
import { parseTrackingCode } from '@tintforge/booking-core';
import { useParams } from 'react-router-dom';
import { OwnDocument } from '../../lib/own-document';
import { FindBooking } from '../find-booking';
import { useEntryArrival } from './use-entry-arrival';
import { BookingLoading, VisitorView } from './visitor-view';

/**
 * /booking-verification/:code: the public facts behind a QR code, and everything else for the booking's owner. Staff
 * who scan a pass are sent to check-in, a page of the office app. Without a valid code, the page shows a form for one.
 */
export function VerificationPage() {
  useOverdueToast();
  const { code: typed = '' } = useParams();
  const trackingCode = parseTrackingCode(typed);
  return (
    <QueryScope>
      {/* Mounted before the confirmation, whose own ToastRegion has to be the newer one. */}
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
  const isStaff = viewer.kind === 'logged-in' && viewer.user.role !== 'customer';
  // Staff who book for themselves come from the wizard like any customer.
  if (arrival.from !== undefined) return <VisitorView trackingCode={trackingCode} arrival={arrival} />;
  if (viewer.kind === 'loading') return <BookingLoading trackingCode={trackingCode} />;
  if (!isStaff) return <VisitorView trackingCode={trackingCode} arrival={arrival} />;
  return (
    <>
      <BookingLoading trackingCode={trackingCode} />
      <OwnDocument to={paths.staffCheckIn(trackingCode)} />
    </>
  );
}
