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
  /** One of several cars, and the button for one more. */
  cars: {
    add: 'Add another car at this address',
    continueTo: (number: number) => `Continue to car ${number}`,
    choose: 'choose how we do your cars',
  },
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
    termsOpen: 'opens in a new tab',
  },
} as const;
