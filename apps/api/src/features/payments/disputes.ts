import type { Connection, Transaction } from '../../db/client';
import type { PaymentRow, RefundRow } from '../../db/schema';
import { eventsOf, insertRefund, returnedByBank } from '../bookings';
import { refundsOf } from '../jobs';
import { updateRefund } from './store';

/** The last news of one dispute, as a booking's history has it. */
interface DisputeNews {
  status: string;
  /** Disputed cents; unknown for disputes of former versions, which count for the whole payment. */
  amountCents?: number;
  /** The card provider's time of the news, epoch seconds. */
  reportedAt?: number;
}

/** The last news of each dispute of a payment, by their ids. */
export async function disputesOf(
  connection: Connection,
  payment: Pick<PaymentRow, 'id' | 'bookingId'>,
): Promise<Map<string, DisputeNews>> {
  const told = new Map<string, DisputeNews>();
  for (const { kind, data } of await eventsOf(connection, payment.bookingId)) {
    const isOfPayment = data.paymentId === undefined || data.paymentId === payment.id;
    if ((kind !== 'disputed' && kind !== 'dispute-closed') || !isOfPayment) continue;
    const news = data as unknown as DisputeNews & { disputeId: string };
    const before = told.get(news.disputeId);
    if (before === undefined || isLater(news, before)) told.set(news.disputeId, news);
  }
  return told;
}

/** True for news that replaces other news of the same dispute: webhooks come in any order. */
export function isLater(news: DisputeNews, known: DisputeNews): boolean {
  const [at, knownAt] = [news.reportedAt ?? 0, known.reportedAt ?? 0];
  return at === knownAt ? stage(news) >= stage(known) : at > knownAt;
}

/** An inquiry may become a dispute, and both come to an end. */
function stage(news: DisputeNews): number {
  if (isOver(news)) return 2;
  return isInquiry(news) ? 0 : 1;
}

/** True once a bank has decided, or a dispute was settled before it began. */
export function isOver({ status }: DisputeNews): boolean {
  return ['won', 'lost', 'prevented', 'warning_closed'].includes(status);
}

/** True for a bank's question before a dispute. It takes no money, and is settled by refunding it. */
function isInquiry({ status }: DisputeNews): boolean {
  return status.startsWith('warning');
}

/** True while the customer's bank holds the disputed money, or has given it back to the customer. */
export function holdsMoney(news: DisputeNews): boolean {
  return news.status !== 'won' && !isInquiry(news);
}

/**
 * Settles a refund whose payment is disputed: it waits while a bank is deciding. Money that a bank has given the customer
 * isn't refunded once more; the rest of a payment that was disputed in part is for staff to return.
 */
export async function settleHeldRefund(
  transaction: Transaction,
  { refund, payment, newId, now }: { refund: RefundRow; payment: PaymentRow; newId: string; now: number },
): Promise<void> {
  const disputes = [...(await disputesOf(transaction, payment)).values()].filter(holdsMoney);
  if (disputes.length === 0 || !disputes.every(isOver)) return;
  const takenCents = disputes.reduce((sum, { amountCents }) => sum + (amountCents ?? payment.receivedCents), 0);
  const counted = (await refundsOf(transaction, payment.bookingId)).filter(
    ({ paymentId, note }) => paymentId === payment.id && note === returnedByBank,
  );
  const leftCents = Math.max(0, takenCents - counted.reduce((sum, { amountCents }) => sum + amountCents, 0));
  const returnedCents = Math.min(refund.amountCents, leftCents);
  const rest = { ...refund, amountCents: refund.amountCents - returnedCents, updatedAt: now };
  if (returnedCents === 0) {
    await updateRefund(transaction, { row: refund, changes: { status: 'failed' }, now });
    return;
  }
  const changes = {
    status: 'returned-otherwise',
    amountCents: returnedCents,
    userId: null,
    note: returnedByBank,
  } as const;
  await updateRefund(transaction, { row: refund, changes, now });
  if (rest.amountCents > 0) await insertRefund(transaction, { ...rest, id: newId, status: 'failed' });
}
