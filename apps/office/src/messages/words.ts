import { brand } from '@tintforge/content';

/** Words of the shop's inbox. */
export const messagesWords = {
  list: 'Messages',
  states: {
    label: 'Which messages',
    new: 'New',
    handled: 'Handled',
    spam: 'Spam',
  },
  empty: {
    new: { title: 'No new messages', text: 'What people write with the contact form arrives here.' },
    handled: { title: 'Nothing handled yet', text: 'Messages that somebody dealt with are kept here.' },
    spam: { title: 'No spam', text: 'What you mark as spam is kept here, out of the way.' },
  },
  choose: 'Choose a message to read it.',
  back: 'All messages',
  gone: 'There is no such message.',
  loading: 'Loading...',
  failed: 'The messages could not be loaded. Check your network and try again.',
  oneFailed: 'The message could not be loaded. Check your network and try again.',
  retry: 'Try again',
  retryLoading: 'Try again',
  more: 'Show older messages',
  forgotten: 'Somebody who deleted their account',
  contact: { email: 'Email', phone: 'Phone', service: 'About', received: 'Received' },
  reply: 'Reply',
  replySubject: (service: string) => `Your message about ${service} - ${brand.name}`,
  greeting: (name: string) => `Hello ${name},`,
  mark: { new: 'Back to new', handled: 'Mark as handled', spam: 'Mark as spam' },
  marking: 'One moment...',
  marked: { new: 'The message is new again', handled: 'Marked as handled', spam: 'Marked as spam' },
  notMarked: 'The message was not marked. Check your network and try again.',
  by: {
    handled: (name: string, moment: string) => `Handled by ${name}, ${moment}`,
    spam: (name: string, moment: string) => `Marked as spam by ${name}, ${moment}`,
    new: (name: string, moment: string) => `Made new again by ${name}, ${moment}`,
  },
  somebody: 'somebody',
} as const;
