/** Words of the Payment step and of a booking's page about a charge to a card. */
export const chargeWords = {
  /** Processing time of banks (docs.stripe.com/refunds): the same sentence wherever a refund is named. */
  refundTime: 'Your bank shows it within 5 to 10 business days.',
  /** The shop confirmed the booking, due on site, while the card form was open. */
  kept: {
    title: 'We confirmed this appointment without payment',
    text: 'Your card wasn’t charged. The balance is due on site.',
  },
} as const;
