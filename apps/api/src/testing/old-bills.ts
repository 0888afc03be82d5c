import { type PaymentStatus, paymentStatusOf, refundableCents } from '@tintforge/booking-core';
import { expect } from 'vitest';
import type { Connection } from '../db/client';
import { bookingById, staffRights } from '../features/bookings';
import { moneyOf } from '../features/payments';
import { type OldRow, oldBooking } from './old-shop';

const at = Date.parse('2026-03-02T15:00:00Z');

/** A booking from before there were bills. US cents. */
interface OldBill {
  name: string;
  status: string;
  /** 199.99 unless it was changed. */
  total?: number;
  /** Paid by card when it was confirmed. */
  isPaid?: boolean;
  isKept?: boolean;
  /** A second payment, of what was due. */
  balance?: number;
  refunds?: [reason: string, status: string, amount: number][];
  received?: number;
  returned?: number;
  /** The amount that it owed, the most that could be refunded, and its payment status. */
  owed: [due: number, refundable: number, PaymentStatus];
}

const paid = { isPaid: true };
const kept = { isKept: true };

/** One booking of each kind of money, with what the rules of that time said about it. */
export const oldBills: readonly OldBill[] = [
  { name: 'paid', status: 'confirmed', ...paid, owed: [0, 19_999, 'paid'] },
  {
    name: 'a courtesy',
    status: 'completed',
    ...paid,
    refunds: [['by-staff', 'succeeded', 5_000]],
    owed: [0, 14_999, 'partially-refunded'],
  },
  { name: 'more was added', status: 'confirmed', total: 25_000, ...paid, owed: [5_001, 19_999, 'on-site'] },
  {
    name: 'a courtesy, and more was added',
    status: 'confirmed',
    total: 25_000,
    ...paid,
    refunds: [['by-staff', 'succeeded', 2_000]],
    owed: [5_001, 17_999, 'on-site'],
  },
  {
    name: 'something was removed',
    status: 'confirmed',
    total: 15_000,
    ...paid,
    refunds: [['order-changed', 'succeeded', 4_999]],
    owed: [0, 15_000, 'partially-refunded'],
  },
  {
    name: 'something was removed, and its refund failed',
    status: 'confirmed',
    total: 15_000,
    ...paid,
    refunds: [['order-changed', 'failed', 4_999]],
    owed: [0, 15_000, 'refund-failed'],
  },
  {
    name: 'something was removed, and its refund was tried again',
    status: 'confirmed',
    total: 15_000,
    ...paid,
    refunds: [
      ['order-changed', 'retried', 4_999],
      ['tried-again', 'succeeded', 4_999],
    ],
    owed: [0, 15_000, 'partially-refunded'],
  },
  {
    name: 'a courtesy that failed',
    status: 'completed',
    ...paid,
    refunds: [['by-staff', 'failed', 5_000]],
    owed: [0, 14_999, 'refund-failed'],
  },
  {
    name: 'a courtesy on its way',
    status: 'completed',
    ...paid,
    refunds: [['made-at-provider', 'pending', 5_000]],
    owed: [0, 14_999, 'refund-pending'],
  },
  { name: 'a balance', status: 'completed', total: 25_000, ...paid, balance: 5_001, owed: [0, 25_000, 'paid'] },
  {
    name: 'a balance of which something was too much',
    status: 'completed',
    total: 25_000,
    ...paid,
    balance: 6_001,
    refunds: [['surplus', 'succeeded', 1_000]],
    owed: [0, 25_000, 'partially-refunded'],
  },
  { name: 'kept', status: 'scheduled', ...kept, owed: [19_999, 0, 'on-site'] },
  { name: 'kept and paid', status: 'completed', ...kept, received: 19_999, owed: [0, 0, 'paid-on-site'] },
  { name: 'kept and partly paid', status: 'in-progress', ...kept, received: 5_000, owed: [14_999, 0, 'on-site'] },
  {
    name: 'kept, paid and partly handed back',
    status: 'completed',
    ...kept,
    received: 19_999,
    returned: 5_000,
    // Nothing says that it was a refund, and it is due.
    owed: [5_000, 0, 'on-site'],
  },
  { name: 'kept and missed', status: 'no-show', ...kept, owed: [19_999, 0, 'on-site'] },
  {
    name: 'missed, with a refund',
    status: 'no-show',
    ...paid,
    refunds: [['no-show', 'succeeded', 10_000]],
    owed: [0, 9_999, 'partially-refunded'],
  },
  {
    name: 'cancelled late',
    status: 'cancelled',
    ...paid,
    refunds: [['cancelled-by-customer', 'succeeded', 14_999]],
    owed: [0, 5_000, 'partially-refunded'],
  },
  {
    name: 'cancelled for the shop',
    status: 'cancelled',
    ...paid,
    refunds: [['cancelled-by-shop', 'succeeded', 19_999]],
    owed: [0, 0, 'refunded'],
  },
  { name: 'cancelled, and all of it kept', status: 'cancelled', ...paid, owed: [0, 19_999, 'paid'] },
  { name: 'kept and cancelled', status: 'cancelled', ...kept, owed: [0, 0, 'on-site'] },
  {
    name: 'kept, paid and cancelled',
    status: 'cancelled',
    ...kept,
    received: 19_999,
    owed: [0, 0, 'paid-on-site'],
  },
  {
    name: 'kept, paid, cancelled and handed back',
    status: 'cancelled',
    ...kept,
    received: 19_999,
    returned: 19_999,
    owed: [0, 0, 'refunded'],
  },
  { name: 'a hold that was released', status: 'cancelled', owed: [0, 0, 'pending'] },
  { name: 'expired', status: 'expired', owed: [0, 0, 'pending'] },
];

/** The rows of these bookings, each after those that it references. Users and crews are those of the old shop. */
export function oldBillRows(): OldRow[] {
  return oldBills.flatMap((bill, index): OldRow[] => {
    const id = `bill-${index}`;
    const { status, total = 19_999, isPaid = false, isKept = false, balance, refunds = [] } = bill;
    const payment = (number: number, purpose: string, cents: number): OldRow => ({
      table: 'payments',
      row: {
        id: `${id}-${number}`,
        booking_id: id,
        version: 1,
        attempt: number,
        purpose,
        intent_id: `pi_${id}_${number}`,
        status: 'succeeded',
        amount_cents: cents,
        received_cents: cents,
        card_last_four: '4242',
        is_disputed: 0,
        created_at: at,
        updated_at: at,
      },
    });
    const atCar = (direction: string, cents: number | undefined): OldRow[] => {
      if (cents === undefined) return [];
      const row = { id: `${id}-${direction}`, booking_id: id, direction, method: 'cash', amount_cents: cents, at };
      return [{ table: 'site_payments', row: { ...row, user_id: 'u1', note: '' } }];
    };
    const refund = ([reason, state, cents]: [string, string, number], number: number): OldRow => ({
      table: 'refunds',
      row: {
        id: `${id}-${number}`,
        booking_id: id,
        payment_id: `${id}-1`,
        stripe_refund_id: null,
        status: state,
        amount_cents: cents,
        reason,
        user_id: null,
        note: null,
        created_at: at,
        updated_at: at,
      },
    });
    const event = { id: `${id}-kept`, booking_id: id, at, actor: 'staff', kind: 'kept-by-staff', data: '{}' };
    return [
      oldBooking(id, {
        tracking_code: `TF-BILL-${id}`,
        status,
        total_cents: total,
        paid_at: isPaid ? at : null,
      }),
      ...(isKept ? [{ table: 'booking_events', row: { ...event, user_id: 'u1', note: null } }] : []),
      ...(isPaid ? [payment(1, 'upfront', 19_999)] : []),
      ...(balance === undefined ? [] : [payment(2, 'balance', balance)]),
      ...refunds.map(refund),
      ...atCar('received', bill.received),
      ...atCar('returned', bill.returned),
    ];
  });
}

/** Each of them owes what it owed, and reads as it read. */
export async function expectSameBills(connection: Connection): Promise<void> {
  const told = [];
  const caller = { userId: 'u1', role: 'admin', regionId: null } as const;
  for (const [index, { name }] of oldBills.entries()) {
    const row = await bookingById(connection, `bill-${index}`);
    const money = await moneyOf(connection, row.id);
    const { receiveCents } = staffRights(row, { money, caller, now: at });
    told.push({ name, owed: [receiveCents, refundableCents(money), paymentStatusOf(money)] });
    expect([name, row.billCents]).toEqual([name, money.bill.reduce((sum, { amountCents }) => sum + amountCents, 0)]);
  }
  expect(told).toEqual(oldBills.map(({ name, owed }) => ({ name, owed })));
}
