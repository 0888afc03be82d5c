/** Words of paying a balance. Amounts come ready-made. */
export const balanceWords = {
  label: 'Pay the balance',
  due: 'Balance due',
  description: (total: string) => `What is still due of your bill of ${total}.`,
  atCar: 'Pay at the car instead',
  atJob: 'Pay at the job instead',
  settling: 'Your card payment is on its way. Please wait a moment.',
  done: {
    title: (amount: string) => `We received ${amount}`,
    paidInFull: 'Your booking is paid in full.',
    inPart: (due: string) => `Your bill has changed, so ${due} is still due.`,
    surplus: (amount: string) => `By then less was due, so we’re refunding ${amount} to your card.`,
  },
  changed: {
    title: 'The amount due has changed',
    other: (due: string) => `It’s now ${due}. Your card wasn’t charged.`,
    nothing: 'Nothing is due anymore. Your card wasn’t charged.',
  },
  cancelled: {
    title: 'This booking was cancelled',
    text: 'Your card wasn’t charged for the balance.',
  },
} as const;
