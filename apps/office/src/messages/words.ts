import { brand } from '@tintforge/content';

/** Words of the shop's inbox. */
export const messagesWords = {
  list: 'Messages',
  states: {
    label: 'Messages by status',
    new: 'New',
    handled: 'Handled',
    spam: 'Spam',
  },
  empty: {
    new: { title: 'No new messages', text: 'Messages from the contact form appear here.' },
    handled: { title: 'Nothing handled yet', text: 'Messages you’ve handled appear here.' },
    spam: { title: 'No spam', text: 'Messages you mark as spam appear here.' },
  },
  choose: 'Choose a message to read it.',
  back: 'All messages',
  gone: 'This message doesn’t exist.',
  loading: 'Loading...',
  failed: 'We couldn’t load the messages. Check your connection and try again.',
  oneFailed: 'We couldn’t load the message. Check your connection and try again.',
  retry: 'Try again',
  retryLoading: 'Try again',
  more: 'Show older messages',
  forgotten: 'Someone who deleted their account',
  contact: { email: 'Email', phone: 'Phone', service: 'About', received: 'Received' },
  reply: 'Reply',
  replySubject: (service: string) => `Your message about ${service} - ${brand.name}`,
  greeting: (name: string) => `Hello ${name},`,
  mark: { new: 'Back to new', handled: 'Mark as handled', spam: 'Mark as spam' },
  marking: 'Saving...',
  marked: { new: 'Marked as new', handled: 'Marked as handled', spam: 'Marked as spam' },
  notMarked: 'We couldn’t mark the message. Check your connection and try again.',
  by: {
    handled: (name: string, moment: string) => `Handled by ${name}, ${moment}`,
    spam: (name: string, moment: string) => `Marked as spam by ${name}, ${moment}`,
    new: (name: string, moment: string) => `Marked as new by ${name}, ${moment}`,
  },
  somebody: 'a staff member',
} as const;
