/** Names of the kinds of news for the office, in its list and in its emails. */
export const noticeNames = {
  booked: 'New booking',
  moved: 'Moved by the customer',
  changed: 'Services changed by the customer',
  'balance-paid': 'Balance paid by card',
  cancelled: 'Cancelled by the customer',
  exemption: 'Exemption waiting for a decision',
  quote: 'New quote request',
  'quote-declined': 'Quote request called off',
  message: 'New message',
  late: 'Not checked in',
  'paid-late': 'Paid late, time booked again',
  'given-back': 'Payment refunded: its time was gone',
  'refund-failed': 'Refund failed',
  disputed: 'Payment disputed',
  'mail-failed': 'Email couldn’t be delivered',
  'calendar-clash': 'Crew’s calendar blocked during a job',
} as const;
