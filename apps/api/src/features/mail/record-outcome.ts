import type { MailKind } from '@tintforge/api-contract';
import type { Transaction } from '../../db/client';
import type { OutboxRow } from '../../db/schema';
import { commit, DatabaseBusy } from '../../db/unit-of-work';
import { queueNotification } from '../notifications';
import { nextTry, patienceMs } from './delivery-schedule';
import type { Handover, MailContext } from './ports';
import { recordTry, updateMessage } from './store';

/** Result of an attempt. `skipped`: the message is out of date. */
export type Outcome = (Handover | { kind: 'skipped' }) & {
  /** The recipient's address; absent when it is not known. */
  recipient?: string;
};

/** By what a message is known in the log; whom it goes to is not. */
export function factsOf({ id, kind, bookingId }: OutboxRow) {
  return { outboxId: id, kind, ...(bookingId !== null && { bookingId }) };
}

/** Alerts that another email to the same address couldn't deliver either. */
const kindsToShop: ReadonlySet<string> = new Set<MailKind>(['shop-alert', 'message-received']);

/** A commit waits about a second for a locked database. */
const mostTries = 60;

/**
 * Records the result of an attempt: delivered, to be retried later, or failed permanently, which alerts the shop. It
 * waits for a locked database, because an unrecorded delivery happens again.
 */
export async function recordOutcome(
  context: MailContext,
  { row, outcome }: { row: OutboxRow; outcome: Outcome },
): Promise<void> {
  const write = (transaction: Transaction) => writeOutcome(transaction, { context, row, outcome });
  for (let tries = 1; tries < mostTries; tries += 1) {
    try {
      return await commit(context.bookings.database, write);
    } catch (error) {
      if (!(error instanceof DatabaseBusy)) throw error;
    }
  }
  return commit(context.bookings.database, write);
}

interface Recorded {
  context: MailContext;
  row: OutboxRow;
  outcome: Outcome;
}

async function writeOutcome(transaction: Transaction, { context, row, outcome }: Recorded): Promise<void> {
  const now = context.bookings.clock.now();
  const done = { leasedUntil: null, deliveredAt: now, lastError: null, recipient: outcome.recipient ?? null };
  switch (outcome.kind) {
    case 'skipped':
      await recordTry(transaction, { row, changes: { ...done, outcome: 'skipped' } });
      return;
    case 'accepted':
      await recordTry(transaction, { row, changes: { ...done, outcome: context.transport.outcome } });
      return;
    case 'refused':
      await giveUp(transaction, { context, row, outcome });
      return;
    case 'unreachable':
      if (row.lastError !== null && now - row.dueAt >= patienceMs) await giveUp(transaction, { context, row, outcome });
      // It keeps its place among the others, and has not used up a try.
      else await updateMessage(transaction, { row, changes: waitingAgain({ row, reason: outcome.reason }) });
      return;
    case 'later': {
      const dueAt = nextTry(row.attempts, now);
      if (dueAt === undefined) await giveUp(transaction, { context, row, outcome });
      else await recordTry(transaction, { row, changes: { leasedUntil: null, dueAt, lastError: outcome.reason } });
    }
  }
}

/** The state before the failed attempt, except for its error. */
function waitingAgain({ row, reason }: { row: OutboxRow; reason: string }): Partial<OutboxRow> {
  return { leasedUntil: null, attempts: row.attempts - 1, lastError: reason };
}

/** No more attempts; the shop is alerted, unless the shop itself couldn't be reached. */
async function giveUp(
  transaction: Transaction,
  { context, row, outcome }: Recorded & { outcome: Extract<Outcome, { reason: string }> },
): Promise<void> {
  const { clock, random } = context.bookings;
  const now = clock.now();
  const { recipient = null, reason } = outcome;
  const changes = { leasedUntil: null, failedAt: now, lastError: reason, recipient };
  const isGivenUp = await recordTry(transaction, { row, changes });
  context.log.warn(factsOf(row), 'an email failed permanently');
  if (!isGivenUp || kindsToShop.has(row.kind)) return;
  await queueNotification(transaction, {
    now,
    notification: {
      id: random.uuid(),
      kind: 'shop-alert',
      deduplicationKey: `shop-alert:mail:${row.id}`,
      ...(row.bookingId !== null && { bookingId: row.bookingId }),
      data: { mailKind: row.kind, reason },
    },
  });
}
