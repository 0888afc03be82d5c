import { sampleDetails } from '@tintforge/app-base/testing/sample-booking';
import { expect, test } from 'vitest';
import { balanceNews } from './balance-news';

const due = sampleDetails({ totalPrice: 599.97, due: 149.99, balance: 149.99 });
const balance = { purpose: 'balance', amount: 149.99, at: '2026-12-03T15:00:00Z', lastFour: '4242' } as const;
const paid = sampleDetails({ ...due, payments: [...due.payments, balance], due: 0, balance: 0 });
const refund = { amount: 49.99, status: 'pending', at: '2026-12-03T15:00:00Z' } as const;

test('the same amount is no news', () => {
  expect(balanceNews(due, due)).toBeUndefined();
});

test.each([
  ['in full', paid, 'Your booking is paid in full.'],
  ['in part', { ...paid, balance: 20 }, 'Your bill has changed, so $20.00 is still due.'],
  ['too much', { ...paid, refunds: [refund] }, 'By then less was due, so we’re refunding $49.99 to your card.'],
])('a payment %s is told', (_, now, text) => {
  expect(balanceNews(due, now)).toEqual({ title: 'We received $149.99', text, isGood: true });
});

test.each([
  [{ ...due, balance: 20 }, 'The amount due has changed', 'It’s now $20.00. Your card wasn’t charged.'],
  [{ ...due, balance: 0 }, 'The amount due has changed', 'Nothing is due anymore. Your card wasn’t charged.'],
  [
    sampleDetails({ ...due, status: 'cancelled', balance: 0 }),
    'This booking was cancelled',
    'Your card wasn’t charged for the balance.',
  ],
])('%# what happened instead is told, and that nothing was charged', (now, title, text) => {
  expect(balanceNews(due, now)).toEqual({ title, text, isGood: false });
});
