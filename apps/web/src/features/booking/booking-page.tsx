import { Navigate } from '@tintforge/app-base/frame/link';
import { paths } from '@tintforge/app-base/paths';
import { ToastRegion } from '@tintforge/app-base/toasts/toast-region';
import { useLocation } from 'react-router-dom';
import { arrivalState } from '../../lib/booking-arrival';
import { usePaidOrder } from './paid-order';
import { Wizard } from './wizard';

/** /booking: the wizard and its toasts. A history entry of an order that was paid leads to its booking instead. */
export function BookingPage() {
  const paidAs = usePaidOrder(useLocation());
  if (paidAs !== undefined) {
    return <Navigate to={paths.bookingVerification(paidAs)} state={arrivalState('booked')} replace />;
  }
  return (
    <>
      <Wizard />
      <ToastRegion />
    </>
  );
}
