export { type AccessClaim, accessClaims } from './access';
export {
  demo,
  done,
  type Login,
  login,
  type Mail,
  type MailSummary,
  mail,
  mailSummary,
  type OwnCalendar,
  type OwnFactors,
  type OwnPasskey,
  type OwnSession,
  ownCalendar,
  ownFactors,
  ownPasskey,
  ownSession,
  ownSessions,
  personalData,
  recoveryCodes,
  type TotpSetup,
  totpSetup,
  type User,
  user,
  userRole,
  verification,
  verifiedEmail,
} from './account';
export {
  deleteAccountRequest,
  forgotPasswordRequest,
  type LoginRequest,
  loginRequest,
  logoutRequest,
  newPassword,
  ownCalendarRequest,
  type PasswordRequest,
  type ProfileRequest,
  passwordRequest,
  profileRequest,
  type RegisterRequest,
  registerRequest,
  resetPasswordRequest,
  type VerifyEmailRequest,
  verificationRequest,
  verifyEmailRequest,
} from './account-requests';
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
  type BillLine,
  type BookedCarView,
  type Booking,
  type BookingDetails,
  type BookingPage,
  type BookingState,
  billLine,
  billView,
  bookedCarView,
  booking,
  bookingDetails,
  bookingPage,
  bookingState,
  type CancellationQuote,
  type ChangedOrder,
  type ConfirmationEmail,
  type CorrectedBooking,
  cancellationQuote,
  cancelledBooking,
  cancelledCar,
  cardPaymentView,
  changedMoney,
  changedOrder,
  confirmationEmail,
  correctedBooking,
  type HeldBooking,
  heldBooking,
  type PublicBooking,
  policyView,
  publicBooking,
  refundView,
  siteDirections,
  siteMethods,
  sitePaymentView,
  type VisitView,
  visitView,
} from './booking';
export {
  type BookingRequest,
  bookingPageQuery,
  bookingRequest,
  bookingToken,
  cancelRequest,
  carCancelRequest,
  carQuery,
  type FurtherCarInput,
  furtherCarInput,
  mailLinksRequest,
  type OrderChangeRequest,
  orderChangeRequest,
  type RescheduleRequest,
  rescheduleRequest,
} from './booking-requests';
export { acceptOnly, type CatalogueIds } from './catalogue-ids';
export { type ComplianceSheet, complianceSheet } from './compliance';
export { type ContactMessage, contactMessage, contactReceipt } from './contact';
export { addressInput, type ContactInput, contactInput, siteInput, siteView } from './contact-input';
export { type ContactService, contactServices } from './contact-services';
export { contractVersion } from './contract-version';
export { type CorrectableDetails, correctableDetails } from './correctable-details';
export { type CorrectionRequest, correctionRequest } from './correction-request';
export type { EndpointTable } from './endpoint-table';
export {
  type EndpointName,
  endpoints,
  type OpenedEndpointName,
  type StaffEndpointName,
  type VisitorEndpointName,
} from './endpoints';
export {
  type ErrorBody,
  type ErrorCode,
  type ErrorDetails,
  errorStatuses,
  type IllegalReading,
  type RefusedShade,
} from './errors';
export { codeLoginRequest, type OwnerProof, ownerProof } from './factor-requests';
export { messagesByField } from './messages-by-field';
export {
  type NewPasskeyRequest,
  newPasskeyRequest,
  passkeyLoginRequest,
  passkeyNameRequest,
  type SignedPasskey,
  signedPasskey,
} from './passkey-requests';
export {
  addedPasskey,
  type PasskeyQuestion,
  type PasskeySetup,
  passkeyQuestion,
  passkeySetup,
} from './passkeys';
export { type IntentRequest, intent, intentRequest, type PaymentConfig, paymentConfig, syncRequest } from './payment';
export {
  type CarCertificate,
  carCertificate,
  certificatePhoto,
  type PhotoSize,
  photoAddress,
  photoSizes,
  type QuotePhoto,
  quotePhoto,
  quotePhotoCaption,
} from './photos';
export {
  type QuoteBooking,
  type QuoteLineView,
  type QuoteReceipt,
  type QuoteVersionView,
  type QuoteView,
  quoteBooking,
  quoteContactView,
  quoteKind,
  quoteLineView,
  quoteReceipt,
  quoteStatus,
  quoteVersionView,
  quoteView,
} from './quote';
export {
  maxQuoteNotes,
  type QuoteRequest,
  quoteContact,
  quoteDeclineRequest,
  quoteDetails,
  quoteRequest,
} from './quote-request';
export {
  maxPreferredDays,
  maxQuoteMessage,
  maxQuoteTotal,
  maxQuoteWorks,
  maxWorkLines,
  type QuoteAcceptRequest,
  type QuoteDiscount,
  type QuoteDraft,
  quoteAcceptRequest,
  quoteChangeRequest,
  quoteDiscount,
  quoteDraft,
  quoteLineDraft,
  quotePanes,
  quoteRenewRequest,
  quoteWorkDraft,
} from './quote-version';
export { isOfficeRole, type UserRole, userRoles } from './roles';
export { generalErrors, type RouteContract } from './route-contract';
export { type Routes, routes } from './routes';
export * from './staff';
export { line, paragraph } from './text';
export { answersInput, type ExemptionInput, exemptionInput, type TintInput, tintInput, vltInput } from './tint-request';
export { type ExemptionView, exemptionView, type TintView, tintView } from './tint-view';
export {
  type QuoteAnswer,
  quoteAnswers,
  type TypedQuote,
  type TypedVehicle,
  type TypedWindow,
  typedQuoteRequest,
} from './typed-quote';
export { type WindowsView, type WindowView, windowsView, windowView } from './windows-view';
export { calendarDate, dollars, filmType, instant, startTime, vehicleType } from './wire';
