export { addNote } from './add-note';
export { type AskedRefund, amountTooHigh, askRefund, paymentStatusFor } from './ask-refund';
export { bookByPhone } from './book-by-phone';
export { bookingView, detailsView, holdExpiry, isoText, publicView } from './booking-view';
export { calendarFile } from './calendar-file';
export { cancelByStaff, cancelInside, type StaffCancellation } from './cancel-by-staff';
export { checkInObstacle } from './check-in-obstacle';
export { completeJob } from './complete-job';
export { isAgreed, moveToCustomer } from './customer-store';
export { isHeld } from './end-hold';
export { expireHolds } from './expire-holds';
export { fileEarlierBookings } from './file-earlier-bookings';
export { keepBooking } from './keep-booking';
export { type BookingKey, manageToken, openBooking } from './manage-token';
export {
  type MovedByStaff,
  moveByStaff,
  moveInside,
  type Override,
  overrideText,
  type StaffMove,
} from './move-by-staff';
export { joinBookings } from './owner-store';
export { type AcceptedTerms, findLateSlot, writePaid, writePaymentStatus } from './pay-booking';
export type { BookingContext, BookingMoney, HoldLimits, ProveUnpaid } from './ports';
export { alreadyPaid, holdExpired, noSuchBooking, paymentUnknown } from './problems';
export { recordNoShow } from './record-no-show';
export { resendableMailsOf, resendMail } from './resend-mail';
export { registerBookings } from './routes';
export {
  type Actor,
  actedView,
  findSeen,
  notPossible,
  type SeenBooking,
  tellCustomer,
  writeStaffAct,
} from './staff-act';
export { isCrewsJob, type StaffRights, staffRights } from './staff-rights';
export { startJob } from './start-job';
export { bookingByCode, bookingById, eventsOf, insertEvent, insertRefund } from './store';
export { tellOnMyWay } from './tell-on-my-way';
