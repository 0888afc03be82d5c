import { type Hours, hours } from '@tintforge/content/in-force';

const doors: readonly Hours[] = [hours.shopAndPhone, hours.office, hours.appointmentsByPhone];

/** /contact: the person who picks up, the form, the hours and common questions. */
export const contactPage = {
  heading: 'A person answers',
  linesLabel: 'Regional lines',
  form: {
    heading: 'Write instead',
    lead: 'We’ll get back to you as soon as possible, usually the same working day.',
    name: 'Name',
    email: 'Email',
    phone: 'Phone',
    service: 'Service',
    message: 'Message',
    messageHint: '10 to 500 characters',
    count: (used: number) => `${used} of 500`,
    website: 'Website',
    submit: 'Send Message',
    sending: 'Sending...',
    missingService: 'Please select a service',
  },
  /** Fixed words of the toasts; without script the page itself shows the same. */
  sent: { title: 'Message Sent!', description: "We'll get back to you as soon as possible." },
  notSent: { title: 'Something went wrong.', description: 'Your message could not be sent. Please try again later.' },
  notSentHelp: 'What you wrote is still in the form. Or call one of the lines above.',
  hours: { heading: 'Hours', doors },
  email: { heading: 'Email' },
  elsewhere: { heading: 'Elsewhere' },
  map: {
    title: 'The Florida Gulf coast from Clearwater to Naples, with our four regions',
    caption: 'Mobile service from Clearwater to Naples.',
    link: 'See the regions',
  },
  questions: {
    heading: 'Asked before every booking',
    /** Cure time: docs/film.md of the repository. Job lengths and cancellation policy: docs/product.md there. */
    items: [
      {
        title: 'Do you come to me?',
        answer:
          'Yes, we’re a mobile service in four regions. We need a garage or solid shade, power within 50 ft and no strong wind. Tell us what you have when you book.',
      },
      {
        title: 'How long does it take?',
        answer:
          'Most cars take 2 to 3 hours; a luxury car or extras take longer. The calendar shows only times when a crew is free for your whole job.',
      },
      {
        title: 'When can I roll the windows down?',
        answer:
          'Wait 3 to 5 days. Film dries through its edges, and a little haze or a few water pockets are normal until it’s cured.',
      },
      {
        title: 'What if I have to move the date?',
        answer:
          'Moving is free up to 24 hours before your start time, and so is cancelling. After that, we may keep a late-cancellation fee. The exact deadline and amount are shown next to the price before you pay.',
      },
    ],
  },
} as const;
