/** Words of an invoice. Amounts and moments come ready-made. */
export const invoiceWords = {
  /** While money is due, and afterward. */
  invoice: 'Invoice',
  receipt: 'Receipt',
  total: 'Total',
  appointment: 'Appointment',
  visits: 'Visits',
  visitNumber: (number: number, moment: string) => `${number}. ${moment}`,
  vehicle: 'Vehicle',
  work: 'Work',
  where: 'Where',
  customer: 'Bill to',
  print: 'Print',
  back: 'Back to the booking',
  /** Every payment and refund. */
  account: {
    heading: 'Payments',
    ways: {
      card: 'Card',
      cash: 'Cash',
      'card-reader': 'Card reader',
      check: 'Check',
      otherwise: 'another way',
    },
    returned: (way: string) => `Refunded: ${way.charAt(0).toLowerCase()}${way.slice(1)}`,
    onItsWay: (moment: string) => `On its way since ${moment}`,
    sum: 'Paid, less refunds',
    left: 'Balance due',
    owed: 'Still to be refunded',
    owedNote: 'We couldn’t refund it to the card yet.',
  },
  card: (lastFour: string) => `Card ending ${lastFour}`,
  notLoaded: 'We couldn’t load this page. Check your connection and try again.',
  retry: 'Try again',
  locked: {
    title: 'Open your booking first',
    text: 'Only its customer can see this page. Open it from the link in our email, or log in.',
    link: 'Go to the booking',
  },
  unknown: {
    title: 'That’s no tracking code',
    text: 'Check the code in our email; one character may be missing.',
    link: 'Find your booking',
  },
} as const;
