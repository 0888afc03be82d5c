import type { HistoryKind } from '@tintforge/api-contract';
import type { Connection } from '../../../db/client';
import type { BookingEventRow, BookingRow } from '../../../db/schema';
import { type Problem, problem } from '../../../platform/problem';
import { eventsOf } from '../../jobs';
import { nameOfUser } from '../store/owner-store';

/** The event, as a phrase after the name of the person. */
const deeds: Readonly<Partial<Record<HistoryKind, string>>> = {
  paid: 'paid for it',
  'paid-late': 'paid for it',
  'balance-paid': 'paid the balance',
  'kept-by-staff': 'confirmed it without payment',
  'hold-released': 'released it',
  'hold-replaced': 'chose another time',
  cancelled: 'cancelled it',
  rescheduled: 'moved it',
  'crew-changed': 'reassigned it to another crew',
  corrected: 'corrected it',
  changed: 'changed it',
  'checked-in': 'checked it in',
  'windows-recorded': 'recorded its windows',
  completed: 'completed it',
  'no-show': 'recorded a no-show',
  'visits-planned': 'changed its visits',
  'visit-started': 'checked it in',
  'visit-completed': 'completed a visit',
  'visit-missed': 'recorded a missed visit',
  'visit-cancelled': 'gave up a visit',
  'exemption-approved': 'approved its exemption',
  'exemption-refused': 'refused its exemption',
  'exemption-reopened': 'corrected its vehicle',
  undone: 'undid the last step',
  'site-payment': 'recorded an on-site payment',
  'refund-asked': 'refunded money',
  'refund-retried': 'retried a refund',
  'refund-returned-otherwise': 'settled a refund',
};

/** The last action that made the booking another than it was; photos of its certificates don't. */
async function lastOf(connection: Connection, { id }: BookingRow): Promise<BookingEventRow | undefined> {
  return (await eventsOf(connection, id)).findLast(({ kind }) => !kind.startsWith('certificate-'));
}

/** The booking is no longer what staff saw; names the other's action, where it is known. */
export async function changedMeanwhile(connection: Connection, row: BookingRow): Promise<Problem> {
  const last = await lastOf(connection, row);
  const deed = last === undefined ? undefined : deeds[last.kind as HistoryKind];
  const what =
    last === undefined || deed === undefined ? 'This has changed' : `${await nameOf(connection, last)} ${deed}`;
  return problem('changed_meanwhile', { message: `${what} after you opened it. Reload to see the current details.` });
}

/** The booking is no longer what its owner saw; staff aren't named to customers. */
export async function changedForOwner(connection: Connection, row: BookingRow): Promise<Problem> {
  const last = await lastOf(connection, row);
  const deed = last === undefined ? undefined : deeds[last.kind as HistoryKind];
  const who = last?.actor === 'staff' ? 'The shop' : 'Someone with your link';
  const what = deed === undefined || last?.actor === 'system' ? 'This booking has changed' : `${who} ${deed}`;
  return problem('changed_meanwhile', { message: `${what} after you opened it. Check the current details.` });
}

async function nameOf(connection: Connection, { actor, userId }: BookingEventRow): Promise<string> {
  if (actor === 'customer') return 'The customer';
  return (userId === null ? undefined : await nameOfUser(connection, userId)) ?? 'Someone at the shop';
}
