import { wizardWords } from '@tintforge/content';

/** Words of the wizard that are not in the content package. */
export const bookingWords = {
  vehicleType: 'Vehicle type',
  from: 'from',
  vehicleFoot: `All four are drawn to the same scale. ${wizardWords.taxIncluded}`,
  continue: 'Continue',
  /** Between "Total" and the next choice. */
  promptAfter: ' · ',
  pickVehicle: 'Pick a vehicle',
  choosePackage: 'Choose a package',
  enterZip: 'enter your ZIP code',
  chooseDate: 'choose a date',
  chooseTime: 'choose a time',
  continueToPackage: 'Continue to Package',
  shades: (percents: readonly number[]) => `Shades ${percents.join(', ')} percent`,
  keep: (tier: string) => `Keep ${tier}`,
  leftOut: 'Not everything from your earlier booking is here.',
  addOns: 'Add-ons',
  orderSummary: 'Order summary',
  about: (duration: string) => `About ${duration}`,
  zipAndDuration: (zip: string, duration: string) => `ZIP ${zip}, about ${duration}`,
  offline: {
    title: 'You’re offline.',
    trouble: 'The connection is down.',
    text: 'Your entries are saved. Continue when you’re back online.',
    awaited: 'Your entries are saved. The next step opens automatically when you’re back online.',
  },
  withoutScript: {
    text: 'Booking online needs JavaScript. Here’s what we offer. To book, call your regional line:',
    orWrite: 'Or send us a message with the',
    form: 'contact form',
  },
  review: {
    unknownPayment:
      'We can’t reach the payment processor to release your earlier hold, so it’s still active. Try again in a minute.',
    previewOnly:
      'This is a preview of your catalog, so nothing can be booked. End the preview at the top of the page to book.',
    termsOpen: 'opens in a new tab',
  },
  payment: {
    label: 'Payment',
    description: ([main = '', ...extras]: readonly string[]) =>
      extras.length === 0 ? main : `${main} with ${extras.join(', ')}`,
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
