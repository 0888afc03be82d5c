import type { ActedBooking } from '@tintforge/api-contract';
import { nextBookingStatus, paymentStatusOf, type StartTime } from '@tintforge/booking-core';
import type { Transaction } from '../../../db/client';
import type { BookingRow } from '../../../db/schema';
import { commit } from '../../../db/unit-of-work';
import { isProblem, type Problem } from '../../../platform/problem';
import { fileCustomer } from '../../customers';
import { bookingById, endedHold, moneyOf, notPossible } from '../../jobs';
import { rulesInForce } from '../../settings';
import { addToBill } from '../bill/bill-store';
import { sidesOf } from '../cars/sides';
import { findCrews } from '../hold/find-crew';
import { slotsOfVisits, takePlaces, type VisitSlot } from '../hold/take-places';
import { withProof } from '../hold/with-proof';
import { planBookingMails } from '../mails/plan-booking-mails';
import type { BookingContext } from '../ports';
import { mayKeep } from '../rights/staff-rights';
import { regionById } from '../view/booking-view';
import { changedMeanwhile } from './changed-meanwhile';
import { type Actor, actedView, findSeen, type SeenBooking, tellCustomer, writeStaffAct } from './staff-act';

/** A held or expired booking that staff confirm without a card, and why. */
export interface Keeping extends SeenBooking {
  reason: string;
}

/**
 * Staff confirm a booking without payment: it is due on site. An active hold is confirmed unpaid first, so that no one
 * can pay by card what is due on site again; an expired one gets a crew's time again by the usual rules, except for the
 * lead time.
 */
export async function keepBooking(context: BookingContext, keeping: Keeping): Promise<ActedBooking | Problem> {
  const { database } = context;
  const seen = await findSeen(database.connection, keeping);
  if (isProblem(seen)) return seen;
  if (!mayKeep(seen, context.clock.now())) return notKeepable(seen);
  const kept =
    seen.status === 'pending'
      ? await withProof(context, seen, (transaction, row) => writeKept(transaction, { context, row, keeping }))
      : await commit(database, (transaction) => keepExpired(transaction, { context, keeping }));
  return isProblem(kept) ? kept : actedView(kept);
}

function notKeepable(row: BookingRow): Problem {
  const isOver = row.status === 'pending' || row.status === 'expired';
  return notPossible(row, isOver ? 'Its start time has passed.' : `It’s already ${row.status}.`);
}

interface Kept {
  context: BookingContext;
  row: BookingRow;
  keeping: Keeping;
  /** The places of a booking that had lost its own. */
  slots?: readonly VisitSlot[];
}

async function keepExpired(
  transaction: Transaction,
  { context, keeping }: { context: BookingContext; keeping: Keeping },
): Promise<BookingRow | Problem> {
  const row = await findSeen(transaction, keeping);
  if (isProblem(row)) return row;
  if (row.status !== 'expired') return changedMeanwhile(transaction, row);
  const rules = await rulesInForce(transaction, context);
  const sides = await sidesOf(transaction, row);
  const found = await findCrews(transaction, {
    rules,
    now: context.clock.now(),
    sides,
    region: regionById(rules.catalogue, row.regionId),
    date: row.appointmentDate,
    time: row.appointmentTime as StartTime,
    isAnyNotice: true,
  });
  if (isProblem(found)) return found;
  return await writeKept(transaction, { context, row, keeping, slots: slotsOfVisits(found, sides) });
}

async function writeKept(transaction: Transaction, { context, row, keeping, slots }: Kept): Promise<BookingRow> {
  const changes = slots === undefined ? {} : await takePlaces(transaction, { row, slots });
  return writeScheduled(transaction, { context, row, caller: keeping.caller, note: keeping.reason, changes });
}

/** Confirms a booking that is due on site: status, history, customer and emails. */
export async function writeScheduled(
  transaction: Transaction,
  {
    context,
    row,
    caller,
    note,
    changes = {},
    data = {},
  }: {
    context: BookingContext;
    row: BookingRow;
    caller: Actor;
    note: string;
    changes?: Partial<BookingRow>;
    data?: Record<string, unknown>;
  },
): Promise<BookingRow> {
  const { clock, random } = context;
  const next = nextBookingStatus(row.status, 'kept-by-staff');
  if (!next.ok) throw new Error(`Invalid transition of a ${row.status} booking: kept`);
  const now = clock.now();
  const agreed = { kind: 'agreed', amountCents: row.totalCents, userId: caller.userId } as const;
  await addToBill(transaction, { bookingId: row.id, now, entries: [agreed] });
  const kept = await writeStaffAct(transaction, {
    context,
    row,
    caller,
    now,
    kind: 'kept-by-staff',
    changes: {
      ...endedHold,
      ...changes,
      status: next.value,
      paymentStatus: paymentStatusOf(await moneyOf(transaction, row.id)),
      customerId: await fileCustomer(transaction, { patron: row, random, now }),
    },
    data,
    note,
  });
  await tellCustomer(transaction, { context, row: kept, now, kind: 'booking-kept', cause: String(kept.version) });
  if (kept.customerEmail !== '') await planBookingMails(transaction, { row: kept, random, now });
  return bookingById(transaction, kept.id);
}
