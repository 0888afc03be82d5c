import type { OutboxMail } from '@tintforge/api-contract';
import { commit } from '../../../db/unit-of-work';
import { type Problem, problem } from '../../../platform/problem';
import { recordAudit } from '../../audit';
import type { BookingContext } from '../../bookings';
import { retryNotification } from '../../notifications';
import { mailView } from './list-outbox';
import { mailRow } from './outbox-store';
import { noSuchMail } from './read-outbox-mail';

/** Retries an email that failed permanently, at once and with as many attempts as a new one. */
export async function retryMail(
  { database, clock, random }: Pick<BookingContext, 'database' | 'clock' | 'random'>,
  { id, userId }: { id: string; userId: string },
): Promise<OutboxMail | Problem> {
  return commit(database, async (transaction) => {
    const now = clock.now();
    const before = await mailRow(transaction, id);
    if (before === undefined) return noSuchMail();
    if (!(await retryNotification(transaction, { id, now }))) {
      return problem('changed_meanwhile', {
        message: 'This email isn’t marked as failed anymore. Reload to see its status.',
      });
    }
    const data = { kind: before.kind, attempts: before.attempts, trackingCode: before.trackingCode };
    await recordAudit(transaction, { id: random.uuid(), at: now, userId, action: 'mail.retried', subject: id, data });
    const retried = await mailRow(transaction, id);
    return retried === undefined ? noSuchMail() : mailView(retried);
  });
}
