import { type Hours, hours } from '@tintforge/content/in-force';

const doors: readonly Hours[] = [hours.shopAndPhone, hours.office, hours.appointmentsByPhone];

/** /contact: the two lines, the form, the hours and common questions. */
export const contactPage = {
  heading: 'Two lines, no menu',
  linesLabel: 'Regional lines',
  form: {
    heading: 'Or put it in writing',
    lead: 'Someone reads these between jobs. Most get an answer the same working day.',
    name: 'Name',
    email: 'Email',
    phone: 'Phone',
    service: 'What it’s about',
    message: 'Message',
    messageHint: '10 to 500 characters',
    count: (used: number) => `${used} of 500`,
    website: 'Website',
    submit: 'Send It',
    sending: 'Sending...',
    missingService: 'Please select a service',
  },
  sent: { title: 'Message Sent!', description: "We'll get back to you as soon as possible." },
  notSent: { title: 'Something went wrong.', description: 'Your message could not be sent. Please try again later.' },
  notSentHelp: 'Your text is still in the form: go back and try once more, or call one of the lines.',
  hours: { heading: 'When we’re in', doors },
  email: { heading: 'Email' },
  elsewhere: { heading: 'Pictures' },
  map: {
    title: 'Colorado’s Front Range from Castle Rock to Wellington, with our two regions',
    caption: 'Vans between Castle Rock and Wellington.',
    link: 'Both regions',
  },
  questions: {
    heading: 'Usually asked',
    items: [
      {
        title: 'Do I need a garage?',
        answer:
          'It’s the best place by far: no wind, no dust, and in winter no frost. Failing that, solid shade on a still day. We also need power within 50 ft.',
      },
      {
        title: 'Can it be done in January?',
        answer:
          'Yes, indoors. Cold film won’t lie flat, so the garage should be above freezing. Cool weather also means slower drying: haze and small water pockets can take the full 60 days.',
      },
      {
        title: 'How long will you be here?',
        answer:
          'Two to four hours at the car, more with extras. The calendar shows only starts that leave a crew enough time.',
      },
      {
        title: 'When can I open the windows?',
        answer: 'After 3 to 5 days. Don’t clean the inside for 30.',
      },
      {
        title: 'Does film help against hail?',
        answer:
          'No. Window film holds nothing back that a hailstone brings, and paint film doesn’t prevent dents. A roof does.',
      },
    ],
  },
} as const;
