import { siteWords } from '@tintforge/content';

/** Words of the demo's mailbox. */
export const mailboxWords = {
  heading: siteWords.demoMailbox,
  lead: 'This is a demo: its mails stay on this machine. New ones appear here by themselves.',
  list: 'Mails',
  to: (recipient: string) => `To ${recipient}`,
  empty: 'No mail yet',
  emptyText: 'Book an appointment or register, and the first mail appears here.',
  choose: 'Choose a mail to read it.',
  back: 'All mails',
  views: { label: 'How to read it', html: 'As it looks', text: 'Plain text' },
  frame: (subject: string) => `Mail: ${subject}`,
  attachments: 'Attachments',
  save: (name: string) => `Save ${name}`,
  gone: 'This mail is not in the mailbox any more.',
  failed: 'The mailbox could not be loaded. Check your network and try again.',
  guarded: {
    heading: 'This mailbox is the admin’s',
    text: 'The demo is open to everybody, so only its admin reads the mails.',
    logIn: 'Log in',
  },
} as const;
