import { sampleDetails } from '@tintforge/app-base/testing/sample-booking';
import { expect, test } from 'vitest';
import { refundColumns } from './refund-columns';

const beforeTheMoment = Date.parse('2026-12-07T13:00:00Z');
const afterTheMoment = Date.parse('2026-12-07T15:00:00Z');
const free = { refund: 449.98, kept: 0 };

test('while it is free, both what comes back now and what comes back later are shown', () => {
  expect(refundColumns({ details: sampleDetails(), quote: free, now: beforeTheMoment })).toEqual([
    { moment: undefined, keptCents: 0, refundCents: 44_998 },
    { moment: '2026-12-07T14:00:00Z', keptCents: 11_250, refundCents: 33_748 },
  ]);
});

test('once the fee counts there is nothing to compare with', () => {
  const quote = { refund: 337.48, kept: 112.5 };
  expect(refundColumns({ details: sampleDetails(), quote, now: afterTheMoment })).toEqual([
    { moment: undefined, keptCents: 11_250, refundCents: 33_748 },
  ]);
});

test('the fee is never more than what is left of the money', () => {
  const details = sampleDetails({ refunded: 400 });
  const [, later] = refundColumns({ details, quote: { refund: 49.98, kept: 0 }, now: beforeTheMoment });
  expect(later).toMatchObject({ keptCents: 4_998, refundCents: 0 });
});
