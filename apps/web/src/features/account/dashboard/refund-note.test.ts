import { sampleDetails } from '@tintforge/app-base/testing/sample-booking';
import { expect, test } from 'vitest';
import { refundNote } from './refund-note';

const payment = { amount: 449.98, at: '2026-12-01T15:04:00Z', lastFour: '4242' };

test.each([
  ['paid', 0, undefined],
  ['refunded', 449.98, 'Refunded in full'],
  ['partially-refunded', 337.48, '$337.48 refunded'],
  ['refund-pending', 337.48, '$337.48 refund on its way'],
  ['refund-failed', 337.48, 'Refund failed. We’ll call you.'],
] as const)('a booking that is %s with %d returned reads %s', (paymentStatus, refunded, note) => {
  expect(refundNote(sampleDetails({ payment, paymentStatus, refunded }))).toBe(note);
});
