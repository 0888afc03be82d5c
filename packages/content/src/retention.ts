/**
 * How long what is for a time only is kept; then it goes by itself. The server deletes by these figures and the privacy
 * policy tells them, so that both say the same.
 */
export const retention = {
  /** Name, contact and address of a start that was held and never paid: long enough to ask the shop what became of it. */
  unpaidHoldDays: 30,
  /** What was mailed, to whom and when; a card payment can be called into question for 120 days, and we answer with it. */
  mailDays: 365,
  /** What somebody wrote to the shop. */
  messageDays: 365,
  /** Mails that stay on this machine because there is no mail server: they have links that open bookings. */
  localMailDays: 30,
  /** Who of the staff did what: as long as the shop’s bookkeeping needs the money’s side of it. */
  auditYears: 7,
} as const;
