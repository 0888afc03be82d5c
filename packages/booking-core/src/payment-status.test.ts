import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  advancePayment,
  intentStatuses,
  type PaymentFacts,
  type RefundStatus,
  refundableCents,
  refundStatuses,
  remainingCents,
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
