import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  advancePayment,
  intentStatuses,
  type MoneyFacts,
  type PaymentFacts,
  type PaymentStatus,
  paymentStatuses,
  paymentStatusOf,
  type RefundStatus,
  refundableCents,
  refundStatuses,
  remainingCents,
  siteDueCents,
  surplusCents,
} from './payment-status';

const seed = 20261120;
const openStatuses = intentStatuses.filter((status) => status !== 'succeeded' && status !== 'canceled');
const anyFacts: fc.Arbitrary<PaymentFacts> = fc.oneof(
  fc.record({ status: fc.constantFrom(...openStatuses), amountReceivedCents: fc.constant(0) }),
  fc.constant({ status: 'canceled' as const, amountReceivedCents: 0 }),
  fc.constant({ status: 'succeeded' as const, amountReceivedCents: 44_998 }),
);

describe('what is known of an intent', () => {
  test.each(openStatuses.flatMap((known) => intentStatuses.map((fetched) => [known, fetched] as const)))(
    'moves from %s to %s',
    (known, fetched) => {
      expect(
        advancePayment({ status: known, amountReceivedCents: 0 }, { status: fetched, amountReceivedCents: 0 }).status,
      ).toBe(fetched);
    },
  );

  test.each(intentStatuses)('never goes back from succeeded to %s', (status) => {
    const paid = { status: 'succeeded', amountReceivedCents: 44_998 } as const;
    expect(advancePayment(paid, { status, amountReceivedCents: 0 })).toEqual(paid);
  });

  test.each(openStatuses)('never reopens from canceled to %s', (status) => {
    const ended = { status: 'canceled', amountReceivedCents: 0 } as const;
    expect(advancePayment(ended, { status, amountReceivedCents: 0 })).toEqual(ended);
  });

  test('does not overlook money, even after canceled', () => {
    expect(
      advancePayment({ status: 'canceled', amountReceivedCents: 0 }, { status: 'succeeded', amountReceivedCents: 100 }),
    ).toEqual({ status: 'succeeded', amountReceivedCents: 100 });
  });

  test('ends the same in whatever order the answers arrive, and however often', () => {
    fc.assert(
      fc.property(
        fc
          .array(anyFacts, { minLength: 1, maxLength: 8 })
          .chain((facts) =>
            fc.tuple(fc.constant(facts), fc.shuffledSubarray([...facts, ...facts], { minLength: facts.length * 2 })),
          ),
        ([facts, shuffled]) => {
          const start: PaymentFacts = { status: 'requires_payment_method', amountReceivedCents: 0 };
          const one = facts.reduce(advancePayment, start);
          const other = shuffled.reduce(advancePayment, start);
          const isOver = one.status === 'succeeded' || one.status === 'canceled';
          expect(other.amountReceivedCents).toBe(one.amountReceivedCents);
          if (isOver) expect(other.status).toBe(one.status);
          else expect(openStatuses).toContain(other.status);
        },
      ),
      { seed, numRuns: 1000 },
    );
  });
});

function refund(status: RefundStatus, amountCents: number) {
  return { status, amountCents };
}

/** A one-dollar booking that is paid on site. */
function atCar(receivedCents: number, returnedCents = 0) {
  return { totalCents: 100, receivedCents, returnedCents };
}

describe('a booking’s payment status', () => {
  const cases: [string, MoneyFacts, PaymentStatus][] = [
    ['nothing paid yet', { capturedCents: 0, refunds: [] }, 'pending'],
    ['the last attempt failed', { capturedCents: 0, refunds: [], hasFailed: true }, 'failed'],
    ['paid after a failed attempt', { capturedCents: 100, refunds: [], hasFailed: true }, 'paid'],
    ['paid', { capturedCents: 44_998, refunds: [] }, 'paid'],
    ['to be paid at the car', { capturedCents: 0, refunds: [], onSite: atCar(0) }, 'on-site'],
    [
      'to be paid at the car after a card failed',
      { capturedCents: 0, refunds: [], hasFailed: true, onSite: atCar(0) },
      'on-site',
    ],
    ['paid at the car', { capturedCents: 0, refunds: [], onSite: atCar(100) }, 'paid-on-site'],
    ['partly paid at the car', { capturedCents: 0, refunds: [], onSite: atCar(60) }, 'on-site'],
    ['part given back at the car', { capturedCents: 0, refunds: [], onSite: atCar(100, 40) }, 'partially-refunded'],
    ['all given back at the car', { capturedCents: 0, refunds: [], onSite: atCar(100, 100) }, 'refunded'],
    ['a mistake at the car put right', { capturedCents: 0, refunds: [], onSite: atCar(200, 100) }, 'paid-on-site'],
    [
      'to be paid at the car, the card’s money returned',
      { capturedCents: 100, refunds: [refund('succeeded', 100)], onSite: atCar(0) },
      'on-site',
    ],
    [
      'paid at the car, the card’s money on its way back',
      { capturedCents: 100, refunds: [refund('pending', 100)], onSite: atCar(100) },
      'refund-pending',
    ],
    ['a refund on its way', { capturedCents: 100, refunds: [refund('pending', 100)] }, 'refund-pending'],
    ['all returned', { capturedCents: 100, refunds: [refund('succeeded', 100)] }, 'refunded'],
    [
      'all returned in two parts',
      { capturedCents: 100, refunds: [refund('succeeded', 60), refund('succeeded', 40)] },
      'refunded',
    ],
    ['part returned', { capturedCents: 100, refunds: [refund('succeeded', 75)] }, 'partially-refunded'],
    [
      'part returned, more on its way',
      { capturedCents: 100, refunds: [refund('succeeded', 75), refund('pending', 25)] },
      'refund-pending',
    ],
    ['a refund that failed', { capturedCents: 100, refunds: [refund('failed', 100)] }, 'refund-failed'],
    [
      'a refund that failed beside one on its way',
      { capturedCents: 100, refunds: [refund('pending', 25), refund('failed', 75)] },
      'refund-failed',
    ],
    [
      'tried again after failing',
      { capturedCents: 100, refunds: [refund('retried', 100), refund('pending', 100)] },
      'refund-pending',
    ],
    [
      'tried again and returned',
      { capturedCents: 100, refunds: [refund('retried', 100), refund('succeeded', 100)] },
      'refunded',
    ],
    ['returned another way', { capturedCents: 100, refunds: [refund('returned-otherwise', 100)] }, 'refunded'],
    ['disputed', { capturedCents: 100, refunds: [], isDisputed: true }, 'disputed'],
    [
      'disputed while a refund failed',
      { capturedCents: 100, refunds: [refund('failed', 100)], isDisputed: true },
      'disputed',
    ],
  ];

  test.each(cases)('%s', (_, facts, expected) => {
    expect(paymentStatusOf(facts)).toBe(expected);
  });

  test('can be any of the ten', () => {
    expect([...new Set(cases.map(([, , status]) => status))].sort()).toEqual([...paymentStatuses].sort());
  });
});

describe('what can still be received at the car', () => {
  test.each<[string, MoneyFacts, number]>([
    ['is nothing for who pays by card', { capturedCents: 0, refunds: [] }, 0],
    ['is the total at first', { capturedCents: 0, refunds: [], onSite: atCar(0) }, 100],
    ['is less after a part', { capturedCents: 0, refunds: [], onSite: atCar(60) }, 40],
    ['is nothing once it is paid', { capturedCents: 0, refunds: [], onSite: atCar(100) }, 0],
    ['is due again when a mistake was returned', { capturedCents: 0, refunds: [], onSite: atCar(100, 100) }, 100],
    ['is less what stays of the card’s money', { capturedCents: 30, refunds: [], onSite: atCar(0) }, 70],
    ['is never less than nothing', { capturedCents: 30, refunds: [], onSite: atCar(100) }, 0],
  ])('%s', (_, facts, expected) => {
    expect(siteDueCents(facts)).toBe(expected);
  });
});

describe('what a new refund can be asked for', () => {
  test.each([
    [[], 100],
    [[refund('failed', 30)], 70],
    [[refund('failed', 30), refund('pending', 50)], 20],
    [[refund('retried', 30), refund('pending', 30)], 70],
    [[refund('failed', 60), refund('succeeded', 60)], 0],
  ])('of a dollar after %j is %d cents', (refunds, expected) => {
    expect(refundableCents({ capturedCents: 100, refunds })).toBe(expected);
  });

  /** Staff, card provider and rules act on a booking's refunds, in any order. */
  const act = fc.record({ kind: fc.constantFrom('ask', 'fail', 'retry', 'otherwise', 'settle'), pick: fc.nat(99) });
  test('leaves room for every failed refund to be tried again or returned another way, whatever happens', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000 }), fc.array(act, { maxLength: 30 }), (capturedCents, acts) => {
        const refunds: { amountCents: number; status: RefundStatus }[] = [];
        for (const { kind, pick } of acts) {
          const from: Record<string, RefundStatus[]> = {
            fail: ['pending', 'succeeded'],
            retry: ['failed'],
            otherwise: ['failed'],
            settle: ['pending'],
          };
          const fitting = refunds.filter(({ status }) => from[kind]?.includes(status));
          const chosen = fitting[pick % Math.max(1, fitting.length)];
          if (kind === 'ask') {
            const amountCents = Math.ceil((refundableCents({ capturedCents, refunds }) * pick) / 99);
            refunds.push({ status: 'pending', amountCents });
          } else if (chosen !== undefined) {
            if (kind === 'retry') refunds.push({ status: 'pending', amountCents: chosen.amountCents });
            const to = {
              fail: 'failed',
              retry: 'retried',
              otherwise: 'returned-otherwise',
              settle: 'succeeded',
            } as const;
            chosen.status = to[kind as keyof typeof to];
          }
          const claimed = refunds
            .filter(({ status }) => status !== 'retried')
            .reduce((sum, { amountCents }) => sum + amountCents, 0);
          expect(claimed).toBeLessThanOrEqual(capturedCents);
          expect(refundableCents({ capturedCents, refunds })).toBe(capturedCents - claimed);
        }
      }),
      { seed, numRuns: 1000 },
    );
  });
});

describe('what can still be refunded', () => {
  test.each([
    [[], 100],
    [[refund('pending', 30)], 70],
    [[refund('succeeded', 30)], 70],
    [[refund('returned-otherwise', 30)], 70],
    [[refund('failed', 30)], 100],
    [[refund('retried', 30), refund('pending', 30)], 70],
    [[refund('succeeded', 60), refund('pending', 40)], 0],
    [[refund('succeeded', 101)], 0],
  ])('of a dollar after %j is %d cents', (refunds, expected) => {
    expect(remainingCents({ capturedCents: 100, refunds })).toBe(expected);
  });

  test('refunding no more than remains never returns more than was captured', () => {
    const request = fc.record({ share: fc.integer({ min: 0, max: 150 }), status: fc.constantFrom(...refundStatuses) });
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 100_000 }),
        fc.array(request, { maxLength: 8 }),
        (capturedCents, requests) => {
          const refunds: { amountCents: number; status: RefundStatus }[] = [];
          for (const { share, status } of requests) {
            const remaining = remainingCents({ capturedCents, refunds });
            refunds.push({ status, amountCents: Math.min(remaining, Math.round((capturedCents * share) / 100)) });
          }
          const returned = refunds
            .filter(({ status }) => status !== 'failed' && status !== 'retried')
            .reduce((sum, { amountCents }) => sum + amountCents, 0);
          expect(returned).toBeLessThanOrEqual(capturedCents);
          expect(remainingCents({ capturedCents, refunds })).toBe(capturedCents - returned);
        },
      ),
      { seed, numRuns: 1000 },
    );
  });
});

describe('what a balance payment brought too much', () => {
  const bill = (totalCents: number, receivedCents = 0) => ({
    refunds: [] as const,
    onSite: { totalCents, receivedCents, returnedCents: 0 },
  });
  test.each([
    ['is nothing where it was due', { capturedCents: 150, ...bill(150) }, 50, 0],
    ['is nothing where more is due by now', { capturedCents: 150, ...bill(180) }, 50, 0],
    ['is what the bill fell by', { capturedCents: 150, ...bill(130) }, 50, 20],
    ['is what came at the car meanwhile', { capturedCents: 150, ...bill(150, 30) }, 50, 30],
    ['is all of it where nothing was due', { capturedCents: 150, ...bill(150, 50) }, 50, 50],
    ['is never more than was paid', { capturedCents: 150, ...bill(50) }, 50, 50],
  ])('%s', (_, facts, paidCents, expected) => {
    expect(surplusCents(facts, { paidCents })).toBe(expected);
  });
});
