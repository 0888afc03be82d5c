import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type BillEntry, callOff, carFeesCents, type MoneyFacts, paymentStatusOf, tellMoney } from '../bill';
import type { RefundFacts } from '../payment-status';
import { settleCancellation } from '../policy';
import { cancelCar } from './cancel-car';

const seed = 20261126;

/** A booking of two cars, 100 and 200 dollars, all of it paid by card. */
const paid: MoneyFacts = { bill: [{ kind: 'agreed', amountCents: 30_000 }], capturedCents: 30_000, refunds: [] };
const late = { lateFeePercent: 25, isFree: false };

describe('a car that is cancelled', () => {
  test('in time is returned whole', () => {
    expect(cancelCar(paid, { priceCents: 10_000, lateFeePercent: 25, isFree: true })).toEqual({
      keptCents: 0,
      toCardCents: 10_000,
      atCarCents: 0,
      entries: [{ kind: 'car-cancelled', amountCents: -10_000 }],
    });
  });

  test('late costs its percentage', () => {
    expect(cancelCar(paid, { priceCents: 10_000, ...late })).toEqual({
      keptCents: 2500,
      toCardCents: 7500,
      atCarCents: 0,
      entries: [
        { kind: 'car-cancelled', amountCents: -10_000 },
        { kind: 'late-fee', amountCents: 2500 },
      ],
    });
  });

  test('late, of which a deposit is here, costs its share of the deposit', () => {
    const deposit = { ...paid, capturedCents: 4500 };
    expect(cancelCar(deposit, { priceCents: 10_000, ...late })).toMatchObject({ keptCents: 1500, toCardCents: 0 });
  });

  test('late and unpaid costs nothing, and is owed no longer', () => {
    expect(cancelCar({ ...paid, capturedCents: 0 }, { priceCents: 10_000, ...late })).toEqual({
      keptCents: 0,
      toCardCents: 0,
      atCarCents: 0,
      entries: [{ kind: 'car-cancelled', amountCents: -10_000 }],
    });
  });

  test('that was paid at the car is handed back there', () => {
    const site = { receivedCents: 30_000, returnedCents: 0 };
    expect(cancelCar({ ...paid, capturedCents: 0, site }, { priceCents: 10_000, ...late })).toMatchObject({
      keptCents: 2500,
      toCardCents: 0,
      atCarCents: 7500,
    });
  });

  test('after the price was lowered takes no more from the bill than is left', () => {
    const bill: BillEntry[] = [...paid.bill, { kind: 'reduction', amountCents: -25_000 }];
    const refunds = [{ status: 'succeeded', amountCents: 25_000 }] as const;
    expect(cancelCar({ ...paid, bill, refunds }, { priceCents: 10_000, ...late })).toMatchObject({
      keptCents: 1250,
      toCardCents: 3750,
      entries: [{ amountCents: -5000 }, { amountCents: 1250 }],
    });
  });

  test('leaves the fee on the bill of the other, whose payment status is that of its money', () => {
    const bill: BillEntry[] = [...paid.bill, ...cancelCar(paid, { priceCents: 10_000, ...late }).entries];
    expect(carFeesCents(bill)).toBe(2500);
    expect(tellMoney({ ...paid, bill })).toMatchObject({ billCents: 22_500 });
    const site = (receivedCents: number) => ({
      bill,
      refunds: [],
      capturedCents: 0,
      site: { receivedCents, returnedCents: 0 },
    });
    expect(paymentStatusOf(site(22_500))).toBe('paid-on-site');
    expect(paymentStatusOf(site(20_000))).toBe('on-site');
    const ended: BillEntry[] = [...bill, ...callOff({ ...paid, bill }, { keptCents: 7500 })];
    expect(carFeesCents(ended)).toBe(2500);
    expect(paymentStatusOf({ ...site(22_500), bill: ended })).toBe('paid-on-site');
  });
});

/** A booking of two to four cars, and what of its price was paid, by card and at the car. */
const booking = fc
  .record({
    prices: fc.array(fc.integer({ min: 1, max: 300_000 }), { minLength: 2, maxLength: 4 }),
    lateFeePercent: fc.integer({ min: 0, max: 100 }),
    paidPart: fc.oneof(fc.constant(1000), fc.integer({ min: 0, max: 1000 })),
    cashPart: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 1000 })),
    courtesyPart: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 1000 })),
  })
  .map(({ prices, lateFeePercent, ...parts }) => {
    const total = prices.reduce((sum, price) => sum + price, 0);
    const here = Math.floor((total * parts.paidPart) / 1000);
    const cash = Math.floor((here * parts.cashPart) / 1000);
    const courtesy = Math.floor(((here - cash) * parts.courtesyPart) / 1000);
    const bill: BillEntry[] = [{ kind: 'agreed', amountCents: total }];
    if (courtesy > 0) bill.push({ kind: 'reduction', amountCents: -courtesy });
    const refunds: RefundFacts[] = courtesy > 0 ? [{ status: 'succeeded', amountCents: courtesy }] : [];
    const site = cash > 0 ? { receivedCents: cash, returnedCents: 0 } : undefined;
    const facts: MoneyFacts = { bill, capturedCents: here - cash, refunds, site };
    return { prices, total, lateFeePercent, facts };
  });

/** The booking’s money after a car was cancelled, with what is handed back at the car. */
function after(facts: MoneyFacts, cancelled: ReturnType<typeof cancelCar>): MoneyFacts {
  const refund = { status: 'succeeded', amountCents: cancelled.toCardCents } as const;
  const site = facts.site && { ...facts.site, returnedCents: facts.site.returnedCents + cancelled.atCarCents };
  return {
    ...facts,
    bill: [...facts.bill, ...cancelled.entries],
    refunds: cancelled.toCardCents === 0 ? facts.refunds : [...facts.refunds, refund],
    site,
  };
}

/** Half up, of a fraction of whole numbers. */
function halfUp(numerator: bigint, denominator: bigint): bigint {
  return (2n * numerator + denominator) / (2n * denominator);
}

test('a fee is the smaller of its percentage and its share of the money, in exact fractions', () => {
  fc.assert(
    fc.property(booking, fc.boolean(), ({ prices, lateFeePercent, facts }, isFree) => {
      let now = facts;
      for (const priceCents of prices) {
        const { billCents, hereCents } = tellMoney(now);
        const fees = BigInt(carFeesCents(now.bill));
        const cars = BigInt(billCents) - fees;
        const gone = BigInt(priceCents) < cars ? BigInt(priceCents) : cars;
        const fee = halfUp(gone * BigInt(lateFeePercent), 100n);
        const money = BigInt(hereCents) - fees;
        const share = cars === 0n || money <= 0n ? 0n : halfUp(money * gone, cars);
        const smaller = fee < share ? fee : share;
        const cancelled = cancelCar(now, { priceCents, lateFeePercent, isFree });
        expect(BigInt(cancelled.keptCents)).toBe(isFree ? 0n : smaller);
        now = after(now, cancelled);
      }
    }),
    { seed, numRuns: 10_000 },
  );
});

test('one car after the other keeps no more than all at once but for a cent each, and nothing stays due', () => {
  fc.assert(
    fc.property(booking, fc.nat(4), ({ prices, total, lateFeePercent, facts }, count) => {
      const startsAt = 0;
      const common = { now: startsAt, startsAt, paidAt: -1e9, lateFeePercent, by: 'customer' as const };
      const hereAtFirst = tellMoney(facts).hereCents;
      const atOnce = settleCancellation({ ...common, totalCents: total, capturedCents: hereAtFirst, refundedCents: 0 });

      let now = facts;
      let left = total;
      const gone = prices.slice(0, Math.min(count, prices.length - 1));
      for (const priceCents of gone) {
        const before = tellMoney(now);
        const cancelled = cancelCar(now, { priceCents, lateFeePercent, isFree: false });
        now = after(now, cancelled);
        left -= priceCents;
        const { billCents, hereCents, dueCents } = tellMoney(now);
        expect(hereCents + dueCents).toBe(billCents);
        expect(billCents).toBeGreaterThanOrEqual(0);
        expect(dueCents).toBeGreaterThanOrEqual(0);
        expect(dueCents).toBeLessThanOrEqual(before.dueCents);
        expect(before.hereCents - hereCents).toBe(cancelled.toCardCents + cancelled.atCarCents);
        expect(carFeesCents(now.bill)).toBeLessThanOrEqual(hereCents);
      }
      const { hereCents } = tellMoney(now);
      const rest = settleCancellation({
        ...common,
        totalCents: left,
        capturedCents: hereCents,
        refundedCents: 0,
        carFeesCents: carFeesCents(now.bill),
      });
      expect(rest.keptCents).toBeLessThanOrEqual(atOnce.keptCents + gone.length + 1);
      const bill = [...now.bill, ...callOff(now, { keptCents: Math.min(rest.feeCents, hereCents) })];
      expect(tellMoney({ ...now, bill }).billCents).toBe(rest.keptCents);
      expect(rest.refundCents).toBe(hereCents - rest.keptCents);
    }),
    { seed, numRuns: 10_000 },
  );
});

test('cars that are cancelled in time leave what the others cost', () => {
  fc.assert(
    fc.property(booking, ({ prices, lateFeePercent, facts }) => {
      const [priceCents = 0] = prices;
      const before = tellMoney(facts);
      const cancelled = cancelCar(facts, { priceCents, lateFeePercent, isFree: true });
      expect(cancelled.keptCents).toBe(0);
      const { billCents } = tellMoney(after(facts, cancelled));
      expect(billCents).toBe(Math.max(0, before.billCents - priceCents));
    }),
    { seed, numRuns: 2000 },
  );
});
