import { sampleDraft } from '@tintforge/app-base/testing/sample-booking';
import { bookingStatuses, paymentStatuses } from '@tintforge/booking-core';
import { expect, test } from 'vitest';
import { fingerprintOf, holdBody } from '../hold/hold-request';
import { fateOf } from './hold-state';
import { arrivalOfOrder } from './order-arrival';

const draft = sampleDraft();
const bill = { lines: [], totalCents: 44_998 };
const body = holdBody({ draft, totalCents: bill.totalCents });
const hold = { bill, fingerprint: body === undefined ? '' : fingerprintOf(body) };
const paid = { status: 'confirmed', paymentStatus: 'paid' } as const;
const order = { booking: paid, fate: 'paid', hold, draft, isKnown: false } as const;

test('a payment that the shop has just confirmed is a success', () => {
  expect(arrivalOfOrder(order)).toBe('paid');
});

test('it is a success only once in a browser', () => {
  expect(arrivalOfOrder({ ...order, isKnown: true })).toBe('booked');
});

test.each([{ appointmentDate: '2026-12-09' }, { appointmentTime: '13:00' }, { addOnIds: [] }, { notes: 'Ring twice' }])(
  'changes that came after the payment are said not to be in it: %j',
  (changes) => {
    for (const isKnown of [true, false]) {
      expect(arrivalOfOrder({ ...order, draft: sampleDraft(changes), isKnown })).toBe('not-changed');
    }
  },
);

test('nothing is called paid but what the shop calls confirmed, and paid or with its deposit paid', () => {
  for (const status of bookingStatuses) {
    for (const paymentStatus of paymentStatuses) {
      const booking = { status, paymentStatus };
      const fate = fateOf({ booking } as Parameters<typeof fateOf>[0]);
      if (fate !== 'paid' && fate !== 'kept' && fate !== 'cancelled') continue;
      const isPaid = status === 'confirmed' && ['paid', 'deposit-paid'].includes(paymentStatus);
      expect(arrivalOfOrder({ ...order, booking, fate }) === 'paid', `${status} ${paymentStatus}`).toBe(isPaid);
    }
  }
});

test('what the shop confirmed without a payment is told so', () => {
  expect(arrivalOfOrder({ ...order, booking: { status: 'scheduled', paymentStatus: 'on-site' }, fate: 'kept' })).toBe(
    'kept',
  );
});
