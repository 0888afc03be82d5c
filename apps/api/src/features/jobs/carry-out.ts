import type { HistoryKind, MailKind } from '@tintforge/api-contract';
import type { Transaction } from '../../db/client';
import type { Randomness } from '../../platform/randomness';
import { recordAudit } from '../audit';
import { queueNotification } from '../notifications';
import { insertEvent } from './events';
import type { Job } from './job';
import { saveJob } from './save';

/** Who does something to a job. Only staff members are named with what they do. */
export type Actor = { kind: 'customer' } | { kind: 'staff'; userId: string };

/** A change of a job that is decided and not written yet. */
export interface Decision {
  job: Job;
  history: { kind: HistoryKind; data: Record<string, unknown>; note?: string };
  /** Emails to its customer; nothing is sent where there is no address. */
  mails: readonly { kind: MailKind; cause?: string; data: Record<string, unknown> }[];
  /** Needed where a visit gets another place: after each, minutes. */
  travelMinutes?: number;
}

/** Writes what was decided: the job with its refunds, its place in the history and, for staff, in the audit, and the emails. */
export async function carryOut(
  transaction: Transaction,
  {
    before,
    decision,
    actor,
    random,
    now,
  }: { before: Job; decision: Decision; actor: Actor; random: Randomness; now: number },
): Promise<Job> {
  const { job: after, history, mails, travelMinutes } = decision;
  const { kind, data, note = '' } = history;
  const userId = actor.kind === 'staff' ? actor.userId : null;
  const event = { id: random.uuid(), bookingId: before.id, at: now, actor: actor.kind, kind, data, userId };
  await insertEvent(transaction, { ...event, note: note === '' ? null : note });
  if (userId !== null) {
    const act = { id: random.uuid(), at: now, userId, action: `booking.${kind}`, subject: before.trackingCode, data };
    await recordAudit(transaction, act);
  }
  const saved = await saveJob(transaction, { before, after, travelMinutes, now, billedBy: userId });
  for (const mail of mails) {
    if (saved.customerEmail === '') break;
    const deduplicationKey = [mail.kind, saved.id, ...(mail.cause === undefined ? [] : [mail.cause])].join(':');
    const notification = { id: random.uuid(), deduplicationKey, bookingId: saved.id, kind: mail.kind, data: mail.data };
    await queueNotification(transaction, { notification, now });
  }
  return saved;
}
