import { paymentStatuses } from '@tintforge/booking-core';
import { expect, test } from 'vitest';
import { refusedPayment } from './refused-payment';

test('money for a start that was gone and money that does not fit are told apart', () => {
  expect(refusedPayment({ status: 'expired', paymentStatus: 'refund-pending' }).title).toBe(
    'Paid too late for this time',
  );
  expect(refusedPayment({ status: 'pending', paymentStatus: 'refund-pending' }).title).toBe(
    'We couldn’t use this payment',
  );
});

test.each([
  ['refund-pending', 'We’re refunding the full amount to your card.', 'info'],
  ['paid', 'We’re refunding the full amount to your card.', 'info'],
  ['refunded', 'We’ve refunded the full amount to your card.', 'success'],
  ['refund-failed', 'We couldn’t refund your card. We’ll call you.', 'error'],
  ['disputed', 'Your bank is reviewing this payment.', 'info'],
] as const)('%s reads "%s"', (paymentStatus, text, tone) => {
  expect(refusedPayment({ status: 'expired', paymentStatus }).refund).toEqual({ text, tone });
});

test('none of it reads as a success, or as a confirmation', () => {
  for (const status of ['expired', 'pending'] as const) {
    for (const paymentStatus of paymentStatuses) {
      const { title, text } = refusedPayment({ status, paymentStatus });
      expect(`${title} ${text}`).not.toMatch(/success|went through|is confirmed/i);
    }
  }
});
