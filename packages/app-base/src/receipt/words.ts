/** Words of a receipt. Amounts and moments come ready-made. */
export const receiptWords = {
  heading: 'Receipt',
  total: 'Total',
  appointment: 'Appointment',
  customer: 'Customer',
  print: 'Print',
  /** Every payment and return. */
  account: {
    heading: 'Payments',
    ways: {
      card: 'Card',
      cash: 'Cash',
      'card-reader': 'Card reader',
      check: 'Check',
      otherwise: 'another way',
    },
    returned: (way: string) => `Returned: ${way.charAt(0).toLowerCase()}${way.slice(1)}`,
    onItsWay: (moment: string) => `On its way since ${moment}`,
    sum: 'Paid, less what was returned',
    left: 'Left to pay',
    owed: 'Still to be returned',
    owedNote: 'It could not be returned to the card yet.',
  },
  vehicle: 'Vehicle',
  card: (lastFour: string) => `Card ending ${lastFour}`,
  close: 'Close',
} as const;
