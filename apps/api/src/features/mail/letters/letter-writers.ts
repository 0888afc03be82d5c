import type { NotificationKind } from '../../notifications';
import { accountExists, passwordChanged, resetPassword, verifyEmail } from './account-letters';
import {
  aftercare,
  bookingCancelled,
  bookingConfirmed,
  bookingRescheduled,
  holdExpired,
  reminder,
} from './booking-letters';
import type { LetterWriter } from './letter';
import { paymentWithoutTime, refundFailed, refundSettled } from './money-letters';
import { messageAcknowledged, messageReceived, shopAlert } from './shop-letters';

/** Who writes what; a kind without a writer does not compile. */
export const letterWriters: Readonly<Record<NotificationKind, LetterWriter>> = {
  'booking-confirmed': bookingConfirmed,
  'booking-rescheduled': bookingRescheduled,
  'booking-cancelled': bookingCancelled,
  'hold-expired': holdExpired,
  'payment-without-time': paymentWithoutTime,
  reminder,
  aftercare,
  'refund-settled': refundSettled,
  'refund-failed': refundFailed,
  'shop-alert': shopAlert,
  'message-received': messageReceived,
  'message-acknowledged': messageAcknowledged,
  'verify-email': verifyEmail,
  'account-exists': accountExists,
  'reset-password': resetPassword,
  'password-changed': passwordChanged,
};
