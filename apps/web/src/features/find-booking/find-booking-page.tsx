import { FindBooking } from './find-booking';

/** /booking-verification: asks for the code of a booking. */
export function FindBookingPage() {
  return <FindBooking typed="" />;
}
