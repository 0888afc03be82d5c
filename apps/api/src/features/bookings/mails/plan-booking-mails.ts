import { addDays } from '@tintforge/booking-core';
import { instantOf } from '@tintforge/content/clock';
import type { Transaction } from '../../../db/client';
import type { BookingRow } from '../../../db/schema';
import type { Randomness } from '../../../platform/randomness';
import { queueNotification } from '../../notifications';
import { readSetting } from '../../settings';

const hourMs = 3_600_000;

/**
 * Queues a booking's scheduled emails: a reminder before its start as the shop's rules say, unless it was booked or
 * moved inside that time, and aftercare on the morning after the job. Called again after a move; both name their start,
 * so that emails scheduled for an earlier one can be recognized.
 */
export async function planBookingMails(
  transaction: Transaction,
  { row, random, now }: { row: BookingRow; random: Randomness; now: number },
): Promise<void> {
  const { startsAt } = row;
  const remindAt = startsAt - (await readSetting(transaction, 'reminderHours')) * hourMs;
  const adviseAt = instantOf({ date: addDays(row.appointmentDate, 1), time: '09:00' });
  const plan = [
    ...(now < remindAt ? [{ kind: 'reminder', dueAt: remindAt } as const] : []),
    { kind: 'aftercare', dueAt: adviseAt } as const,
  ];
  for (const { kind, dueAt } of plan) {
    await queueNotification(transaction, {
      now,
      notification: {
        id: random.uuid(),
        kind,
        deduplicationKey: `${kind}:${row.id}:${startsAt}`,
        bookingId: row.id,
        data: { startsAt },
        dueAt,
      },
    });
  }
}
