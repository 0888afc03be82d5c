/**
 * Retention periods of data that is deleted automatically. The server and the privacy policy both use them, so that
 * they agree.
 */
export const retention = {
  /** Name, contact and address of a start that was held and never paid: long enough to ask the shop what became of it. */
  unpaidHoldDays: 30,
  /** Email records; customers can dispute a card payment for 120 days, and these are our evidence. */
  mailDays: 365,
  /** Messages to the shop. */
  messageDays: 365,
  /** Requests for quotes that came to nothing, after their last move: long enough to come back to an offer. */
  quoteDays: 180,
  /** Emails stored on this machine because there is no mail server: they have links that open bookings. */
  localMailDays: 30,
  /** The audit of staff actions: as long as the shop’s bookkeeping needs the money’s side of it. */
  auditYears: 7,
} as const;
