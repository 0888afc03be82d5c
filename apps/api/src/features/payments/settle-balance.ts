import { paymentStatusOf, surplusCents } from '@tintforge/booking-core';
import type { Transaction } from '../../db/client';
import { askRefund, canOwe, insertEvent, surplus, updateBooking } from '../bookings';
import { moneyOf } from '../jobs';
import { queueNotification } from '../notifications';
import type { ArrivedMoney } from './arrived-money';

/**
 * The card payment of a balance has arrived. It keeps what is due now; what is over is refunded automatically, with an email
 * and an alert: all of it where the booking was cancelled since. The terms are those that were shown with the form.
 */
export async function writeBalance(
  transaction: Transaction,
  { context: { bookings: context, terms }, booking: row, payment }: ArrivedMoney,
): Promise<void> {
  const { clock, random } = context;
  const now = clock.now();
  const money = await moneyOf(transaction, row.id);
  const { amountCents } = payment;
  const overCents = canOwe(row.status) ? surplusCents(money, { paidCents: amountCents }) : amountCents;
  const keptCents = amountCents - overCents;
  const cause = { reason: surplus, userId: null, now, paymentId: payment.id } as const;
  await askRefund(transaction, { context, row, amountCents: overCents, ...cause });

  const isFirstTerms = row.termsVersion === null && keptCents > 0;
  const accepted = { termsVersion: terms.version, termsText: terms.text, termsAcceptedAt: now };
  const paymentStatus = paymentStatusOf(await moneyOf(transaction, row.id));
  const changes = { paymentStatus, ...(isFirstTerms ? accepted : {}) };
  await updateBooking(transaction, { row, changes, now });

  const data = { paymentId: payment.id, amountCents, surplusCents: overCents };
  const event = { id: random.uuid(), bookingId: row.id, at: now };
  await insertEvent(transaction, { ...event, actor: 'customer', kind: 'balance-paid', data });
  const kinds = overCents > 0 ? (['surplus-returned', 'shop-alert'] as const) : (['balance-paid'] as const);
  for (const kind of kinds) {
    const deduplicationKey = `${kind}:${payment.id}`;
    const alertData = kind === 'shop-alert' ? { reason: surplus, amountCents: overCents } : data;
    const notification = { id: random.uuid(), kind, deduplicationKey, bookingId: row.id, data: alertData };
    await queueNotification(transaction, { notification, now });
  }
}
