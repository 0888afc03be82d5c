import { type Hours, hours } from '@tintforge/content/in-force';

const doors: readonly Hours[] = [hours.shopAndPhone, hours.office, hours.appointmentsByPhone];

/** /contact: the line, the form, the hours and common questions. */
export const contactPage = {
  heading: 'Talk to us',
  linesLabel: 'Phone lines',
  form: {
    heading: 'Write to us',
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
  sent: { title: 'Message Sent!', description: "We'll get back to you as soon as possible." },
  notSent: { title: 'Something went wrong.', description: 'Your message could not be sent. Please try again later.' },
  notSentHelp: 'Go back: what you wrote is still in the form. Or call us.',
  hours: { heading: 'Hours', doors },
  email: { heading: 'Email' },
  elsewhere: { heading: 'Elsewhere' },
  map: { title: 'Where we work, around {{city}}', caption: 'Mobile service in and around {{city}}.', link: 'See where' },
  questions: {
    heading: 'Common questions',
    items: [
      {
        title: 'Do you come to me?',
        answer: 'Yes. We need a garage or solid shade, power within 50 ft and no strong wind.',
      },
      {
        title: 'How long does it take?',
        answer: 'Most cars take 2 to 3 hours. The calendar shows only times when a crew is free for your whole job.',
      },
      { title: 'When can I roll the windows down?', answer: 'Wait 3 to 5 days, and longer before you clean the inside.' },
    ],
  },
} as const;
