import { sampleDetails } from '@tintforge/app-base/testing/sample-booking';
import { expect, test } from 'vitest';
import { keptText, paymentText, refundText } from './payment-text';

const payment = { amount: 449.98, at: '2026-12-01T15:04:00Z', lastFour: '4242' };

test.each([
  [{ paymentStatus: 'paid', payment }, 'Paid $449.98, card ending 4242'],
  [{ paymentStatus: 'paid', payment: { ...payment, lastFour: null } }, 'Paid $449.98'],
  [{ paymentStatus: 'refund-pending', payment }, 'Paid $449.98, card ending 4242'],
  [{ paymentStatus: 'pending', payment: null }, 'Not paid yet'],
  [{ paymentStatus: 'failed', payment: null }, 'Card declined'],
  [{ paymentStatus: 'on-site', payment: null }, 'Due on site'],
  [{ paymentStatus: 'paid-on-site', payment: null }, 'Paid on site'],
  [{ paymentStatus: 'on-site', payment, due: 149.99 }, 'Paid $449.98, card ending 4242. $149.99 is due on site.'],
  [{ paymentStatus: 'disputed', payment }, 'Paid $449.98, card ending 4242. Your bank is reviewing this payment.'],
] as const)('%o reads "%s"', (changes, text) => {
  expect(paymentText(sampleDetails(changes))).toBe(text);
});

test.each([
  ['pending', 'We’re refunding $337.48 to the card ending 4242. Your bank shows it within 5 to 10 business days.'],
  ['succeeded', 'We refunded $337.48 to the card ending 4242.'],
  ['failed', '$337.48: we couldn’t refund your card. We’ll call you.'],
  ['returned-otherwise', 'We refunded $337.48 another way.'],
] as const)('a return that is %s is told', (status, text) => {
  const refund = { amount: 337.48, status, at: '2026-12-02T15:00:00Z' };
  expect(refundText(refund, sampleDetails())).toBe(text);
});

test('a return that was tried again is told by the newer one alone', () => {
  expect(
    refundText({ amount: 337.48, status: 'retried', at: '2026-12-02T15:00:00Z' }, sampleDetails()),
  ).toBeUndefined();
});

test('of a cancelled booking what was kept is told, also while the rest has not arrived', () => {
  const refund = { amount: 337.48, at: '2026-12-02T15:00:00Z' };
  const cancelled = { status: 'cancelled', payment } as const;
  expect(keptText({ ...cancelled, refunds: [{ ...refund, status: 'failed' }] })).toBe(
    'We kept $112.50 as the late-cancellation fee.',
  );
  const tried = [
    { ...refund, status: 'retried' },
    { ...refund, status: 'pending' },
  ] as const;
  expect(keptText({ ...cancelled, refunds: [...tried] })).toBe('We kept $112.50 as the late-cancellation fee.');
});

test('where all came back, or nothing was cancelled, nothing was kept', () => {
  const refunds = [{ amount: 449.98, status: 'succeeded', at: '2026-12-02T15:00:00Z' } as const];
  expect(keptText({ status: 'cancelled', payment, refunds })).toBeUndefined();
  expect(keptText({ status: 'confirmed', payment, refunds: [] })).toBeUndefined();
  expect(keptText({ status: 'cancelled', payment: null, refunds: [] })).toBeUndefined();
});

test('the card is not named where the money came from two', () => {
  const first = { purpose: 'upfront', amount: 449.98, at: '2026-12-01T15:04:00Z', lastFour: '4242' } as const;
  const second = { ...first, purpose: 'balance', amount: 149.99, lastFour: '4444' } as const;
  const booking = sampleDetails({ payments: [first, second] });
  expect(refundText({ amount: 20, status: 'succeeded', at: first.at }, booking)).toBe(
    'We refunded $20.00 to your card.',
  );
  expect(paymentText({ ...booking, payment: { amount: 599.97, at: first.at, lastFour: '4242' } })).toBe('Paid $599.97');
});
