import { courtesyCents, type RefundStatus } from '@tintforge/booking-core';
import type Stripe from 'stripe';
import type { Transaction } from '../../db/client';
import type { RefundRow } from '../../db/schema';
import { commit, retryOnConflict } from '../../db/unit-of-work';
import { addToBill, bookingById, insertEvent, insertRefund, writePaymentStatus } from '../bookings';
import { moneyOf } from '../jobs';
import { queueNotification } from '../notifications';
import { askStripe } from './ask-stripe';
import { paymentStatusNow } from './money';
import type { PaymentContext } from './ports';
import type { ReceivedEvent } from './settle-payment';
import { paymentById, paymentByIntent, recordEvent, refundById, refundByStripeId, updateRefund } from './store';

/** A refund can fail after it succeeded, and never recovers from failing; staff's resolution of a failed one stays. */
const rank: Record<RefundStatus, number> = { pending: 0, succeeded: 1, failed: 2, retried: 3, 'returned-otherwise': 3 };

/**
 * Fetches a refund from the card provider and records the result. Returns false when the provider could not be reached;
 * a refund without a payment of ours is ignored.
 */
export async function settleRefund(
  context: PaymentContext,
  { stripeRefundId, event }: { stripeRefundId: string; event?: ReceivedEvent | undefined },
): Promise<boolean> {
  const asked = await askStripe(() => context.stripe.refunds.retrieve(stripeRefundId));
  if (asked.kind !== 'answer') return false;
  await applyRefund(context, { refund: asked.value, event });
  return true;
}

/** Takes in a refund just fetched or made. */
export async function applyRefund(
  context: PaymentContext,
  { refund, event }: { refund: Stripe.Refund; event?: ReceivedEvent | undefined },
): Promise<void> {
  const { database, clock } = context.bookings;
  await retryOnConflict(async () =>
    commit(database, async (transaction) => {
      const now = clock.now();
      if (event !== undefined) await recordEvent(transaction, { ...event, receivedAt: now });
      const row = await knownRefund(transaction, { context, refund, now });
      if (row === undefined) return;
      const status = statusOf(refund);
      const isForward = rank[status] > rank[row.status];
      if (!isForward && row.stripeRefundId !== null) return;
      if (isForward && status === 'failed' && (await isDisputed(transaction, { row, refund }))) {
        await letWait(transaction, { context, row: { ...row, stripeRefundId: refund.id }, now });
        return;
      }
      const changes = { stripeRefundId: refund.id, ...(isForward ? { status } : {}) };
      await writeRefundNews(transaction, {
        context,
        row: await updateRefund(transaction, { row, changes, now }),
        isForward,
      });
    }),
  );
}

/** True where the customer's bank has taken the payment back, so that a refund of it can't arrive. */
async function isDisputed(
  transaction: Transaction,
  { row, refund }: { row: RefundRow; refund: Stripe.Refund },
): Promise<boolean> {
  const isPayments = (await paymentById(transaction, row.paymentId)).isDisputed;
  return isPayments || refund.failure_reason === 'charge_for_pending_refund_disputed';
}

/** A refund that failed because of a dispute is made again if the bank decides for the shop. */
async function letWait(
  transaction: Transaction,
  { context, row, now }: { context: PaymentContext; row: RefundRow; now: number },
): Promise<void> {
  const { stripeRefundId } = row;
  const failed = await updateRefund(transaction, { row, changes: { status: 'retried', stripeRefundId }, now });
  const again = { ...row, id: context.bookings.random.uuid(), stripeRefundId: null, status: 'pending' as const };
  await insertRefund(transaction, { ...again, reason: 'tried-again', createdAt: now, updatedAt: now });
  await writeRefundNews(transaction, { context, row: failed, isForward: false });
}

/** The card provider will not make this refund. */
export async function failRefund(context: PaymentContext, refundId: string): Promise<void> {
  const { database, clock } = context.bookings;
  await retryOnConflict(async () =>
    commit(database, async (transaction) => {
      const row = await refundById(transaction, refundId);
      if (row === undefined || row.status !== 'pending') return;
      const failed = await updateRefund(transaction, { row, changes: { status: 'failed' }, now: clock.now() });
      await writeRefundNews(transaction, { context, row: failed, isForward: true });
    }),
  );
}

function statusOf({ status }: Stripe.Refund): 'pending' | 'succeeded' | 'failed' {
  if (status === 'succeeded') return 'succeeded';
  return status === 'failed' || status === 'canceled' ? 'failed' : 'pending';
}

/** Our row of a refund; one that was made at the card provider's own desk gets a row now, and is a courtesy. */
async function knownRefund(
  transaction: Transaction,
  { context, refund, now }: { context: PaymentContext; refund: Stripe.Refund; now: number },
): Promise<RefundRow | undefined> {
  const known =
    (await refundByStripeId(transaction, refund.id)) ??
    (await refundById(transaction, refund.metadata?.refund_id ?? ''));
  if (known !== undefined) return known;
  const intentId = typeof refund.payment_intent === 'string' ? refund.payment_intent : refund.payment_intent?.id;
  const payment = intentId === undefined ? undefined : await paymentByIntent(transaction, intentId);
  if (payment === undefined) return undefined;
  const row: RefundRow = {
    id: context.bookings.random.uuid(),
    bookingId: payment.bookingId,
    paymentId: payment.id,
    stripeRefundId: null,
    status: 'pending',
    amountCents: refund.amount,
    reason: 'made-at-provider',
    userId: null,
    note: null,
    createdAt: now,
    updatedAt: now,
  };
  const reduction = courtesyCents(await moneyOf(transaction, row.bookingId), { refundCents: row.amountCents });
  await addToBill(transaction, {
    bookingId: row.bookingId,
    now,
    entries: [{ kind: 'reduction', amountCents: -reduction }],
  });
  await insertRefund(transaction, row);
  return row;
}

/** Booking status, history and emails after a change of a refund. */
async function writeRefundNews(
  transaction: Transaction,
  { context, row, isForward }: { context: PaymentContext; row: RefundRow; isForward: boolean },
): Promise<void> {
  const { clock, random } = context.bookings;
  const now = clock.now();
  const booking = await bookingById(transaction, row.bookingId);
  const paymentStatus = await paymentStatusNow(transaction, { bookingId: row.bookingId, hasFailed: false });
  await writePaymentStatus(transaction, { row: booking, paymentStatus, now });
  if (!isForward || row.status === 'pending') return;

  const data = { refundId: row.id, amountCents: row.amountCents };
  const kind = row.status === 'succeeded' ? 'refund-settled' : 'refund-failed';
  await insertEvent(transaction, { id: random.uuid(), bookingId: row.bookingId, at: now, actor: 'system', kind, data });
  const kinds = row.status === 'failed' ? ([kind, 'shop-alert'] as const) : ([kind] as const);
  for (const each of kinds) {
    await queueNotification(transaction, {
      now,
      notification: {
        id: random.uuid(),
        kind: each,
        deduplicationKey: `${each}:${row.id}:${row.status}`,
        bookingId: row.bookingId,
        data,
      },
    });
  }
}
