import { brand } from '@tintforge/shop/brand';

/**
 * The words of the Payment step: fixed word for word (docs/product.md of the repository, Fixed words). `setup.failed` is
 * both the panel's heading and the toast's title.
 */
export const paymentWords = {
  stepHeading: 'Last step',
  lead: 'We’re holding this time for you. Pay now to confirm the appointment.',
  heading: 'Complete Your Payment',
  totalAmount: 'Total amount',
  deposit: 'Deposit',
  /** Under a deposit: the rest of the price. */
  atCar: (balance: string) => `The balance of ${balance} is due at the car, or by card anytime before.`,
  atJob: (balance: string) => `The balance of ${balance} is due at the job, or by card anytime before.`,
  providerNote: `Stripe processes your card. ${brand.name} never sees the number.`,
  pay: (amount: string) => `Pay ${amount}`,
  processing: 'Processing...',
  cancel: 'Cancel',
  cancelHint: 'Cancel and return to Review',
  setup: {
    loading: 'Setting up payment...',
    failed: 'Payment Setup Failed',
    goBack: 'Go Back',
    panelFallback: 'An error occurred while setting up payment.',
    toastFallback: 'Failed to initialize payment system.',
    intentFallback: 'Failed to create payment intent',
    scriptNotLoaded: 'We couldn’t load the payment form.',
    retry: 'Retry',
  },
  inlineFallback: 'An unexpected error occurred.',
  failureToast: { title: 'Payment Failed', fallback: 'Something went wrong with your payment.' },
  /** A refused card, by the card provider's code; its own texts are never shown. */
  refusals: {
    byCode: {
      insufficient_funds: 'Your card has insufficient funds.',
      expired_card: 'Your card has expired.',
      incorrect_cvc: 'Your card’s security code is incorrect.',
      incorrect_number: 'Your card number is incorrect.',
      incorrect_zip: 'Your ZIP code doesn’t match your card.',
      processing_error: 'An error occurred while processing your card. Try again in a little bit.',
      card_not_supported: 'Your card doesn’t support this kind of purchase. Try another card.',
    },
    declined: 'Your card was declined.',
    authentication: 'Your bank couldn’t confirm this payment. Try again, or use another card.',
    outdated: 'Nothing was charged. Check your booking below, then try again.',
  },
  successToast: { title: 'Payment Successful', text: 'Your payment has been processed successfully!' },
  authentication: {
    waiting: 'Your bank asks you to confirm this payment.',
    resume: 'Continue with your bank',
  },
  settling: 'Your card payment is on its way. We’re confirming your appointment.',
  alreadyPaid: (trackingCode: string) => `This booking is already paid: ${trackingCode}.`,
  /** The page couldn't reach the processor: whether the card was charged isn't known until the network is back. */
  unreached:
    'We couldn’t reach the payment processor, so we don’t know yet whether your card was charged. Check your connection; we’ll look again as soon as it’s back.',
  notCharged: 'Your connection is back. Your card wasn’t charged: please pay again.',
  unknown: 'We can’t reach the payment processor right now. Your time is still held, and you won’t be charged twice.',
  /** Paid after the crew's time was sold: refunded automatically (docs/payments.md of the repository, rule 7). */
  refundedLate: {
    title: 'Paid too late for this time',
    text: 'By then the crew was booked, so we’re refunding the full amount to your card.',
  },
  refundFailed: 'We couldn’t refund your card. We’ll call you.',
  /** Of a payment that was disputed: as long as the bank is deciding, and once it has decided for the customer. */
  held: 'Your bank has this payment because of a dispute and decides who gets it. We can’t refund it to your card.',
  /** Money that could not be used for its booking, and how far its refund is. */
  refused: {
    late: {
      title: 'Paid too late for this time',
      text: 'By then the crew was booked, so this appointment isn’t confirmed.',
    },
    mismatch: {
      title: 'We couldn’t use this payment',
      text: 'It doesn’t match what this booking costs, so the appointment isn’t confirmed.',
    },
    refund: {
      pending: 'We’re refunding the full amount to your card.',
      done: 'We’ve refunded the full amount to your card.',
      failed: 'We couldn’t refund your card. We’ll call you.',
      disputed: 'Your bank is reviewing this payment.',
    },
    code: (trackingCode: string) => `If you call us, please have this number ready: ${trackingCode}.`,
  },
} as const;

/** The words around the minutes for which a start is held (docs/payments.md of the repository, rule 7). */
export const holdWords = {
  /** Reasons why a start could not be held. */
  problems: {
    priceChanged: {
      title: 'The price has changed',
      text: (before: string, now: string) => `It was ${before} and is now ${now}. Nothing has been charged.`,
      accept: (now: string) => `Accept ${now}`,
      decline: 'Go back',
    },
    tooManyHolds: (phone: string) =>
      `You’re already holding several start times. Pay for one, let the others expire, or call ${phone}.`,
    regionBusy: (phone: string) =>
      `Many people in your area are paying for a time right now. Nothing you entered is lost. Try again in a few minutes, log in to an account with a verified email, or call ${phone}.`,
  },
  heldFor: (time: string) => `Your ${time} start is held for`,
  minutesLeft: (minutes: number) =>
    minutes === 1 ? 'Your start is held for one more minute.' : `Your start is held for ${minutes} more minutes.`,
  grace: 'Your bank is still checking, so we’re holding your time a little longer.',
  expired: {
    heading: 'Your hold expired',
    message: 'Your time ran out and nothing was charged',
    text: (start: string) =>
      `We held ${start} for you, but no payment came through, so that time is open to others again. Your answers are saved.`,
    again: 'Hold it again',
    stillFree: 'still available',
    anotherDay: 'Pick another day',
    kept: 'Saved',
    paidSoFar: 'Paid so far',
  },
} as const;
