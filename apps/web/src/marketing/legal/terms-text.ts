import { brand, homeStateName, legal, taxWords } from '@tintforge/content';
import type { LegalText } from './legal-page';

/**
 * The terms that a customer accepts by paying. Cancelling, moving and missing: docs/product.md, Cancellation policy;
 * liability: Ratings, people and brands there. Warranties are named separately, as 16 CFR 239.4 requires.
 */
export const termsText: LegalText = {
  heading: 'Terms of Service',
  lastUpdated: legal.terms.lastUpdated,
  lead: `These terms apply between you and ${brand.name} when you book an appointment here. They are short so that you can read them before you pay.`,
  sections: [
    {
      heading: 'Booking and paying',
      paragraphs: [
        `${taxWords.terms} The total you see before you pay is the total we charge to your card.`,
        'When you proceed to payment, we hold the start time you chose. The clock next to it shows for how long, usually 15 minutes. The appointment is confirmed when the payment has arrived. If the hold expires, nothing is charged and the start time is open to others.',
        'If a payment arrives after the time has gone to someone else, we refund the full amount to your card.',
      ],
    },
    {
      heading: 'Moving an appointment',
      paragraphs: [
        'Rescheduling is free with at least 24 hours’ notice before the start time; exactly 24 hours is enough. With less notice, please call your regional line.',
      ],
    },
    {
      heading: 'Cancelling',
      paragraphs: [
        'With at least 24 hours’ notice, we refund everything. A cancellation with under 24 hours’ notice may bring a late-cancellation fee: a share of the total. We show its exact deadline and amount before you pay, and both stay as they were when you paid. We refund the rest to your card.',
        'If you book less than 24 hours before the start time, you may cancel for free within 30 minutes after paying. That ends earlier if the job starts.',
        'If we have to cancel, we always refund everything.',
      ],
    },
    {
      heading: 'No-shows',
      paragraphs: [
        'If neither you nor the car is there when the crew arrives, the appointment may be charged in full.',
      ],
    },
    {
      heading: 'Warranty',
      paragraphs: legal.terms.warranty,
    },
    {
      heading: 'Glass and the law',
      paragraphs: [
        `A preferred shade is a request. Your installer measures your glass, explains what ${homeStateName} law allows on it and confirms the shade with you before cutting. We may refuse work that would make the car unlawful to drive.`,
      ],
    },
    {
      heading: 'Liability',
      paragraphs: legal.terms.liability,
    },
    ...legal.terms.sections,
    {
      heading: 'Questions',
      paragraphs: [`Write to ${brand.email} or call your regional line.`],
    },
  ],
};
