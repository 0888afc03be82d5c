/** Words of the wizard that the shop's own list has none for yet. */
export const bookingWords = {
  vehicleType: 'Vehicle type',
  from: 'from',
  vehicleFoot: 'All four are drawn to one scale. Prices include Florida sales tax.',
  continue: 'Continue',
  continueToPackage: 'Continue to Package',
  shades: (percents: readonly number[]) => `Shades ${percents.join(', ')} percent`,
  keep: (tier: string) => `Keep ${tier}`,
  addOns: 'Add-ons',
  orderSummary: 'Order summary',
  about: (duration: string) => `About ${duration}`,
  zipAndDuration: (zip: string, duration: string) => `ZIP ${zip}, about ${duration}`,
  offline: {
    title: 'You are offline.',
    text: 'What you typed is kept. Go on when the network is back.',
  },
  review: {
    garage: 'Garage',
    shade: 'Shade',
    power: 'Power within 50 ft',
    noSite: 'No garage, shade or power',
    unknownPayment:
      'We cannot reach the payment provider to end your earlier hold, so it stands as it is. Try again in a minute.',
    termsOpen: 'opens in a new tab',
  },
  payment: {
    label: 'Payment',
    description: ([main = '', ...extras]: readonly string[]) =>
      extras.length === 0 ? main : `${main} with ${extras.join(', ')}`,
    comesBack: (amount: string, trackingCode: string) =>
      `${amount} goes back to your card. Keep the number ${trackingCode} if you call us.`,
    pickAnotherStart: 'Pick another start',
    stateUnknown: 'We could not ask how your hold stands. Check your network and try again.',
    heldUntil: (moment: string) => `This start is held for you until ${moment}.`,
    notNow: 'Not now',
    timeOver: 'Your time is over. We are asking whether a payment arrived...',
  },
  expired: {
    byLink: 'The crew’s time is open for others again. Book it anew, or call us.',
    anew: 'Book anew',
    rightNow: (day: string) => `${day}, right now`,
  },
  confirmation: {
    qr: 'QR code for check-in',
    policy: 'Moving and cancelling',
    calendarFailed: { title: 'Calendar file not loaded', text: 'The file could not be fetched. Please try again.' },
  },
} as const;
