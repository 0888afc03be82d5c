import fc from 'fast-check';

/** Picks the quote, among those that were requested. */
const which = fc.nat(7);
/** The actor's knowledge: the quote as it is, or as it was when they last looked. */
const belief = fc.constantFrom('fresh' as const, 'fresh' as const, 'old' as const);

const actions = {
  request: fc.record({ kind: fc.constant('request' as const) }),
  look: fc.record({ kind: fc.constant('look' as const), which }),
  draft: fc.record({
    kind: fc.constant('draft' as const),
    which,
    belief,
    /** Quantity in hundredths and price in cents of each line. */
    lines: fc.array(fc.tuple(fc.integer({ min: 1, max: 5_000 }), fc.nat(50_000)), { minLength: 1, maxLength: 5 }),
    discountBp: fc.constantFrom(0, 0, 1, 333, 1_000, 10_000),
    depositPercent: fc.constantFrom(null, 25, 25, 90),
    days: fc.integer({ min: -1, max: 20 }),
  }),
  discard: fc.record({ kind: fc.constant('discard' as const), which, belief }),
  send: fc.record({ kind: fc.constant('send' as const), which, belief }),
  extend: fc.record({ kind: fc.constant('extend' as const), which, belief, days: fc.integer({ min: 1, max: 40 }) }),
  accept: fc.record({ kind: fc.constant('accept' as const), which, belief, name: fc.nat(2) }),
  acceptFor: fc.record({ kind: fc.constant('accept for' as const), which, belief }),
  end: fc.record({ kind: fc.constant('end' as const), which, belief }),
  change: fc.record({ kind: fc.constant('change' as const), which, belief }),
  renew: fc.record({ kind: fc.constant('renew' as const), which, belief }),
  decline: fc.record({ kind: fc.constant('decline' as const), which }),
  mark: fc.record({
    kind: fc.constant('mark' as const),
    which,
    belief,
    status: fc.constantFrom('requested' as const, 'answered' as const, 'withdrawn' as const),
  }),
  wait: fc.record({ kind: fc.constant('wait' as const), hours: fc.constantFrom(1, 20, 100, 300) }),
  jobs: fc.record({ kind: fc.constant('jobs' as const) }),
  deliver: fc.record({
    kind: fc.constant('deliver' as const),
    fate: fc.constantFrom('all', 'one', 'twice', 'reversed', 'drop', 'late'),
    which,
  }),
};

/** Actions on the booking of an accepted quote. */
const bookingActions = {
  pay: fc.record({
    kind: fc.constant('pay' as const),
    which,
    card: fc.constantFrom('pm_card_visa', 'pm_card_visa', 'pm_card_visa_chargeDeclined'),
    isSynced: fc.boolean(),
  }),
  balance: fc.record({ kind: fc.constant('pay balance' as const), which, isSynced: fc.boolean() }),
  release: fc.record({ kind: fc.constant('give back' as const), which }),
  cancel: fc.record({ kind: fc.constant('cancel' as const), which }),
  cancelByStaff: fc.record({ kind: fc.constant('cancel by staff' as const), which }),
  keep: fc.record({ kind: fc.constant('keep' as const), which }),
  receive: fc.record({ kind: fc.constant('receive' as const), which, share: fc.integer({ min: 1, max: 100 }) }),
  plan: fc.record({
    kind: fc.constant('plan' as const),
    which,
    /** Of new visits; where there are none, all planned ones are given up. */
    days: fc.array(fc.integer({ min: 1, max: 9 }), { maxLength: 3 }),
  }),
};

const deeds = [
  { weight: 3, arbitrary: actions.request },
  { weight: 4, arbitrary: actions.look },
  { weight: 8, arbitrary: actions.draft },
  { weight: 1, arbitrary: actions.discard },
  { weight: 12, arbitrary: actions.send },
  { weight: 5, arbitrary: actions.extend },
  { weight: 12, arbitrary: actions.accept },
  { weight: 2, arbitrary: actions.acceptFor },
  { weight: 3, arbitrary: actions.end },
  { weight: 3, arbitrary: actions.change },
  { weight: 2, arbitrary: actions.renew },
  { weight: 1, arbitrary: actions.decline },
  { weight: 2, arbitrary: actions.mark },
  { weight: 10, arbitrary: bookingActions.pay },
  { weight: 3, arbitrary: bookingActions.balance },
  { weight: 1, arbitrary: bookingActions.release },
  { weight: 1, arbitrary: bookingActions.cancel },
  { weight: 1, arbitrary: bookingActions.cancelByStaff },
  { weight: 1, arbitrary: bookingActions.keep },
  { weight: 2, arbitrary: bookingActions.receive },
  { weight: 5, arbitrary: bookingActions.plan },
  { weight: 3, arbitrary: actions.jobs },
  { weight: 3, arbitrary: actions.deliver },
];
const deed = fc.oneof(...deeds);
const action = fc.oneof(...deeds, { weight: 3, arbitrary: actions.wait });

const bookingAction = fc.oneof(...Object.values(bookingActions));

/** An action on the booking of an accepted quote. */
export type QuoteBookingAction = typeof bookingAction extends fc.Arbitrary<infer Value> ? Value : never;

/** An action of a quote's customer or of staff, or time that passes. */
export type QuoteAction = typeof action extends fc.Arbitrary<infer Value> ? Value : never;

/** Two actions that start together. Time passes between actions alone. */
const together = fc.record({ kind: fc.constant('together' as const), first: deed, second: deed });

/** One step of a history of quotes. */
export type QuoteStep = QuoteAction | { kind: 'together'; first: QuoteAction; second: QuoteAction };

/** Histories of thirty to sixty steps, made of actions alone and in pairs. */
export const quoteHistories: fc.Arbitrary<QuoteStep[]> = fc.array(
  fc.oneof({ weight: 3, arbitrary: action }, { weight: 1, arbitrary: together }),
  { minLength: 30, maxLength: 60, size: 'max' },
);
