import type { MailKind } from '@tintforge/api-contract';
import type { Transaction } from '../../db/client';
import type { QuoteRow } from '../../db/schema';
import { queueNotification } from '../notifications';
import type { QuoteContext } from './ports';

/** Queues an email about a quote; the same cause queues it once. */
export function queueQuoteMail(
  { random }: Pick<QuoteContext, 'random'>,
  {
    transaction,
    row,
    kind,
    cause,
    at,
    dueAt,
    data = {},
  }: {
    transaction: Transaction;
    row: Pick<QuoteRow, 'id'>;
    kind: MailKind;
    /** Distinguishes it from other emails of its kind about the quote. */
    cause: string;
    /** Epoch milliseconds. */
    at: number;
    /** When it goes out; at once by default. */
    dueAt?: number;
    data?: Record<string, unknown>;
  },
): Promise<void> {
  const deduplicationKey = `${kind}:${row.id}:${cause}`;
  const due = dueAt === undefined ? {} : { dueAt };
  const notification = { id: random.uuid(), kind, deduplicationKey, data: { ...data, quoteId: row.id }, ...due };
  return queueNotification(transaction, { notification, now: at });
}
