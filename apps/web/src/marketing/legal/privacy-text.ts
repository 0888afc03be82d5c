import { brand, legal, retention } from '@tintforge/content';
import type { LegalText } from './legal-page';

/** Lifetime of the server's login cookie. */
const loginDays = 30;

/** The data stored about a customer, and the reasons. Under 16: docs/product.md, Ratings, people and brands. */
export const privacyText: LegalText = {
  heading: 'Privacy Policy',
  lastUpdated: legal.privacy.lastUpdated,
  lead: 'We keep what a crew needs to find and tint your car, and nothing to follow you around with.',
  sections: [
    {
      heading: 'What we keep',
      paragraphs: [
        'For a booking, we keep your name, email and phone number, and the car’s year, make and model. We keep the address where it will be parked, and what you write about the site and in your notes. We also keep what you ordered, and how it was paid and refunded. If you claim an exemption, we keep its certificate’s number and the photos of it that you or we add. For a quote, we keep your contact details, your answers about the work and the name that you accept it with.',
        'For our security, we keep your IP address for a short time, in a form that can’t be read back. While you’re logged in, we keep the name of your browser and of its operating system. Your account lists them, so that you see where you’re logged in. If you add a passkey, we keep its name and its public key, which only recognizes you. Your fingerprint, face or PIN never leaves your device.',
      ],
    },
    {
      heading: 'How long we keep it',
      paragraphs: [
        `If you held a time and didn’t pay for it, we delete your name, contact details and address after ${retention.unpaidHoldDays} days. We delete what you wrote to us, and the record of emails we sent you, after ${retention.messageDays} days. We keep a confirmed booking for its warranty and our records, until you ask us to delete what it says about you.`,
        `A quote that you haven’t accepted is deleted ${retention.quoteDays} days after its last step, with your contact details and answers.`,
      ],
    },
    {
      heading: 'How we use it',
      paragraphs: [
        'Your email receives confirmations and reminders. Your phone is used only for appointment communications. We send no advertising and sell no data.',
      ],
    },
    {
      heading: 'Your card',
      paragraphs: [
        'Stripe processes your card. The number goes from your browser to Stripe and never reaches us. We see the last four digits and whether the payment worked.',
      ],
    },
    {
      heading: 'In your browser',
      paragraphs: [
        'What you type into the booking form stays in the tab until you close it, so that a reload loses nothing. After you have paid, your browser keeps the key to your booking until 30 days after the appointment. There are no trackers and no advertising cookies, which is why there is no banner to click away.',
        `Only an account uses cookies. There are two, and both go only to us. The cookie “login” keeps you logged in for ${loginDays} days after your last visit, until you log out. The cookie “device” remembers for a year that you have logged in from this browser before. With it, a stranger who guesses at your password can’t lock you out. It gives no access on its own, and a new password ends it.`,
      ],
    },
    {
      heading: 'Who sees it',
      paragraphs: [
        'Our staff and the crew that comes to you. Photos of a certificate are seen by our office alone. A crew may keep its jobs in its own calendar. Its provider then stores your name, address and the work, until 30 days after the appointment. Anyone who knows only your tracking code sees status, date, time, region and services, but not your name, contact details or address.',
      ],
    },
    {
      heading: 'Children',
      paragraphs: legal.privacy.children,
    },
    ...legal.privacy.sections,
    {
      heading: 'Your rights',
      paragraphs: [`Write to ${brand.email} to see, correct or delete what we keep about you.`],
    },
  ],
};
