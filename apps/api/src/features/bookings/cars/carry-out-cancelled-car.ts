import type { Transaction } from '../../../db/client';
import type { BookingRow } from '../../../db/schema';
import { type Actor, bookingById, carryOut, type Decision, type Job } from '../../jobs';
import { planBookingMails } from '../mails/plan-booking-mails';
import type { BookingContext } from '../ports';

/** Writes that a car is cancelled. Where the visit that comes first is another now, its reminder is planned. */
export async function carryOutCancelledCar(
  transaction: Transaction,
  {
    context: { random },
    before,
    decision,
    actor,
    now,
  }: { context: BookingContext; before: Job; decision: Decision; actor: Actor; now: number },
): Promise<BookingRow> {
  const after = await carryOut(transaction, { before, decision, actor, random, now });
  const row = await bookingById(transaction, after.id);
  const isElsewhere = after.startsAt !== before.startsAt;
  if (isElsewhere && row.customerEmail !== '') await planBookingMails(transaction, { row, random, now });
  return row;
}
