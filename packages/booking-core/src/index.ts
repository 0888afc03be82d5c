export {
  allocate,
  type CrewDay,
  cellMinutes,
  type DayRequest,
  fitsTheDay,
  type JobTime,
  occupiedCells,
  openStarts,
} from './allocation';
export {
  type BookingEvent,
  type BookingStatus,
  bookingEvents,
  bookingStatuses,
  isFinal,
  nextBookingStatus,
  occupiesCrew,
} from './booking-status';
export {
  addDays,
  type CalendarDate,
  datesFrom,
  daysBetween,
  formatLongDate,
  formatShortDate,
  isCalendarDate,
  weekday,
} from './calendar';
export {
  type AddOn,
  type Catalogue,
  type FilmType,
  filmTypes,
  type LeadTime,
  type Package,
  type Region,
  type Shade,
  type VehicleType,
  vehicleTypes,
} from './catalogue';
export { formatPhone, isEmail, isName, isOneLine, parsePhone } from './contact';
export { type CrewDuty, type JobDemand, takesJob } from './crew-duty';
export { centsFromDollars, dollarsFromCents, formatCents } from './money';
export {
  allOrders,
  type Order,
  type OrderLine,
  type OrderProblem,
  orderProblems,
  type PricedOrder,
  priceOrder,
} from './order';
export {
  advancePayment,
  type IntentStatus,
  intentStatuses,
  type MoneyFacts,
  type PaymentFacts,
  type PaymentStatus,
  paymentStatuses,
  paymentStatusOf,
  type RefundFacts,
  type RefundStatus,
  refundableCents,
  refundStatuses,
  remainingCents,
  type SiteMoney,
  siteDueCents,
} from './payment-status';
export {
  type BookingMoments,
  type Cancellation,
  freeNoticeMs,
  graceAfterPayingMs,
  mayReschedule,
  policyOf,
  settleCancellation,
} from './policy';
export { parseZip, regionOfZip } from './region';
export { failure, type Result, success } from './result';
export {
  bookingHorizonDays,
  type Closure,
  type DayAvailability,
  type DayQuestion,
  dayAvailability,
  dayEndMinutes,
  isBookableDay,
  type LocalMoment,
} from './schedule';
export { formatTime, isStartTime, minutesOfDay, type StartTime, startTimes } from './start-times';
export { makeTrackingCode, parseTrackingCode } from './tracking-code';
export {
  defaultVehicleYear,
  earliestVehicleYear,
  isVehicleYear,
  type Vehicle,
  vehicleText,
  vehicleTypeNames,
} from './vehicle';
export { emptyWizardState, type WizardAction, type WizardState, wizardReducer } from './wizard';
export { type DraftFields, draftOrder, emptyDraft, type Site, type WizardDraft } from './wizard-draft';
export { missingFields, reachableStep, type WizardStep, wizardSteps } from './wizard-steps';
export { type Preselection, parsePreselection, parseWizardState } from './wizard-storage';
