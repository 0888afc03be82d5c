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
];
const deed = fc.oneof(...deeds);
const action = fc.oneof(...deeds, { weight: 3, arbitrary: actions.wait });

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
