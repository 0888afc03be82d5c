/** Result of confirming with a test card. */
export type CardOutcome =
  | { kind: 'succeed' }
  | { kind: 'decline'; code: string; declineCode?: string; message: string }
  | { kind: 'authenticate' };

/** Outcome of a refund to a test card: success at once, success later, or success that fails later. */
export type RefundOutcome = 'succeeds' | 'succeeds-later' | 'fails-later';

/** One of Stripe's test cards: the number a person types, the id that stands for it, and what it does. */
export interface TestCard {
  number: string;
  method: string;
  label: string;
  outcome: CardOutcome;
  refund: RefundOutcome;
}

/**
 * The nine test cards, shared by server and browser. Numbers, ids and results are Stripe's own
 * (docs.stripe.com/testing); the messages are Stripe's.
 */
export const testCards: readonly TestCard[] = [
  {
    number: '4242424242424242',
    method: 'pm_card_visa',
    label: 'Payment succeeds',
    outcome: { kind: 'succeed' },
    refund: 'succeeds',
  },
  {
    number: '4000000000000002',
    method: 'pm_card_visa_chargeDeclined',
    label: 'Declined',
    outcome: {
      kind: 'decline',
      code: 'card_declined',
      declineCode: 'generic_decline',
      message: 'Your card was declined.',
    },
    refund: 'succeeds',
  },
  {
    number: '4000000000009995',
    method: 'pm_card_visa_chargeDeclinedInsufficientFunds',
    label: 'Insufficient funds',
    outcome: {
      kind: 'decline',
      code: 'card_declined',
      declineCode: 'insufficient_funds',
      message: 'Your card has insufficient funds.',
    },
    refund: 'succeeds',
  },
  {
    number: '4000000000000069',
    method: 'pm_card_chargeDeclinedExpiredCard',
    label: 'Expired card',
    outcome: { kind: 'decline', code: 'expired_card', message: 'Your card has expired.' },
    refund: 'succeeds',
  },
  {
    number: '4000000000000119',
    method: 'pm_card_chargeDeclinedProcessingError',
    label: 'Processing error',
    outcome: {
      kind: 'decline',
      code: 'processing_error',
      message: 'An error occurred while processing your card. Try again in a little bit.',
    },
    refund: 'succeeds',
  },
  {
    number: '4000000000000127',
    method: 'pm_card_chargeDeclinedIncorrectCvc',
    label: 'Incorrect security code',
    outcome: { kind: 'decline', code: 'incorrect_cvc', message: "Your card's security code is incorrect." },
    refund: 'succeeds',
  },
  {
    number: '4000002500003155',
    method: 'pm_card_authenticationRequiredOnSetup',
    label: 'Asks for authentication',
    outcome: { kind: 'authenticate' },
    refund: 'succeeds',
  },
  {
    number: '4000000000007726',
    method: 'pm_card_pendingRefund',
    label: 'Refund takes a while',
    outcome: { kind: 'succeed' },
    refund: 'succeeds-later',
  },
  {
    number: '4000000000005126',
    method: 'pm_card_refundFail',
    label: 'Refund fails later',
    outcome: { kind: 'succeed' },
    refund: 'fails-later',
  },
];

/** The test card with this number (digits only), or undefined. */
export function cardByNumber(number: string): TestCard | undefined {
  return testCards.find((card) => card.number === number);
}

/** The test card that this test PaymentMethod id stands for, or undefined. */
export function cardByMethod(method: string): TestCard | undefined {
  return testCards.find((card) => card.method === method);
}
