import type { OutboxRow } from '../../db/schema';
import { commit } from '../../db/unit-of-work';
import { createTurns } from '../../platform/turns';
import { bookingById } from '../bookings';
import { composeMail } from './compose-mail';
import type { MailContext } from './ports';
import { factsOf, type Outcome, recordOutcome } from './record-outcome';
import { nextDueMessage, updateMessage } from './store';

/**
 * Lease duration of a message before others consider it abandoned. It is renewed while the mail server is processing.
 */
export const leaseMs = 60_000;
const renewMs = leaseMs / 3;

/** Messages sent concurrently, so that one slow recipient does not hold up the others. */
const laneCount = 4;

/** Backoff after the mail server was unreachable: the next one is tried then, and the others keep their order. */
const restMs = 60_000;

/** So many messages in one run; the next run begins a moment later. */
const mostInRun = 100;

/**
 * Delivers due messages of the outbox. Each message is taken under a lease in a separate commit, rendered from the
 * current rows, sent and recorded: after a crash anywhere it is retried, and it is sent twice only if the crash came
 * between its acceptance and our record, under the same Message-ID. With nothing due it is one indexed read.
 */
export async function deliverMails(context: MailContext, signal?: AbortSignal): Promise<void> {
  const { database, clock } = context.bookings;
  if (isResting(context)) return;
  if ((await nextDueMessage(database.connection, clock.now())) === undefined) return;
  const inTurn = createTurns();
  let left = mostInRun;
  async function runLane(): Promise<void> {
    while (left > 0 && !isResting(context) && signal?.aborted !== true) {
      left -= 1;
      const delivery = await inTurn('taking', async () => {
        const taken = await takeNext(context);
        return taken && { over: deliver(context, { row: taken, inTurn }) };
      });
      if (delivery === undefined) return;
      await delivery.over;
    }
  }
  // All come to their end, also when one of them fails: what is on its way must be recorded.
  const lanes = await Promise.allSettled(Array.from({ length: laneCount }, runLane));
  for (const lane of lanes) if (lane.status === 'rejected') throw lane.reason;
}

/** A clock that was set back makes no longer rest. */
function isResting({ bookings: { clock }, outage: { lastSeenAt } }: MailContext): boolean {
  if (lastSeenAt === undefined) return false;
  const since = clock.now() - lastSeenAt;
  return since >= 0 && since < restMs;
}

/** The message that is due longest, ours for as long as the lease lasts. */
async function takeNext({ bookings: { database, clock } }: MailContext): Promise<OutboxRow | undefined> {
  return commit(database, async (transaction) => {
    const now = clock.now();
    const row = await nextDueMessage(transaction, now);
    if (row === undefined) return undefined;
    const changes = { leasedUntil: now + leaseMs, attempts: row.attempts + 1 };
    await updateMessage(transaction, { row, changes });
    return { ...row, ...changes };
  });
}

/** The emails of one booking are sent sequentially, so that they arrive in the order of events. */
async function deliver(
  context: MailContext,
  { row, inTurn }: { row: OutboxRow; inTurn: ReturnType<typeof createTurns> },
): Promise<void> {
  const stopRenewing = keepLease(context, row);
  try {
    await inTurn(`emails:${row.bookingId ?? row.id}`, () => carryOut(context, row));
  } finally {
    stopRenewing();
  }
}

async function carryOut(context: MailContext, row: OutboxRow): Promise<void> {
  const { database, clock } = context.bookings;
  const booking = row.bookingId === null ? undefined : await bookingById(database.connection, row.bookingId);
  const outcome = await tryDelivery(context, row);
  if (outcome.kind === 'unreachable') context.outage.lastSeenAt = clock.now();
  await recordOutcome(context, { row, outcome });
  // The tracking code leads from here to the requests about the booking.
  const facts = { ...factsOf(row), ...(booking !== undefined && { trackingCode: booking.trackingCode }) };
  context.log.info({ ...facts, outcome: outcome.kind }, 'email delivery attempted');
}

/** Renews the lease while the message is on its way. Returns how to stop that. */
function keepLease({ bookings: { database, clock } }: MailContext, row: OutboxRow): () => void {
  const renew = () =>
    commit(database, async (transaction) => {
      await updateMessage(transaction, { row, changes: { leasedUntil: clock.now() + leaseMs } });
    });
  // If the database is locked, the next renewal makes up for it.
  const timer = setInterval(() => void renew().catch(() => undefined), renewMs);
  timer.unref();
  return () => clearInterval(timer);
}

/** An internal failure must not stop the other messages: it is logged, and retried like the rest. */
async function tryDelivery(context: MailContext, row: OutboxRow): Promise<Outcome> {
  try {
    const mail = await composeMail(context, row);
    if (mail === undefined) return { kind: 'skipped' };
    return { ...(await context.transport.hand(mail)), recipient: mail.recipient };
  } catch (error) {
    context.log.error({ err: error, ...factsOf(row) }, 'failed to render or send an email');
    return { kind: 'later', reason: error instanceof Error ? error.message : String(error) };
  }
}
