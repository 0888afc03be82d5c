import type { IntentStatus } from '@tintforge/booking-core';
import { and, asc, eq, gt, gte, lte, sql } from 'drizzle-orm';
import type { Connection, Transaction } from '../../db/client';
import {
  type PaymentRow,
  payments,
  type RefundRow,
  refunds,
  type SitePaymentRow,
  sitePayments,
  stripeEvents,
} from '../../db/schema';
import { StaleWrite } from '../../db/unit-of-work';
import { paymentsOf } from '../jobs';

const closedStatuses: IntentStatus[] = ['succeeded', 'canceled'];

/** The payment that can still succeed, if there is one: the database allows no second. */
export async function openPaymentOf(connection: Connection, bookingId: string): Promise<PaymentRow | undefined> {
  return (await paymentsOf(connection, bookingId)).find((payment) => !closedStatuses.includes(payment.status));
}

/** The payment with an id. Its absence is a bug. */
export async function paymentById(connection: Connection, id: string): Promise<PaymentRow> {
  const row = await paymentIfKnown(connection, id);
  if (row === undefined) throw new Error(`There is no payment ${id}`);
  return row;
}

/** The payment with an id that came from outside; undefined when there is none. */
export function paymentIfKnown(connection: Connection, id: string): Promise<PaymentRow | undefined> {
  return connection.select().from(payments).where(eq(payments.id, id)).get();
}

/** The payment of an intent; undefined when the intent is not ours. */
export function paymentByIntent(connection: Connection, intentId: string): Promise<PaymentRow | undefined> {
  return connection.select().from(payments).where(eq(payments.intentId, intentId)).get();
}

/** A payment or refund in the order of its beginning. */
export type Begun = Pick<PaymentRow, 'id' | 'createdAt'>;

/** The place in an order of beginning, and how many rows follow it at most. */
interface Following {
  last: Begun | undefined;
  limit: number;
}

/** An open payment as the jobs find it. */
export type OpenPayment = Begun & Pick<PaymentRow, 'bookingId' | 'purpose' | 'amountCents'>;

/** Open payments that began at `before` (epoch milliseconds) or earlier, oldest first: those that follow one. */
export function openPayments(connection: Connection, { before, last, limit }: Following & { before: number }) {
  const { id, createdAt, status, bookingId, purpose, amountCents } = payments;
  const after = last && sql`(${createdAt}, ${id}) > (${last.createdAt}, ${last.id})`;
  return connection
    .select({ id, createdAt, bookingId, purpose, amountCents })
    .from(payments)
    .where(and(sql`${status} not in ('succeeded', 'canceled')`, lte(createdAt, before), after))
    .orderBy(asc(createdAt), asc(id))
    .limit(limit);
}

/**
 * Payments that began at `since` or later: those that follow one. In the order of their ids, which begin with the time of
 * their making: no index leads to the other. A demo's past was made with the demo.
 */
export function recentPayments(connection: Connection, { since, last, limit }: Following & { since: number }) {
  const { id, createdAt } = payments;
  return connection
    .select({ id, createdAt })
    .from(payments)
    .where(and(gt(id, last?.id ?? leastIdAt(since)), gte(createdAt, since)))
    .orderBy(asc(id))
    .limit(limit);
}

/** No UUIDv7 that is made from an instant on comes before it. */
function leastIdAt(instant: number): string {
  const time = instant.toString(16).padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7000-8000-000000000000`;
}

export async function insertPayment(transaction: Transaction, row: PaymentRow): Promise<void> {
  await transaction.insert(payments).values(row).run();
}

/** Writes changed columns and raises the version. Throws StaleWrite when the row is no longer the one that was loaded. */
export async function updatePayment(
  transaction: Transaction,
  { row, changes, now }: { row: PaymentRow; changes: Partial<PaymentRow>; now: number },
): Promise<PaymentRow> {
  const next = { ...row, ...changes, version: row.version + 1, updatedAt: now };
  const { changes: written } = await transaction
    .update(payments)
    .set({ ...changes, version: next.version, updatedAt: now })
    .where(and(eq(payments.id, row.id), eq(payments.version, row.version)))
    .run();
  if (written === 0) throw new StaleWrite(`Payment ${row.id} has changed`);
  return next;
}

export async function insertSitePayment(transaction: Transaction, row: SitePaymentRow): Promise<void> {
  await transaction.insert(sitePayments).values(row).run();
}

/** The refund with an id of ours; undefined when there is none. */
export function refundById(connection: Connection, id: string): Promise<RefundRow | undefined> {
  return connection.select().from(refunds).where(eq(refunds.id, id)).get();
}

/** Our row of a refund at the card provider; undefined when there is none. */
export function refundByStripeId(connection: Connection, stripeRefundId: string): Promise<RefundRow | undefined> {
  return connection.select().from(refunds).where(eq(refunds.stripeRefundId, stripeRefundId)).get();
}

/** Refunds not yet sent to the payment provider, or with an open outcome, oldest first: those that follow one. */
export function pendingRefunds(connection: Connection, { last, limit }: Following) {
  const { id, createdAt, status } = refunds;
  const after = last && sql`(${createdAt}, ${id}) > (${last.createdAt}, ${last.id})`;
  return connection
    .select()
    .from(refunds)
    .where(and(eq(status, sql`'pending'`), after))
    .orderBy(asc(createdAt), asc(id))
    .limit(limit);
}

export async function updateRefund(
  transaction: Transaction,
  { row, changes, now }: { row: RefundRow; changes: Partial<RefundRow>; now: number },
): Promise<RefundRow> {
  await transaction
    .update(refunds)
    .set({ ...changes, updatedAt: now })
    .where(eq(refunds.id, row.id))
    .run();
  return { ...row, ...changes, updatedAt: now };
}

/** True when the event's effect is committed already. */
export async function isEventKnown(connection: Connection, eventId: string): Promise<boolean> {
  return (
    (await connection.select({ id: stripeEvents.id }).from(stripeEvents).where(eq(stripeEvents.id, eventId)).get()) !==
    undefined
  );
}

/** Records an event with its effect; a second time changes nothing. */
export async function recordEvent(transaction: Transaction, event: typeof stripeEvents.$inferInsert): Promise<void> {
  await transaction.insert(stripeEvents).values(event).onConflictDoNothing().run();
}
