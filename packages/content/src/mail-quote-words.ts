/** Emails about quotes. */
export const mailQuoteWords = {
  received: {
    subject: (kind: string, code: string) => `New quote request: ${kind} (${code})`,
    preheader: (size: string, city: string) => `${size} in ${city}.`,
    title: 'Someone asked for a quote',
    code: 'Code',
    kind: 'Kind',
    name: 'Name',
    company: 'Company',
    email: 'Email',
    phone: 'Phone',
    place: 'Place',
    work: 'The work',
    notes: 'Notes',
    button: 'Open the request',
    note: 'Reply to this email to answer the customer.',
  },
  /** It goes to an unverified address that anyone can enter, so it repeats nothing that was typed. */
  acknowledged: {
    subject: (code: string) => `We have your request (${code})`,
    preheader: 'We usually reply within one business day.',
    title: 'We have your request',
    text: (kind: string, moment: string) =>
      `Your request for a quote (${kind}) reached us on ${moment}. We usually reply within one business day, by email or phone.`,
    button: 'See your request',
    note: 'Keep this email to yourself: anyone with the link can see the request.',
  },
  link: {
    subject: (code: string) => `Your new link (${code})`,
    preheader: 'The links before it no longer work.',
    title: 'Here’s a new link to your request',
    text: 'The links that we sent before no longer work.',
    button: 'See your request',
    note: 'Keep this email to yourself: anyone with the link can see the request.',
  },
} as const;
