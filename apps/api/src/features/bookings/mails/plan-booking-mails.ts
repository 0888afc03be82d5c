import { addDays, standingVisits } from '@tintforge/booking-core';
import { instantOf } from '@tintforge/content/clock';
import type { Transaction } from '../../../db/client';
import type { BookingRow, VisitRow } from '../../../db/schema';
import type { Randomness } from '../../../platform/randomness';
import { visitsOf } from '../../jobs';
import { queueNotification } from '../../notifications';
import { readSetting } from '../../settings';
import { visitOfBooking } from '../store/visit-store';

const hourMs = 3_600_000;

/**
 * Queues a booking's scheduled emails: a reminder before each planned visit as the shop's rules say, unless it was booked
 * or moved inside that time, and aftercare on the morning after the last one, which is about a car. Called again after a move; both name their
 * start, so that emails scheduled for an earlier one can be recognized.
 */
export async function planBookingMails(
  transaction: Transaction,
  { row, random, now }: { row: BookingRow; random: Randomness; now: number },
): Promise<void> {
  const remindMs = (await readSetting(transaction, 'reminderHours')) * hourMs;
  const visits = row.visitCount === 1 ? [visitOfBooking(row)] : standingVisits(await visitsOf(transaction, row.id));
  const planned = visits.filter(({ status, startsAt }) => status === 'planned' && now < startsAt - remindMs);
  const last = visits.at(-1);
  const plan = [
    ...planned.map(({ startsAt }) => ({ kind: 'reminder', startsAt, dueAt: startsAt - remindMs }) as const),
    ...(last === undefined || row.quoteId !== null
      ? []
      : [{ kind: 'aftercare', startsAt: last.startsAt, dueAt: adviceFor(last) } as const]),
  ];
  for (const { kind, startsAt, dueAt } of plan) {
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

/** The morning after a visit. */
function adviceFor({ date }: VisitRow): number {
  return instantOf({ date: addDays(date, 1), time: '09:00' });
}
