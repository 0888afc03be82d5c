export { bookingView, holdExpiry } from './booking-view';
export { isHeld } from './end-hold';
export { expireHolds } from './expire-holds';
export { openBooking } from './manage-token';
export { type AcceptedTerms, findLateSlot, writePaid, writePaymentStatus } from './pay-booking';
export type { BookingContext, HoldLimits, ProveUnpaid } from './ports';
export { alreadyPaid, holdExpired, paymentUnknown } from './problems';
export { registerBookings } from './routes';
export { bookingById, eventsOf, insertEvent, insertRefund } from './store';
