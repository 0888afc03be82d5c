export {
  amountTooHigh,
  bookingByCode,
  bookingById,
  carsOf,
  carsOfBookings,
  eventsOf,
  insertEvent,
  isUnplanned,
  notPossible,
  visitsOf,
  visitsOfBookings,
} from '../jobs';
export { addToBill } from './bill/bill-store';
export { cancelCarByStaff } from './cars/cancel-car-by-staff';
export { carsOfVisit, standingCars, titleOfCars } from './cars/columns-of-cars';
export { withCarsOfVisit, withOwnCars } from './cars/visit-cars';
export { certificatesView, photosLeaving } from './certificates/certificate-album';
export {
  addCertificatePhoto,
  removeCertificatePhoto,
  showCertificatePhoto,
} from './certificates/certificate-photos';
export { surplus } from './change/changed-money';
export { readOwnFeed } from './customer/own-calendar';
export { isBeingEnded, isHeld, writeHoldEnd } from './hold/end-hold';
export { expireHolds } from './hold/expire-holds';
export { type AcceptedTerms, findLateSlots, writePaid, writePaymentStatus } from './hold/pay-booking';
export { withProof } from './hold/with-proof';
export { canMailLink, linkableOfEmail } from './mails/linked-bookings';
export type { BookingContext, BookingMoney, EndedAgreement, ProveUnpaid } from './ports';
export { alreadyPaid, billChanged, holdExpired, noSuchBooking, paymentUnknown } from './problems';
export { bookQuote } from './quoted/book-quote';
export { bookedTaxTreatment } from './quoted/booked-tax';
export { balanceCents, canOwe } from './rights/balance';
export { feedToken, isFeedToken, nextGeneration } from './rights/calendar-address';
export { checkInObstacle } from './rights/check-in-obstacle';
export { type BookingKey, manageToken, openBooking } from './rights/manage-token';
export { freeCents, isCrewsJob, mayDecideExemption, receivableCents, staffRights } from './rights/staff-rights';
export { undoRight } from './rights/undo-right';
export { registerBookings } from './routes';
export { addNote } from './staff/add-note';
export { askRefund, paymentStatusFor, returnedByBank } from './staff/ask-refund';
export { bookByPhone } from './staff/book-by-phone';
export { cancelByStaff, cancelInside } from './staff/cancel-by-staff';
export { type ChangedByStaff, changeByStaff } from './staff/change-by-staff';
export { completeJob } from './staff/complete-job';
export { approveExemption, refuseExemption } from './staff/decide-exemption';
export { endLinks } from './staff/end-links';
export { keepBooking } from './staff/keep-booking';
export { moveByStaff, moveInside, overrideText } from './staff/move-by-staff';
export { recordNoShow } from './staff/record-no-show';
export { resendableMailsOf, resendMail } from './staff/resend-mail';
export { sendBalanceLink } from './staff/send-balance-link';
export { type Actor, actedView, findSeen, type SeenBooking, takesVisits, writeStaffAct } from './staff/staff-act';
export { startJob } from './staff/start-job';
export { tellOnMyWay } from './staff/tell-on-my-way';
export { undoDeed } from './staff/undo-deed';
export { insertRefund, updateBooking } from './store/booking-store';
export { isBooked } from './store/calendar-store';
export { isAgreed, moveToCustomer, withoutCustomer } from './store/customer-store';
export { fileEarlierBookings } from './store/file-earlier-bookings';
export { endLinksToBookings } from './store/link-store';
export { joinBookings, lastRegionOfUser, nameOfUser } from './store/owner-store';
export { siteOf } from './store/site-columns';
export { visitsOrOwn, wereReplanned } from './store/visit-store';
export { asCar } from './view/as-car';
export { asVisit } from './view/as-visit';
export {
  appointmentView,
  bookingView,
  catalogueOfBooking,
  currentView,
  detailsView,
  holdExpiry,
  publicView,
  regionById,
  regionsInForce,
  taxView,
} from './view/booking-view';
export { calendarFile, eventId, isUnbooked } from './view/calendar-file';
export { exemptionView, rulingLawView, tintView } from './view/tint-view';
export { workInWords } from './view/work-in-words';
export { cancelVisit, missVisit } from './visits/end-visit';
export { planVisits } from './visits/plan-visits';
export { isAskedOnly } from './windows/is-exempt';
export { unmeteredZones } from './windows/open-readings';
export { recordWindows } from './windows/record-windows';
export { windowsView } from './windows/windows-view';
