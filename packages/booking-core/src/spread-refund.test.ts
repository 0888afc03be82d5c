import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { refundableCents, refundStatuses } from './payment-status';
import { type RefundablePayment, spreadRefund } from './spread-refund';

const payment = (id: string, receivedCents: number, refunds: RefundablePayment['refunds'] = []): RefundablePayment => ({
  id,
  receivedCents,
  refunds,
});

describe('a refund of several payments', () => {
  test('is of the newest, as far as that reaches', () => {
    expect(spreadRefund([payment('order', 10_000), payment('balance', 2_500)], 2_000)).toEqual([
      { paymentId: 'balance', amountCents: 2_000 },
    ]);
  });

  test('is of earlier ones beyond that', () => {
    expect(spreadRefund([payment('order', 10_000), payment('balance', 2_500)], 12_000)).toEqual([
      { paymentId: 'balance', amountCents: 2_500 },
      { paymentId: 'order', amountCents: 9_500 },
    ]);
  });

  test('leaves room for refunds that were made, and for those that failed', () => {
    const balance = payment('balance', 2_500, [
      { amountCents: 500, status: 'succeeded' },
      { amountCents: 1_000, status: 'failed' },
    ]);
    expect(spreadRefund([payment('order', 10_000), balance], 1_500)).toEqual([
      { paymentId: 'balance', amountCents: 1_000 },
      { paymentId: 'order', amountCents: 500 },
    ]);
  });

  test('of nothing has no parts', () => {
    expect(spreadRefund([payment('order', 10_000)], 0)).toEqual([]);
  });

  test('is whole and within each payment, whatever was paid and refunded before', () => {
    const refund = fc.record({ amountCents: fc.nat(3_000), status: fc.constantFrom(...refundStatuses) });
    const anyPayments = fc.array(fc.record({ receivedCents: fc.nat(20_000), refunds: fc.array(refund) }), {
      minLength: 1,
      maxLength: 5,
    });
    fc.assert(
      fc.property(anyPayments, fc.nat(100_000), (rows, amountCents) => {
        const payments = rows.map((row, index) => ({ ...row, id: String(index) }));
        const room = (of: RefundablePayment) =>
          refundableCents({ capturedCents: of.receivedCents, refunds: of.refunds });
        const most = payments.reduce((sum, each) => sum + room(each), 0);
        const parts = spreadRefund(payments, amountCents);
        expect(parts.reduce((sum, part) => sum + part.amountCents, 0)).toBe(Math.min(amountCents, most));
        for (const part of parts) {
          const own = payments.find(({ id }) => id === part.paymentId);
          expect(part.amountCents).toBeGreaterThan(0);
          expect(part.amountCents).toBeLessThanOrEqual(own === undefined ? 0 : room(own));
        }
        expect(new Set(parts.map(({ paymentId }) => paymentId)).size).toBe(parts.length);
      }),
      { seed: 20261125, numRuns: 2000 },
    );
  });

  test('begins with payments that a bank holds, though they are older', () => {
    const payments = [
      { id: 'disputed', receivedCents: 100, refunds: [], isDisputed: true },
      { id: 'newer', receivedCents: 200, refunds: [] },
    ];
    expect(spreadRefund(payments, 150)).toEqual([
      { paymentId: 'disputed', amountCents: 100 },
      { paymentId: 'newer', amountCents: 50 },
    ]);
  });
});
