import { sampleDetails } from '@tintforge/app-base/testing/sample-booking';
import { sampleShop } from '@tintforge/content/testing/sample-shop';
import { expect, test } from 'vitest';
import { ownAccount } from './own-account';

test('a booking paid by card has one movement, and nothing left', () => {
  expect(ownAccount(sampleDetails())).toEqual({
    movements: [
      {
        id: 'card-0',
        at: '2026-12-01T15:04:00Z',
        direction: 'received',
        way: 'card',
        lastFour: '4242',
        amount: sampleShop.total,
      },
    ],
    left: 0,
    owed: [],
  });
});

test('money at the car is told with what came back there, in order, and what is still due', () => {
  const { movements, left } = ownAccount(
    sampleDetails({
      status: 'scheduled',
      paymentStatus: 'on-site',
      payments: [],
      sitePayments: [
        { direction: 'received', method: 'check', amount: 300, at: '2026-12-08T16:00:00Z' },
        { direction: 'returned', method: 'cash', amount: 20.02, at: '2026-12-08T18:00:00Z' },
        { direction: 'received', method: 'cash', amount: 50.5, at: '2026-12-08T15:00:00Z' },
      ],
      due: 119.5,
    }),
  );
  expect(movements.map(({ direction, way, amount }) => [direction, way, amount])).toEqual([
    ['received', 'cash', 50.5],
    ['received', 'check', 300],
    ['returned', 'cash', 20.02],
  ]);
  expect(new Set(movements.map(({ id }) => id)).size).toBe(3);
  expect(left).toBe(119.5);
});

test('a return is told as far as it is; one that failed is still owed, one that was tried again is told by the newer', () => {
  const at = '2026-12-02T15:00:00Z';
  const { movements, owed } = ownAccount(
    sampleDetails({
      refunds: [
        { amount: 10, status: 'retried', at },
        { amount: 10, status: 'pending', at },
        { amount: 70.07, status: 'failed', at },
        { amount: 30, status: 'returned-otherwise', at },
      ],
    }),
  );
  expect(movements.slice(1)).toMatchObject([
    { direction: 'returned', way: 'card', isOnItsWay: true, amount: 10 },
    { direction: 'returned', way: 'otherwise', amount: 30 },
  ]);
  expect(owed).toEqual([70.07]);
});

test('all is left of what is only held, and nothing of what was cancelled', () => {
  const unpaid = { payments: [], paymentStatus: 'pending' as const };
  expect(ownAccount(sampleDetails({ ...unpaid, status: 'pending' })).left).toBe(sampleShop.total);
  expect(ownAccount(sampleDetails({ ...unpaid, status: 'cancelled' })).left).toBe(0);
});

test('a balance that was paid by card later stands next to the payment of the order', () => {
  const { movements } = ownAccount(
    sampleDetails({
      payments: [
        { purpose: 'upfront', amount: sampleShop.total, at: '2026-12-01T15:04:00Z', lastFour: '4242' },
        { purpose: 'balance', amount: 149.99, at: '2026-12-03T15:04:00Z', lastFour: '4444' },
      ],
    }),
  );
  expect(movements.map(({ at, amount, lastFour }) => [at, amount, lastFour])).toEqual([
    ['2026-12-01T15:04:00Z', sampleShop.total, '4242'],
    ['2026-12-03T15:04:00Z', 149.99, '4444'],
  ]);
});
