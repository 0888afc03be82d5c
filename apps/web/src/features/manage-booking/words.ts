import { chargeWords, confirmationWords } from '@tintforge/content';

/** Words of the booking's page that are not in the content package. Amounts and moments are passed in formatted. */
export const manageWords = {
  notLoaded: 'We couldn’t load the booking. Check your connection and try again.',
  booking: 'Booking',
  stagesLabel: 'Progress of the booking',
  stages: { booked: 'Booked', confirmed: 'Confirmed', onSite: 'On site', completed: 'Completed' },
  wrongSecret: 'This link no longer works. Use the most recent link we sent you, or call us.',
  cancelledSince: {
    title: 'This booking was cancelled',
    text: 'It was cancelled after you opened this page. Nothing else was changed.',
  },
  /** For a dialog whose booking has changed since it was opened. */
  overtaken: {
    moved: (start: string) => ({ title: 'This appointment was moved', text: `It’s now on ${start}.` }),
    call: (phone: string) => ({
      title: 'You can no longer do this online',
      text: `Call ${phone} and we’ll find a way.`,
    }),
    pass: { title: 'You no longer need the QR code', text: 'This page shows how far the work is.' },
    car: {
      title: 'This car was cancelled',
      text: 'It was cancelled after you opened this page. The other cars stay as booked.',
    },
  },
  calendarFailed: { title: 'Calendar file not loaded', text: 'We couldn’t get the file. Try again.' },

  about: (duration: string) => `about ${duration}`,
  noDate: confirmationWords.noDate,
  /** Of a job that takes several: "3 visits:". */
  visits: (count: number) => `Your job takes ${count} visits:`,
  /** Added to a start: ", two crews". */
  crews: (crews: number) => `, ${crews === 2 ? 'two' : crews} crews`,
  /** In place of several visits with the same start. */
  together: (crews: number, isOnCars: boolean) =>
    `${crews === 2 ? 'Two' : crews} crews work ${isOnCars ? 'on your cars ' : ''}at the same time`,
  /** One of these crews, whose part of the work isn't settled. */
  oneCrew: 'One crew',
  carNumbers: (cars: readonly number[]) =>
    cars.length === 1 ? `Car ${cars[0]}` : `Cars ${cars.slice(0, -1).join(', ')} and ${cars.at(-1)}`,
  visitStates: { planned: '', 'in-progress': ', in progress', completed: ', done', cancelled: '', missed: ', missed' },
  bill: 'What it costs',
  vehicle: 'Vehicle',
  /** Of a quote, in place of a vehicle and its services. */
  work: 'Work',
  works: 'What’s included',
  services: 'Services',
  where: 'Where',
  contact: 'Contact',
  shade: 'Shade',
  shades: 'Shades',
  notes: 'Notes',
  questions: 'Questions?',

  clock: {
    held: (time: string) =>
      `We’re holding this time for you until ${time}. Pay in the browser tab where you booked, or with the link we emailed you.`,
    /** A quote's work, before a visit is planned. */
    noDate: 'We’ll call you within one business day to set the date. You can cancel for free until it’s set.',
    left: 'left to change it for free',
    over: (moment: string) => `You could change it for free until ${moment}.`,
    cancelling: ({ kept, refund }: { kept: string; refund: string }) =>
      `If you cancel, we keep ${kept} and refund ${refund}.`,
    /** Late, but nothing is kept. */
    free: 'You can still cancel for free.',
    moving: 'To move it, call',
  },

  pay: {
    lead: (moment: string) => `We’re holding this time for you until ${moment}. Pay to confirm it.`,
    now: (total: string) => `Pay ${total} now`,
    busy: 'Loading...',
    failed: 'We couldn’t load the card form. Check your connection and try again.',
  },

  /** The balance of a confirmed booking. */
  balance: {
    lead: (amount: string, isCar: boolean) =>
      `${amount} is due. Pay it by card now, or at the ${isCar ? 'car' : 'job'}.`,
    pay: (amount: string) => `Pay the balance ${amount}`,
  },

  actions: {
    label: 'Change this booking',
    move: 'Reschedule',
    change: 'Change services',
    cancel: 'Cancel',
    correct: 'Correct details',
    receipt: 'Receipt',
    /** While money is due. */
    invoice: 'Invoice',
  },

  confirmation: {
    policy: 'Moving and cancelling',
    show: 'QR code',
  },

  /** For customers who come from the wizard with an order that is already booked. */
  arrival: {
    newBooking: 'New booking',
    booked: {
      ahead: {
        title: 'This order is booked',
        text: 'You can’t edit it in the booking form anymore. Make changes here.',
      },
      open: { title: 'This order isn’t paid yet', text: 'This page shows its current status.' },
      over: { title: 'This order is done', text: 'It can’t be changed anymore.' },
      cancelled: { title: 'This order is cancelled', text: 'It can’t be changed anymore.' },
    },
    kept: chargeWords.kept,
    notChanged: {
      title: 'Your last changes weren’t saved',
      text: (phone: string) =>
        `This order was booked before you made them, and it’s shown here as booked. Make your changes on this page, or call ${phone}.`,
    },
  },

  /** The state of the payment. */
  money: {
    notYet: 'Not paid yet',
    failed: 'Card declined',
    paid: (amount: string) => `Paid ${amount}`,
    depositPaid: (amount: string) => `Deposit of ${amount} paid`,
    card: (lastFour: string) => `Card ending ${lastFour}`,
    toTheCard: (lastFour: string | null) => (lastFour === null ? 'your card' : `the card ending ${lastFour}`),
    disputed: 'Your bank is reviewing this payment.',
    kept: (amount: string) => `We kept ${amount} as the late-cancellation fee.`,
    onSite: 'Due on site',
    stillDue: (amount: string) => `${amount} is due on site.`,
    paidOnSite: 'Paid on site',
  },

  /** The state of a refund. */
  refund: {
    pending: (amount: string, card: string) => `We’re refunding ${amount} to ${card}. ${chargeWords.refundTime}`,
    succeeded: (amount: string, card: string) => `We refunded ${amount} to ${card}.`,
    failed: (amount: string) => `${amount}: we couldn’t refund your card. We’ll call you.`,
    otherwise: (amount: string) => `We refunded ${amount} another way.`,
  },

  move: {
    title: 'Reschedule',
    lead: (moment: string, total: string) => `Free until ${moment}. Your price stays ${total}.`,
    plainLead: (total: string) => `Moving is free. Your price stays ${total}.`,
    own: 'yours now',
    now: 'Now',
    to: 'Moves to',
    nothing: 'Pick a date and a time',
    confirm: (start: string) => `Move to ${start}`,
    confirmFirst: 'Move the appointment',
    busy: 'Moving...',
    keep: 'Keep the time I have',
    pickAnother: 'Pick a time other than the one you have',
    needsCall: (phone: string) => `It’s too late to reschedule online. Call ${phone} and we’ll work something out.`,
    notOffered: 'That time is no longer available. Pick another.',
    /** A start that was chosen before. */
    gone: (start: string) => `The time you chose, ${start}, is no longer available. Pick another.`,
    failed: 'We couldn’t move your appointment. Check your connection and try again.',
    done: { title: 'Appointment moved', text: (start: string) => `We’ll see you on ${start}.` },
  },

  cancel: {
    title: 'Cancel this appointment?',
    lead: (card: string) => `We’ll refund this to ${card}. ${chargeWords.refundTime}`,
    nothingPaid: 'You weren’t charged, so there’s nothing to refund.',
    table: 'Refund details',
    now: 'Now',
    after: (moment: string) => `After ${moment}`,
    paid: 'You paid',
    earlier: 'Refunded earlier',
    fee: 'Fee kept',
    held: 'Disputed with your bank',
    back: 'Your refund',
    confirm: (refund: string) => `Cancel and refund ${refund}`,
    confirmPlain: 'Cancel the appointment',
    busy: 'Cancelling...',
    keep: 'Keep my booking',
    changed: ({ kept, refund }: { kept: string; refund: string }) =>
      `The amounts have changed: your refund is now ${refund}, and ${kept} is kept. Nothing has been cancelled yet.`,
    unknown: 'We can’t reach the payment processor, so nothing was cancelled. Try again in a minute.',
    failed: 'We couldn’t cancel your appointment. Check your connection and try again.',
    notPossible: {
      title: 'You can no longer cancel online',
      text: (phone: string) => `Call ${phone} and we’ll find a way.`,
    },
    done: {
      title: 'Appointment cancelled',
      refund: (amount: string) => `We’re refunding ${amount} to your card.`,
      plain: 'That time is open to others again.',
    },
  },

  /** The cars of a booking of several. */
  cars: {
    heading: 'Your cars',
    name: (number: number) => `Car ${number}`,
    shade: (shade: string) => `Preferred shade: ${shade}`,
    cancelled: 'Cancelled',
    cancelledFor: (kept: string) => `Cancelled, ${kept} kept`,
    cancel: 'Cancel this car',
    cancelOf: (number: number, vehicle: string) => `Cancel this car: car ${number}, ${vehicle}`,
    title: (number: number) => `Cancel car ${number}?`,
    lead: (card: string) => `The other cars stay as booked. We’ll refund this to ${card}. ${chargeWords.refundTime}`,
    others: 'The other cars stay as booked.',
    price: 'Price of this car',
    due: 'Due after that',
    confirm: (refund: string) => `Cancel the car and refund ${refund}`,
    confirmPlain: 'Cancel the car',
    busy: 'Cancelling...',
    keep: 'Keep this car',
    changed: ({ kept, refund }: { kept: string; refund: string }) =>
      `The amounts have changed: your refund is now ${refund}, and ${kept} is kept. Nothing has been cancelled yet.`,
    failed: 'We couldn’t cancel this car. Check your connection and try again.',
    notPossible: {
      title: 'You can no longer cancel this car online',
      text: (phone: string) => `Call ${phone} and we’ll find a way.`,
    },
    done: {
      title: 'Car cancelled',
      refund: (amount: string) => `We’re refunding ${amount} to your card. The other cars stay as booked.`,
      plain: 'The other cars stay as booked.',
    },
  },

  correct: {
    title: 'Correct details',
    lead: (phone: string) => `Date and services stay the same. To change the email address, call ${phone}.`,
    confirm: 'Save',
    busy: 'Saving...',
    keep: 'Discard changes',
    overtaken:
      'Some of these details were changed after you opened them, so nothing was saved. Check the marked ones, then save again.',
    otherRegion: (phone: string) =>
      `Another region’s crews serve that ZIP code. Call ${phone} to move the appointment there.`,
    notPossible: (phone: string) => `You can no longer change these details online. Call ${phone}.`,
    failed: 'Nothing was saved. Check your connection and try again.',
    done: {
      title: 'Details saved',
      text: 'Your crew will see the new ones.',
      /** A certificate is issued for one car. */
      exemptionReopened:
        'Your crew will see the new ones. Your exemption belongs to one car, so we’ll review it again before the job.',
    },
  },

  close: 'Close',
  loggedOut: 'You’re no longer logged in, or the link no longer opens this booking. Reload the page.',
} as const;
