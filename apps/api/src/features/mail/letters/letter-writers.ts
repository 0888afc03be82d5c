import type { MailKind } from '@tintforge/api-contract';
import {
  accountExists,
  newDevice,
  passwordChanged,
  resetPassword,
  secondFactor,
  staffInvitation,
  verifyEmail,
} from './account-letters';
import { balanceDue, balancePaid, surplusReturned } from './balance-letters';
import {
  aftercare,
  bookingCancelled,
  bookingConfirmed,
  bookingRescheduled,
  holdExpired,
  reminder,
} from './booking-letters';
import { bookingLinks } from './booking-links-letter';
import { carCancelled } from './car-letters';
import { bookingChanged } from './changed-letter';
import {
  bookingCancelledByShop,
  bookingKept,
  bookingMissed,
  bookingMovedByShop,
  noShowCorrected,
  onMyWayCorrected,
  paymentLink,
} from './desk-letters';
import { exemptionApproved, exemptionRefused } from './exemption-letters';
import type { LetterWriter } from './letter';
import { paymentWithoutTime, refundFailed, refundSettled } from './money-letters';
import { shopNotices } from './notices-letter';
import { onMyWay } from './on-my-way-letter';
import {
  acceptanceEnded,
  depositReminder,
  quoteAccepted,
  quoteChangeAsked,
  quoteDeclined,
  quoteReminder,
  quoteRenewalAsked,
  quoteSent,
  quoteToSchedule,
  quoteUpdated,
} from './price-letters';
import { quoteLink, quoteReceived, quoteRequestAcknowledged } from './quote-letters';
import { messageAcknowledged, messageReceived, shopAlert } from './shop-letters';
import { visitsPlanned } from './visits-letter';

/** Templates by kind; a kind without a template does not compile. */
export const letterWriters: Readonly<Record<MailKind, LetterWriter>> = {
  'booking-confirmed': bookingConfirmed,
  'booking-rescheduled': bookingRescheduled,
  'booking-cancelled': bookingCancelled,
  'car-cancelled': carCancelled,
  'payment-link': paymentLink,
  'balance-due': balanceDue,
  'balance-paid': balancePaid,
  'surplus-returned': surplusReturned,
  'booking-links': bookingLinks,
  'booking-kept': bookingKept,
  'booking-moved-by-shop': bookingMovedByShop,
  'booking-changed': bookingChanged,
  'booking-cancelled-by-shop': bookingCancelledByShop,
  'booking-missed': bookingMissed,
  'no-show-corrected': noShowCorrected,
  'exemption-approved': exemptionApproved,
  'exemption-refused': exemptionRefused,
  'hold-expired': holdExpired,
  'payment-without-time': paymentWithoutTime,
  'visits-planned': visitsPlanned,
  reminder,
  'on-my-way': onMyWay,
  'on-my-way-corrected': onMyWayCorrected,
  aftercare,
  'refund-settled': refundSettled,
  'refund-failed': refundFailed,
  'shop-alert': shopAlert,
  'message-received': messageReceived,
  'message-acknowledged': messageAcknowledged,
  'quote-received': quoteReceived,
  'quote-request-acknowledged': quoteRequestAcknowledged,
  'quote-link': quoteLink,
  'quote-sent': quoteSent,
  'quote-updated': quoteUpdated,
  'quote-reminder': quoteReminder,
  'quote-change-asked': quoteChangeAsked,
  'quote-renewal-asked': quoteRenewalAsked,
  'quote-declined': quoteDeclined,
  'quote-accepted': quoteAccepted,
  'quote-to-schedule': quoteToSchedule,
  'deposit-reminder': depositReminder,
  'acceptance-ended': acceptanceEnded,
  'verify-email': verifyEmail,
  'account-exists': accountExists,
  'reset-password': resetPassword,
  'staff-invitation': staffInvitation,
  'password-changed': passwordChanged,
  'new-device': newDevice,
  'second-factor': secondFactor,
  'shop-notices': shopNotices,
};
