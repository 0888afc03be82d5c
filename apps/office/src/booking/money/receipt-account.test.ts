import type { StaffBooking } from '@tintforge/api-contract';
import { describe, expect, test } from 'vitest';
import { sampleStaffBooking } from '../../testing/sample-staff-booking';
import { receiptAccount } from './receipt-account';

type SitePayment = StaffBooking['sitePayments'][number];
type Refund = StaffBooking['staffRefunds'][number];

function sitePayment(id: string, changes: Partial<SitePayment> = {}): SitePayment {
  const at = '2026-12-08T16:00:00Z';
  return { id, direction: 'received', method: 'cash', amount: 200, at, by: 'Sam', note: 'Big notes', ...changes };
}

function refund(id: string, changes: Partial<Refund> = {}): Refund {
  const at = '2026-12-02T15:00:00Z';
  const facts = { amount: 100, status: 'succeeded', reason: 'by-staff', by: 'Alex', note: null } as const;
  return { id, ...facts, at, updatedAt: at, ...changes };
}

test('a card’s money is told with the moment at which it was taken, whatever was heard of it since', () => {
  const [payment] = sampleStaffBooking().cardPayments;
  const cardPayments = payment === undefined ? [] : [{ ...payment, updatedAt: '2026-12-24T15:00:00Z' }];
  expect(receiptAccount(sampleStaffBooking({ cardPayments }))).toEqual({
    movements: [
      {
        id: 'card-1',
        at: '2026-12-01T15:04:00Z',
        direction: 'received',
        way: 'card',
        lastFour: '4242',
        amount: 449.98,
      },
    ],
    left: 0,
    owed: [],
  });
});

test('money at the car is told payment by payment, in order, and names nobody of the staff', () => {
  const sitePayments = [
    sitePayment('third', { direction: 'returned', amount: 20.02, at: '2026-12-08T18:00:00Z' }),
    sitePayment('first', { at: '2026-12-08T15:00:00Z' }),
    sitePayment('second', { method: 'check', amount: 50.5 }),
  ];
  const account = receiptAccount(
    sampleStaffBooking({
      cardPayments: [],
      payment: null,
      status: 'scheduled',
      paymentStatus: 'on-site',
      sitePayments,
      due: 219.5,
    }),
  );
  expect(account.movements.map(({ direction, way, amount }) => [direction, way, amount])).toEqual([
    ['received', 'cash', 200],
    ['received', 'check', 50.5],
    ['returned', 'cash', 20.02],
  ]);
  expect(account.left).toBe(219.5);
  expect(JSON.stringify(account)).not.toMatch(/Sam|Big notes/);
});

describe('a return', () => {
  test.each<[Refund['status'], object[]]>([
    ['pending', [{ way: 'card', isOnItsWay: true }]],
    ['succeeded', [{ way: 'card' }]],
    ['returned-otherwise', [{ way: 'otherwise' }]],
    ['retried', []],
  ])('that is %s', (status, told) => {
    const { movements, owed } = receiptAccount(sampleStaffBooking({ staffRefunds: [refund('one', { status })] }));
    const returns = movements.filter(({ direction }) => direction === 'returned');
    expect(returns).toEqual(told.map((way) => expect.objectContaining({ id: 'one', amount: 100, ...way })));
    expect(owed).toEqual([]);
  });

  test('that failed has not moved, and is still owed', () => {
    const { movements, owed } = receiptAccount(
      sampleStaffBooking({ staffRefunds: [refund('one', { status: 'failed', amount: 70.07 })] }),
    );
    expect(movements.map(({ id }) => id)).toEqual(['card-1']);
    expect(owed).toEqual([70.07]);
  });
});

test('all is left of what is only held', () => {
  const held = sampleStaffBooking({ status: 'pending', paymentStatus: 'pending', cardPayments: [], payment: null });
  expect(receiptAccount(held)).toEqual({ movements: [], left: 449.98, owed: [] });
});
