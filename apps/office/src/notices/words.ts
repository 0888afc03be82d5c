import type { NoticeKind, NoticeTiming } from '@tintforge/api-contract';
import { noticeNames } from '@tintforge/content';

/** Kinds of news as choices: several of each. */
const choices: Readonly<Record<NoticeKind, string>> = {
  booked: 'New bookings',
  moved: 'Bookings that customers move',
  changed: 'Bookings whose services customers change',
  'balance-paid': 'Balances paid by card',
  cancelled: 'Bookings that customers cancel',
  exemption: 'Exemptions and shades to decide',
  quote: 'Quote requests',
  'quote-declined': 'Quotes that customers decline',
  'quote-change': 'Quotes in which customers want a change or an updated price',
  'quote-accepted': 'Quotes that customers accept',
  message: 'Messages',
  late: 'Jobs not checked in 20 minutes after their start',
  'paid-late': 'Payments after a hold ended',
  'given-back': 'Payments refunded because their time was gone',
  'refund-failed': 'Refunds that failed',
  disputed: 'Disputed payments',
  'mail-failed': 'Emails that couldn’t be delivered',
  'calendar-clash': 'Jobs in hours that their crew’s calendar blocks',
};

const timings: Readonly<Record<NoticeTiming, string>> = {
  never: 'No email',
  'at-once': 'At once',
  morning: 'Each morning at 7:00',
};

/** Words of the bell. */
export const noticeWords = {
  bell: (count: number) => (count === 0 ? 'News' : count === 1 ? 'News, 1 new' : `News, ${countText(count)} new`),
  count: countText,
  title: 'News',
  close: 'Close',
  kinds: noticeNames,
  start: (moment: string) => `Appointment: ${moment}`,
  isNew: 'New',
  empty: { title: 'No news', text: 'What customers book, move, cancel, ask and write shows up here for 14 days.' },
  loading: 'Loading...',
  failed: 'We couldn’t load the news. Check your connection and try again.',
  retry: 'Try again',
  emails: {
    open: 'Emails',
    back: 'Back to the news',
    title: 'News by email',
    lead: (email: string) => `Emails go to ${email}.`,
    noAddress: {
      title: 'No confirmed address',
      text: 'Confirm an email address in your profile first. Until then, nothing is sent.',
      link: 'Open the profile',
    },
    all: 'Set all to',
    choices,
    timings,
    save: 'Save',
    saving: 'Saving...',
    saved: 'Saved',
  },
};

function countText(count: number): string {
  return count >= 100 ? '99+' : String(count);
}
