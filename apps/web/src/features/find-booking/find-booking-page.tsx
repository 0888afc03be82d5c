import { FindBooking } from './find-booking';

/** /booking-verification: the form for a tracking code. */
export function FindBookingPage() {
  return <FindBooking typed="" />;
}
