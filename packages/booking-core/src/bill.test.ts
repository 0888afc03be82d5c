import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type BillEntry,
  callOff,
  changeBill,
  courtesyCents,
  type MoneyFacts,
  paymentStatusOf,
  surplusCents,
  tellMoney,
} from './bill';
import { type PaymentStatus, paymentStatuses, type RefundStatus, refundableCents } from './payment-status';

const seed = 20261125;

function refund(status: RefundStatus, amountCents: number) {
  return { status, amountCents };
}

const agreed = (amountCents: number): BillEntry => ({ kind: 'agreed', amountCents });
const reduced = (amountCents: number): BillEntry => ({ kind: 'reduction', amountCents: -amountCents });

/** Money of a booking of one dollar, by card unless set otherwise. */
function money(facts: Partial<MoneyFacts> = {}): MoneyFacts {
  return { bill: [agreed(100)], capturedCents: 0, refunds: [], ...facts };
}

/** The same, received at the car. */
function atCar(receivedCents: number, returnedCents = 0): Partial<MoneyFacts> {
  return { site: { receivedCents, returnedCents } };
}

const cancelled: BillEntry = { kind: 'called-off', amountCents: -100 };

describe('a booking’s payment status', () => {
  const cases: [string, MoneyFacts, PaymentStatus][] = [
    ['nothing paid yet', money({ bill: [] }), 'pending'],
    ['the last attempt failed', money({ bill: [], hasFailed: true }), 'failed'],
    ['paid after a failed attempt', money({ capturedCents: 100, hasFailed: true }), 'paid'],
    ['paid', money({ capturedCents: 100 }), 'paid'],
    ['paid by a deposit', money({ capturedCents: 25, isDeposit: true }), 'deposit-paid'],
    ['the balance of a deposit paid by card', money({ capturedCents: 100, isDeposit: true }), 'paid'],
    ['a part of its balance paid at the car', money({ capturedCents: 25, isDeposit: true, ...atCar(50) }), 'on-site'],
    ['its balance paid at the car', money({ capturedCents: 25, isDeposit: true, ...atCar(75) }), 'paid-on-site'],
    [
      'a deposit that went back as a courtesy',
      money({
        bill: [agreed(100), reduced(25)],
        capturedCents: 25,
        refunds: [refund('succeeded', 25)],
        isDeposit: true,
      }),
      'on-site',
    ],
    [
      'a deposit that was kept',
      money({
        bill: [agreed(100), cancelled, { kind: 'late-fee', amountCents: 25 }],
        capturedCents: 25,
        isDeposit: true,
      }),
      'paid',
    ],
    [
      'paid by card, and more was added',
      money({ bill: [agreed(80), { kind: 'extra', amountCents: 20 }], capturedCents: 80 }),
      'on-site',
    ],
    ['to be paid at the car', money(), 'on-site'],
    ['to be paid at the car after a card failed', money({ hasFailed: true }), 'on-site'],
    ['paid at the car', money(atCar(100)), 'paid-on-site'],
    ['partly paid at the car', money(atCar(60)), 'on-site'],
    ['part of a mistake at the car taken back, which is due again', money(atCar(100, 40)), 'on-site'],
    ['all of a mistake at the car taken back, which is due again', money(atCar(100, 100)), 'on-site'],
    [
      'a mistake at the car taken back, after a deposit',
      money({ capturedCents: 25, isDeposit: true, ...atCar(75, 75) }),
      'on-site',
    ],
    [
      'part given back at the car as a courtesy',
      money({ bill: [agreed(100), reduced(40)], ...atCar(100, 40) }),
      'partially-refunded',
    ],
    [
      'all given back at the car as a courtesy',
      money({ bill: [agreed(100), reduced(100)], ...atCar(100, 100) }),
      'refunded',
    ],
    [
      'given back at the car as a courtesy, and more was added',
      money({ bill: [agreed(100), reduced(40), { kind: 'extra', amountCents: 20 }], ...atCar(100, 40) }),
      'on-site',
    ],
    [
      'made cheaper after it was paid at the car, and the difference handed back',
      money({ bill: [agreed(100), reduced(40)], ...atCar(100, 40) }),
      'partially-refunded',
    ],
    ['a mistake at the car put right', money(atCar(200, 100)), 'paid-on-site'],
    ['cancelled before it was paid at the car', money({ bill: [agreed(100), cancelled] }), 'on-site'],
    [
      'cancelled, and what came at the car is still here',
      money({ bill: [agreed(100), cancelled], ...atCar(100) }),
      'paid-on-site',
    ],
    ['cancelled, and a part of it came at the car', money({ bill: [agreed(100), cancelled], ...atCar(30) }), 'on-site'],
    ['cancelled, and handed back', money({ bill: [agreed(100), cancelled], ...atCar(100, 100) }), 'refunded'],
    [
      'to be paid at the car, the card’s money returned',
      money({ capturedCents: 100, refunds: [refund('succeeded', 100)] }),
      'on-site',
    ],
    [
      'paid at the car, the card’s money on its way back',
      money({ capturedCents: 100, refunds: [refund('pending', 100)], ...atCar(100) }),
      'refund-pending',
    ],
    [
      'all returned',
      money({ bill: [agreed(100), reduced(100)], capturedCents: 100, refunds: [refund('succeeded', 100)] }),
      'refunded',
    ],
    [
      'all returned in two parts',
      money({
        bill: [agreed(100), reduced(60), reduced(40)],
        capturedCents: 100,
        refunds: [refund('succeeded', 60), refund('succeeded', 40)],
      }),
      'refunded',
    ],
    [
      'part returned',
      money({ bill: [agreed(100), reduced(75)], capturedCents: 100, refunds: [refund('succeeded', 75)] }),
      'partially-refunded',
    ],
    [
      'returned, its time being gone',
      money({ bill: [], capturedCents: 100, refunds: [refund('succeeded', 100)] }),
      'refunded',
    ],
    [
      'part returned, more on its way',
      money({ capturedCents: 100, refunds: [refund('succeeded', 75), refund('pending', 25)] }),
      'refund-pending',
    ],
    ['a refund that failed', money({ capturedCents: 100, refunds: [refund('failed', 100)] }), 'refund-failed'],
    [
      'a refund that failed beside one on its way',
      money({ capturedCents: 100, refunds: [refund('pending', 25), refund('failed', 75)] }),
      'refund-failed',
    ],
    [
      'tried again after failing',
      money({ capturedCents: 100, refunds: [refund('retried', 100), refund('pending', 100)] }),
      'refund-pending',
    ],
    [
      'tried again and returned',
      money({
        bill: [agreed(100), reduced(100)],
        capturedCents: 100,
        refunds: [refund('retried', 100), refund('succeeded', 100)],
      }),
      'refunded',
    ],
    [
      'returned another way',
      money({ bill: [agreed(100), reduced(100)], capturedCents: 100, refunds: [refund('returned-otherwise', 100)] }),
      'refunded',
    ],
    ['disputed', money({ capturedCents: 100, isDisputed: true }), 'disputed'],
    [
      'disputed while a refund failed',
      money({ capturedCents: 100, refunds: [refund('failed', 100)], isDisputed: true }),
      'disputed',
    ],
  ];

  test.each(cases)('%s', (_, facts, expected) => {
    expect(paymentStatusOf(facts)).toBe(expected);
  });

  test('can be any of the eleven', () => {
    expect([...new Set(cases.map(([, , status]) => status))].sort()).toEqual([...paymentStatuses].sort());
  });
});

describe('what is due', () => {
  test.each<[string, MoneyFacts, number]>([
    ['is nothing before a price is agreed on', money({ bill: [] }), 0],
    ['is the bill at first', money(), 100],
    ['is less after a part at the car', money(atCar(60)), 40],
    ['is nothing once it is paid', money(atCar(100)), 0],
    ['is due again when a mistake was returned', money(atCar(100, 100)), 100],
    ['is the bill less a deposit', money({ capturedCents: 30 }), 70],
    ['is below nothing where too much came at the car', money({ capturedCents: 30, ...atCar(100) }), -30],
    [
      'counts a failed refund as owed',
      money({ bill: [agreed(80)], capturedCents: 100, refunds: [refund('failed', 20)] }),
      0,
    ],
    [
      'counts a retried refund once',
      money({ capturedCents: 100, refunds: [refund('retried', 20), refund('pending', 20)] }),
      20,
    ],
  ])('%s', (_, facts, expected) => {
    expect(tellMoney(facts).dueCents).toBe(expected);
  });
});

describe('a bill that changes', () => {
  const card = (capturedCents: number, more: Partial<MoneyFacts> = {}) =>
    money({ bill: [agreed(400)], capturedCents, ...more });
  test.each<[string, MoneyFacts, number, [due: number, toCard: number, atCar: number]]>([
    ['paid by card and the same', card(400), 0, [0, 0, 0]],
    ['paid by card, and more was added', card(400), 100, [100, 0, 0]],
    ['paid by card, and something was removed', card(400), -100, [0, 100, 0]],
    ['paid by a deposit, and something was removed', card(100), -100, [200, 0, 0]],
    ['paid by a deposit, and nearly all of it was removed', card(100), -350, [0, 50, 0]],
    [
      'returned before as a courtesy, and something was removed',
      card(400, { bill: [agreed(400), reduced(20)], refunds: [refund('succeeded', 20)] }),
      -100,
      [0, 100, 0],
    ],
    [
      'returned before as a courtesy, and more was removed than was left',
      card(400, { bill: [agreed(400), reduced(350)], refunds: [refund('succeeded', 350)] }),
      -100,
      [0, 50, 0],
    ],
    ['due at the car, and more was added', card(0), 100, [500, 0, 0]],
    ['paid at the car, and more was added', card(0, atCar(400)), 100, [100, 0, 0]],
    ['paid at the car, and something was removed', card(0, atCar(400)), -100, [0, 0, 100]],
    ['paid by both, and more was removed than the card had', card(100, atCar(300)), -350, [0, 100, 250]],
  ])('%s', (_, facts, differenceCents, [dueCents, toCardCents, atCarCents]) => {
    expect(changeBill(facts, differenceCents)).toMatchObject({ dueCents, toCardCents, atCarCents });
  });

  test('what a bank holds of a payment waits for it, and the rest goes back', () => {
    const facts = { ...card(400), heldCents: 60 };
    expect(changeBill(facts, -100)).toEqual({
      entryCents: -100,
      dueCents: 0,
      toCardCents: 40,
      heldCents: 60,
      atCarCents: 0,
    });
    expect(changeBill(facts, -50)).toEqual({
      entryCents: -50,
      dueCents: 0,
      toCardCents: 0,
      heldCents: 50,
      atCarCents: 0,
    });
  });
});

describe('what a balance payment brought too much', () => {
  const billed = (cents: number, more: Partial<MoneyFacts> = {}) =>
    money({ bill: [agreed(cents)], capturedCents: 150, ...more });
  test.each([
    ['is nothing where it was due', billed(150), 50, 0],
    ['is nothing where more is due by now', billed(180), 50, 0],
    ['is what the bill fell by', billed(130), 50, 20],
    ['is what came at the car meanwhile', billed(150, atCar(30)), 50, 30],
    ['is all of it where nothing was due', billed(150, atCar(50)), 50, 50],
    ['is never more than was paid', billed(50), 50, 50],
  ])('%s', (_, facts, paidCents, expected) => {
    expect(surplusCents(facts, { paidCents })).toBe(expected);
  });
});

/** Staff, customer and rules act on a booking's money, in any order. */
const act = fc.record({
  kind: fc.constantFrom('card', 'cash', 'hand-back', 'change', 'courtesy', 'at-provider', 'fail', 'retry', 'cancel'),
  cents: fc.nat(60_000),
  pick: fc.nat(99),
});

test('here and due are the bill, nothing is asked for and refunded at once, and a courtesy never becomes due', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 100_000 }), fc.array(act, { maxLength: 25 }), (price, acts) => {
      const facts = {
        bill: [agreed(price)],
        capturedCents: 0,
        refunds: [] as { status: RefundStatus; amountCents: number }[],
        site: { receivedCents: 0, returnedCents: 0 },
      };
      let isOff = false;
      for (const { kind, cents, pick } of acts) {
        const before = tellMoney(facts);
        const [first] = facts.refunds.filter(({ status }) => status === (kind === 'retry' ? 'failed' : 'pending'));
        if (kind === 'card' && !isOff) {
          facts.capturedCents += cents;
          const over = surplusCents(facts, { paidCents: cents });
          facts.refunds.push(refund('pending', over));
          if (before.dueCents >= 0) expect(tellMoney(facts).dueCents).toBeGreaterThanOrEqual(0);
        } else if (kind === 'cash' && !isOff) facts.site.receivedCents += Math.min(cents, Math.max(0, before.dueCents));
        else if (kind === 'hand-back')
          facts.site.returnedCents += Math.min(
            Math.max(0, -before.dueCents),
            facts.site.receivedCents - facts.site.returnedCents,
          );
        else if (kind === 'change' && !isOff) {
          const { entryCents, toCardCents, atCarCents, dueCents } = changeBill(facts, cents - 30_000);
          expect(Math.min(dueCents, toCardCents + atCarCents)).toBe(0);
          facts.bill.push({ kind: 'extra', amountCents: entryCents });
          facts.refunds.push(refund('pending', toCardCents));
          expect(tellMoney(facts).dueCents).toBe(dueCents - atCarCents);
        } else if (kind === 'courtesy' || kind === 'at-provider') {
          const refundCents = kind === 'courtesy' ? Math.min(cents, refundableCents(facts)) : cents;
          facts.bill.push(reduced(courtesyCents(facts, { refundCents })));
          facts.refunds.push(refund('succeeded', refundCents));
          expect(Math.max(0, tellMoney(facts).dueCents)).toBe(Math.max(0, before.dueCents));
        } else if (kind === 'cancel' && !isOff) {
          isOff = true;
          const keptCents = Math.min(cents, before.hereCents);
          const toCard = Math.min(before.hereCents - keptCents, refundableCents(facts));
          facts.bill.push(...callOff(facts, { keptCents }));
          facts.refunds.push(refund('pending', toCard));
          expect(tellMoney(facts).dueCents).toBeLessThanOrEqual(0);
        } else if (first !== undefined) {
          if (kind === 'retry') facts.refunds.push(refund('pending', first.amountCents));
          first.status = kind === 'retry' ? 'retried' : pick % 2 ? 'failed' : 'succeeded';
        }
        const told = tellMoney(facts);
        expect(told.hereCents + told.dueCents).toBe(told.billCents);
        expect(told.billCents).toBeGreaterThanOrEqual(0);
        expect(-told.dueCents).toBeLessThanOrEqual(Math.max(0, facts.site.receivedCents - facts.site.returnedCents));
      }
    }),
    { seed, numRuns: 3000 },
  );
});
