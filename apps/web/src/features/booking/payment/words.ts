import { mostCars } from '@tintforge/booking-core';
import { carLineName } from '@tintforge/content';

const carNumbers = Array.from({ length: mostCars }, (_, index) => index + 1);

/** Words of the Payment step, and of paying a start that is held, that are not in the content package. */
export const heldWords = {
  problems: {
    unknownPayment:
      'We can’t reach the payment processor to release your earlier hold, so it’s still active. Try again in a minute.',
    previewOnly:
      'This is a preview of your catalog, so nothing can be booked. End the preview at the top of the page to book.',
  },
  payment: {
    label: 'Payment',
    description: ([main = '', ...extras]: readonly string[]) => {
      const isOfSeveralCars = carNumbers.some((number) => main.startsWith(carLineName(number, '')));
      if (isOfSeveralCars) return [main, ...extras].join(', ');
      return extras.length === 0 ? main : `${main} with ${extras.join(', ')}`;
    },
    pickAnotherStart: 'Pick another time',
    stateUnknown: 'We couldn’t check your hold. Check your connection and try again.',
    heldUntil: (moment: string) => `We’re holding this time for you until ${moment}.`,
    /** The deposit of a quote. */
    waitsUntil: (moment: string) => `Pay by ${moment} to keep what you accepted.`,
    notNow: 'Not now',
    timeOver: 'Time’s up. Checking whether your payment went through...',
  },
  /** After payment, while the booking's own page loads. */
  opening: 'Opening your booking...',
  expired: {
    byLink: 'This time is open to others again. Start a new booking, or call us.',
    anew: 'New booking',
    quote: {
      title: 'The time for the deposit is over',
      text: 'The acceptance has ended, and nothing was charged. You can accept the quote again while its price is good.',
      back: 'Show what’s current',
    },
    released: 'This hold was released and nothing was charged',
    releasedText: (start: string) => `We’re no longer holding ${start} for you. Your entries are saved.`,
    cancelledByShop: 'We cancelled this appointment and nothing was charged',
    cancelledByShopText: (start: string) =>
      `We’re no longer holding ${start} for you. Call us with any questions. Your entries are saved.`,
    rightNow: (day: string) => `${day}, right now`,
  },
} as const;
