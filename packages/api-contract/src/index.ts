export { type AccessClaim, accessClaims } from './access';
export {
  type Availability,
  type AvailableDay,
  availability,
  availabilityQuery,
  availableDay,
  type RegionView,
  regionView,
} from './availability';
export {
  addressInput,
  type BillLine,
  type Booking,
  type BookingDetails,
  type BookingRequest,
  type BookingState,
  billLine,
  booking,
  bookingDetails,
  bookingRequest,
  bookingState,
  bookingToken,
  type ContactInput,
  cancelledBooking,
  contactInput,
  type HeldBooking,
  heldBooking,
  type PublicBooking,
  policyView,
  publicBooking,
  siteInput,
} from './booking';
export { type ContactMessage, contactMessage, contactReceipt } from './contact';
export { type ContactService, contactServices } from './contact-services';
export { type EndpointName, endpoints } from './endpoints';
export { type ErrorBody, type ErrorCode, type ErrorDetails, errorStatuses } from './errors';
export { type IntentRequest, intent, intentRequest, type PaymentConfig, paymentConfig, syncRequest } from './payment';
export { generalErrors, type RouteContract, type Routes, routes } from './routes';
export { calendarDate, dollars, instant, line, paragraph, startTime, vehicleType } from './wire';
