import type { MailKind, MailState } from '@tintforge/api-contract';
import { historyWords } from '../deeds/history-words';

/** Names of the email kinds. */
const kinds: Readonly<Record<MailKind, string>> = {
  ...historyWords.mails,
  // In a booking's history the line says who; a list of kinds needs a name for each.
  'booking-rescheduled': 'New time, by the customer',
  'booking-moved-by-shop': 'New time, by the shop',
  'booking-cancelled': 'Cancellation, by the customer',
  'booking-cancelled-by-shop': 'Cancellation, by the shop',
  'message-received': 'Message to the shop',
  'message-acknowledged': 'Message received',
  'quote-received': 'Quote request to the shop',
  'quote-request-acknowledged': 'Quote request received',
  'quote-link': 'Link to a quote',
  'verify-email': 'Link to confirm an address',
  'account-exists': 'Account already exists',
  'reset-password': 'Link to set a password',
  'password-changed': 'Password changed',
  'new-device': 'New device',
  'second-factor': 'Two-step login',
  'shop-notices': 'News for the office',
  'staff-invitation': 'Staff invitation',
};

const states: Record<MailState, string> = {
  waiting: 'Waiting',
  sent: 'Sent',
  failed: 'Failed',
  skipped: 'Not needed',
};

/** Words of the outbox. */
export const outboxWords = {
  kind: (kind: string) => kinds[kind as MailKind] ?? kind,
  /** In the filter, kinds that only differ in who caused them are one choice. */
  filterKind: (kind: string) => ({ ...kinds, ...historyWords.mails })[kind as MailKind] ?? kind,
  states,
  all: 'All',
  which: 'Emails by status',
  filter: {
    label: 'Find emails',
    kind: 'Kind',
    everyKind: 'All kinds',
    search: 'Tracking code or email address',
    find: 'Search',
    clear: 'Show all',
  },
  list: 'Emails',
  empty: { title: 'No emails yet', text: 'Every email the shop sends is listed here, with its status.' },
  nothing: { title: 'No matching emails', text: 'Try different filters.' },
  choose: 'Choose an email to read it.',
  back: 'All emails',
  gone: 'This email doesn’t exist.',
  loading: 'Loading...',
  failed: 'We couldn’t load the emails. Check your connection and try again.',
  oneFailed: 'We couldn’t load the email. Check your connection and try again.',
  retryLoading: 'Try again',
  more: 'Show older emails',
  due: (moment: string) => `due ${moment}`,
  noRecipient: 'not sent yet',
  facts: {
    to: 'To',
    booking: 'Booking',
    queued: 'Queued',
    due: 'Due',
    ended: 'Sent',
    tries: 'Attempts',
    error: 'Error',
  },
  ended: { sent: 'Sent', failed: 'Failed', skipped: 'Not needed' },
  skipped: 'Not sent, because it’s out of date.',
  retry: 'Send again now',
  retrying: 'Sending...',
  changeAddress: 'Change the address',
  address: {
    title: 'Change the address',
    lead: (name: string, code: string) =>
      `${name}’s booking ${code} gets a new email address, and this email is sent there.`,
    label: 'Email',
    same: 'This is the address that didn’t work. Enter another one.',
    invalid: 'Please enter a valid email address',
    confirm: 'Change and send again',
    leave: 'Go back',
    close: 'Close',
    notLoaded: 'We couldn’t load the booking. Check your connection and try again.',
    done: 'Address changed, and the email is on its way',
  },
  retried: { title: 'It’s on its way again', text: 'We’ll try now, then retry on the usual schedule.' },
  notRetried: 'Nothing was changed. Check your connection and try again.',
  letter: {
    heading: 'Contents',
    none: 'This email is out of date, so it can’t be shown.',
    sources: { kept: 'As it was sent.', 'written-now': 'As it would be written now.' },
    hidden: 'Links that open a booking or an account aren’t shown here.',
  },
} as const;
