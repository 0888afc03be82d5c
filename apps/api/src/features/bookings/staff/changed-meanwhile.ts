import type { HistoryKind } from '@tintforge/api-contract';
import type { Connection } from '../../../db/client';
import type { BookingEventRow, BookingRow } from '../../../db/schema';
import { type Problem, problem } from '../../../platform/problem';
import { eventsOf } from '../store/booking-store';
import { nameOfUser } from '../store/owner-store';

/** What happened, as it follows on whoever did it. */
const deeds: Readonly<Partial<Record<HistoryKind, string>>> = {
  paid: 'paid for it',
  'paid-late': 'paid for it',
  'kept-by-staff': 'kept it',
  'hold-released': 'gave it back',
  'hold-replaced': 'chose another start',
  cancelled: 'cancelled it',
  rescheduled: 'moved it',
  'crew-changed': 'gave it to another crew',
  corrected: 'corrected it',
  'checked-in': 'checked it in',
  'windows-recorded': 'recorded its windows',
  completed: 'completed it',
  'no-show': 'noted that nobody was there',
  'exemption-approved': 'approved its exemption',
  'exemption-refused': 'refused its exemption',
  'exemption-reopened': 'corrected its vehicle',
  'site-payment': 'recorded money at the car',
  'refund-asked': 'returned money',
  'refund-retried': 'tried a refund again',
  'refund-returned-otherwise': 'settled a refund',
};

/** The booking is no longer what staff saw; says who did what, where that is known. */
export async function changedMeanwhile(connection: Connection, row: BookingRow): Promise<Problem> {
  const last = (await eventsOf(connection, row.id)).at(-1);
  const deed = last === undefined ? undefined : deeds[last.kind as HistoryKind];
  const what =
    last === undefined || deed === undefined ? 'This has changed' : `${await nameOf(connection, last)} ${deed}`;
  return problem('changed_meanwhile', { message: `${what} meanwhile. Look again.` });
}

async function nameOf(connection: Connection, { actor, userId }: BookingEventRow): Promise<string> {
  if (actor === 'customer') return 'The customer';
  return (userId === null ? undefined : await nameOfUser(connection, userId)) ?? 'Somebody at the shop';
}
