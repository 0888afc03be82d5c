import { siteWords } from '@tintforge/content';

/** Words of the demo's mailbox. */
export const mailboxWords = {
  heading: siteWords.demoMailbox,
  lead: 'This is a demo: its emails stay on this machine. New ones appear here automatically.',
  list: 'Emails',
  to: (recipient: string) => `To ${recipient}`,
  empty: 'No emails yet',
  emptyText: 'Book an appointment or register, and the first email appears here.',
  choose: 'Choose an email to read it.',
  back: 'All emails',
  views: { label: 'How to read it', html: 'Formatted', text: 'Plain text' },
  frame: (subject: string) => `Email: ${subject}`,
  attachments: 'Attachments',
  save: (name: string) => `Save ${name}`,
  gone: 'This email is no longer in the mailbox.',
  failed: 'We couldn’t load the mailbox. Check your connection and try again.',
  guarded: {
    heading: 'This mailbox is the admin’s',
    text: 'This demo is open to everyone, so only its admin can read the emails.',
    logIn: 'Log in',
  },
} as const;
