/** Staff's actions on a booking, as its history names them; the audit has the same names with `booking.` in front. */
export type StaffDeed =
  | 'held'
  | 'kept-by-staff'
  | 'rescheduled'
  | 'changed'
  | 'crew-changed'
  | 'cancelled'
  | 'car-cancelled'
  | 'checked-in'
  | 'windows-recorded'
  | 'completed'
  | 'no-show'
  | 'site-payment'
  | 'noted'
  | 'refund-asked'
  | 'refund-retried'
  | 'refund-returned-otherwise'
  | 'mail-resent'
  | 'balance-link-sent'
  | 'links-ended'
  | 'on-my-way'
  | 'undone'
  | 'visits-planned'
  | 'visit-started'
  | 'visit-completed'
  | 'visit-missed'
  | 'visit-cancelled'
  | 'exemption-approved'
  | 'exemption-refused'
  | 'certificate-added'
  | 'certificate-removed';

/** All kinds of events in a booking's history, by any actor. */
export type HistoryKind =
  | StaffDeed
  | 'accepted'
  | 'paid'
  | 'paid-late'
  | 'balance-paid'
  | 'hold-expired'
  | 'hold-released'
  | 'hold-replaced'
  | 'corrected'
  | 'exemption-reopened'
  | 'refund-settled'
  | 'refund-failed'
  | 'given-back'
  | 'disputed'
  | 'dispute-closed'
  | 'calendar-clash';

/** All kinds of emails that the shop sends. */
export const mailKinds = [
  'booking-confirmed',
  'hold-expired',
  'payment-without-time',
  'booking-rescheduled',
  'booking-cancelled',
  'payment-link',
  'balance-due',
  'balance-paid',
  'surplus-returned',
  'booking-links',
  'booking-kept',
  'booking-moved-by-shop',
  'booking-changed',
  'booking-cancelled-by-shop',
  'car-cancelled',
  'booking-missed',
  'no-show-corrected',
  'exemption-approved',
  'exemption-refused',
  'visits-planned',
  'reminder',
  'on-my-way',
  'on-my-way-corrected',
  'aftercare',
  'refund-settled',
  'refund-failed',
  'shop-alert',
  'message-received',
  'message-acknowledged',
  'quote-received',
  'quote-request-acknowledged',
  'quote-link',
  'quote-sent',
  'quote-updated',
  'quote-reminder',
  'quote-change-asked',
  'quote-renewal-asked',
  'quote-declined',
  'quote-accepted',
  'quote-to-schedule',
  'deposit-reminder',
  'acceptance-ended',
  'verify-email',
  'account-exists',
  'reset-password',
  'staff-invitation',
  'password-changed',
  'new-device',
  'second-factor',
  'shop-notices',
] as const;

/** One of {@link mailKinds}. */
export type MailKind = (typeof mailKinds)[number];
