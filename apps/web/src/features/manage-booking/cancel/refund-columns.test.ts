import { sampleDetails } from '@tintforge/app-base/testing/sample-booking';
import { sampleShop } from '@tintforge/content/testing/sample-shop';
import { expect, test } from 'vitest';
import { refundColumns } from './refund-columns';

const beforeTheMoment = Date.parse('2026-12-07T13:00:00Z');
const afterTheMoment = Date.parse('2026-12-07T15:00:00Z');
const lateFee = Math.round(sampleShop.totalCents / 4);
const free = { refund: sampleShop.total, kept: 0 };

test('while it is free, both what comes back now and what comes back later are shown', () => {
  expect(refundColumns({ details: sampleDetails(), quote: free, now: beforeTheMoment })).toEqual([
    { moment: undefined, keptCents: 0, heldCents: 0, refundCents: sampleShop.totalCents },
    {
      moment: sampleDetails().policy.freeUntil,
      keptCents: lateFee,
      heldCents: 0,
      refundCents: sampleShop.totalCents - lateFee,
    },
  ]);
});

test('once the fee counts there is nothing to compare with', () => {
  const quote = { refund: (sampleShop.totalCents - lateFee) / 100, kept: lateFee / 100 };
  expect(refundColumns({ details: sampleDetails(), quote, now: afterTheMoment })).toEqual([
    { moment: undefined, keptCents: lateFee, heldCents: 0, refundCents: sampleShop.totalCents - lateFee },
  ]);
});

test('what a bank holds is neither kept nor refunded, now or later', () => {
  const quote = { refund: 0, held: sampleShop.total, kept: 0 };
  expect(refundColumns({ details: sampleDetails(), quote, now: beforeTheMoment })).toEqual([
    { moment: undefined, keptCents: 0, heldCents: sampleShop.totalCents, refundCents: 0 },
  ]);
});

test('the fee is never more than what is left of the money', () => {
  const details = sampleDetails({ refunded: sampleShop.total - 49.98 });
  const [, later] = refundColumns({ details, quote: { refund: 49.98, kept: 0 }, now: beforeTheMoment });
  expect(later).toMatchObject({ keptCents: 4_998, refundCents: 0 });
});
