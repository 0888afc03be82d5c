/** Words of a receipt. Amounts and moments come ready-made. */
export const receiptWords = {
  heading: 'Receipt',
  /** While money is due. */
  invoice: 'Invoice',
  total: 'Total',
  appointment: 'Appointment',
  customer: 'Customer',
  print: 'Print',
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
  vehicle: 'Vehicle',
  card: (lastFour: string) => `Card ending ${lastFour}`,
  close: 'Close',
} as const;
