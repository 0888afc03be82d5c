import { retention } from '@tintforge/content';
import type { FastifyBaseLogger } from 'fastify';
import type { Database, Transaction } from '../../db/client';
import { inBatches } from '../../db/in-batches';
import { type Swept, sweep } from '../../db/sweep';
import type { Clock } from '../../platform/clock';
import { forgetQuietQuotes } from '../quotes';
import {
  deleteAudit,
  deleteLocalMails,
  deleteMails,
  deleteMessages,
  type Outdated,
  outdatedEvents,
  outdatedKeys,
} from './delete-outdated';
import { forgetHolds } from './forget-holds';

const day = 86_400_000;

/** A browser retries with the key of a hold within the hour that its tab is open for; a week is generous. */
const keyDays = 7;

/** The payment provider redelivers an event for three days, and lists undelivered ones for thirty. */
const eventDays = 90;

/** Data that is deleted by age alone, and after how many days. */
const byAge: { what: string; days: number; drop: (transaction: Transaction, outdated: Outdated) => Promise<number> }[] =
  [
    { what: 'mails', days: retention.mailDays, drop: deleteMails },
    { what: 'localMails', days: retention.localMailDays, drop: deleteLocalMails },
    { what: 'messages', days: retention.messageDays, drop: deleteMessages },
    { what: 'quotes', days: retention.quoteDays, drop: forgetQuietQuotes },
    { what: 'audit', days: retention.auditYears * 365.25, drop: deleteAudit },
  ];

/** The same for tables without an index by age. */
const sweptByAge: { what: string; days: number; outdated: (before: number) => Swept }[] = [
  { what: 'keys', days: keyDays, outdated: outdatedKeys },
  { what: 'events', days: eventDays, outdated: outdatedEvents },
];

/** Context of the use case. */
export interface RetentionContext {
  database: Database;
  clock: Clock;
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>;
  /** Ends it early: the server is closing. */
  signal?: AbortSignal;
}

/**
 * Deletes data past its retention: the personal data of unpaid holds, old emails and messages, and records that only
 * detect repetitions. Confirmed bookings and payments stay. It works in batches, oldest first, and may be stopped
 * anywhere. At the end the bytes of all deleted rows are scrubbed, of accounts too.
 */
export async function pruneShop({ database, clock, log, signal }: RetentionContext): Promise<void> {
  const now = clock.now();
  const gone: Record<string, number> = {};
  gone.holds = await forgetHolds(database, { before: now - retention.unpaidHoldDays * day, now, signal });
  for (const { what, days, drop } of byAge) {
    const before = now - days * day;
    gone[what] = await inBatches(database, (transaction, limit) => drop(transaction, { before, limit }), signal);
  }
  for (const { what, days, outdated } of sweptByAge)
    gone[what] = await sweep(database, outdated(now - days * day), signal);
  if (signal?.aborted === true) return;
  if (!(await database.scrub())) log.warn('the file was busy: skipped scrubbing deleted rows');
  if (Object.values(gone).some((count) => count > 0)) log.info({ gone }, 'pruned expired records');
}
