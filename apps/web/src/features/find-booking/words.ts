import { brand } from '@tintforge/content';
/** Words of the two ways to find a booking: by its code, and by an email with its link. */
export const findWords = {
  heading: 'Find your booking',
  noBooking: 'No booking here',
  lead: 'Enter the tracking code from your confirmation.',
  code: {
    label: 'Tracking code',
    hint: `For example ${brand.codePrefix}-7K3M-9SQA. Capitals and dashes don’t matter.`,
    required: 'Enter your tracking code',
    incomplete: `This isn’t a complete tracking code. It has eight letters and digits after ${brand.codePrefix}.`,
    mistyped: 'One of these characters is wrong. Compare the code with the one on your confirmation.',
    submit: 'Show my booking',
  },
  call: 'Or call us:',
  mail: {
    heading: 'Lost your link?',
    lead: 'We’ll email it to the address on the booking.',
    label: 'Tracking code or email',
    required: 'Enter your tracking code or email address',
    wrong: 'Enter a complete tracking code or a valid email address',
    submit: 'Email me my link',
    busy: 'Sending...',
    sent: {
      title: 'Check your email',
      text: (typed: string) =>
        `If we have a booking for ${typed}, its link is on the way to the email address on that booking. We send at most three of these emails per hour.`,
      another: 'Try another code or email',
    },
    failed: 'We couldn’t send your request. Check your connection and try again.',
    often: 'You’ve asked for many links. Please try again later, or call us.',
  },
} as const;
