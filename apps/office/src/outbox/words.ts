import type { MailKind, MailState } from '@tintforge/api-contract';
import { historyWords } from '../deeds/history-words';

/** What each kind of mail is called. */
const kinds: Readonly<Record<MailKind, string>> = {
  ...historyWords.mails,
  'message-received': 'Message to the shop',
  'message-acknowledged': 'Thanks for a message',
  'verify-email': 'Link to confirm an address',
  'account-exists': 'Account exists already',
  'reset-password': 'Link to set a password',
  'password-changed': 'Password changed',
  'staff-invitation': 'Invitation of staff',
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
  states,
  all: 'All',
  which: 'Which mails',
  filter: {
    label: 'Which mails to find',
    kind: 'Kind',
    everyKind: 'Every kind',
    search: 'Tracking code or email address',
    find: 'Search',
    clear: 'Show all',
  },
  list: 'Mails',
  empty: { title: 'No mail yet', text: 'Every mail that the shop writes is listed here, with how far it is.' },
  nothing: { title: 'No mail like this', text: 'No mail fits what you asked for.' },
  choose: 'Choose a mail to read it.',
  back: 'All mails',
  gone: 'There is no such mail.',
  loading: 'Loading...',
  failed: 'The mails could not be loaded. Check your network and try again.',
  oneFailed: 'The mail could not be loaded. Check your network and try again.',
  retryLoading: 'Try again',
  more: 'Show older mails',
  due: (moment: string) => `due ${moment}`,
  noRecipient: 'not sent yet',
  facts: { to: 'To', booking: 'Booking', queued: 'Queued', due: 'Due', ended: 'Sent', tries: 'Tries', error: 'Error' },
  ended: { sent: 'Sent', failed: 'Given up', skipped: 'Found not needed' },
  skipped: 'When it was due, what it would have said was not true any more, so it was not sent.',
  retry: 'Send it again now',
  retrying: 'One moment...',
  retried: { title: 'It is on its way again', text: 'It is tried at once, and as often as a new mail.' },
  notRetried: 'Nothing was changed. Check your network and try again.',
  letter: {
    heading: 'What it says',
    none: 'What this mail would say is not true any more, so it cannot be shown.',
    sources: { kept: 'As it went out.', 'written-now': 'As it would be written now.' },
    hidden: 'Links that open a booking or an account are left out here.',
  },
} as const;
