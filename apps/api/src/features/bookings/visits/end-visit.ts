import type { ActedBooking } from '@tintforge/api-contract';
import { isOpenVisit } from '@tintforge/booking-core';
import { formatMoment } from '@tintforge/content/clock';
import type { Transaction } from '../../../db/client';
import type { BookingRow } from '../../../db/schema';
import { commit } from '../../../db/unit-of-work';
import { isProblem, type Problem } from '../../../platform/problem';
import { notPossible } from '../../jobs';
import { openReadingsOf } from '../cars/open-readings-of';
import { planBookingMails } from '../mails/plan-booking-mails';
import type { BookingContext } from '../ports';
import { exemptionPending } from '../problems';
import { actedView } from '../staff/staff-act';
import { deleteVisitsCells } from '../store/booking-store';
import { updateVisit } from '../store/visit-store';
import { readingNotLegal } from '../windows/open-readings';
import { type FoundVisit, findVisit, type SeenVisit } from './find-visit';
import { writeVisitAct } from './write-visits';

/** A visit that ends without work, and why. */
export interface EndedVisit extends SeenVisit {
  number: number;
  reason: string;
}

/** The customer missed a visit. Its half hours stay, and another one has to be planned. */
export function missVisit(context: BookingContext, missed: EndedVisit): Promise<ActedBooking | Problem> {
  return commit(context.database, async (transaction) => {
    const found = await findVisit(transaction, missed);
    if (isProblem(found)) return found;
    const { row, visit } = found;
    const now = context.clock.now();
    if (!isPlanned(found)) return notPossible(row, `This visit is ${visit.status}.`);
    if (now < visit.startsAt) return notPossible(row, `This visit starts ${formatMoment(visit.startsAt)}.`);
    if (!hasOtherOpen(found)) {
      return notPossible(row, 'This is the last visit. Schedule another one first, or record a no-show.');
    }
    const { bookingId, number } = visit;
    await updateVisit(transaction, { bookingId, number, status: 'missed' });
    return actedView(await writeEnd(transaction, { context, found, ended: missed, kind: 'visit-missed', now }));
  });
}

/**
 * Gives up a planned visit: its half hours are free again. When it was the last one left of a job that was worked on, the
 * job is completed, by the rules of completing.
 */
export function cancelVisit(context: BookingContext, cancelled: EndedVisit): Promise<ActedBooking | Problem> {
  return commit(context.database, async (transaction) => {
    const found = await findVisit(transaction, cancelled);
    if (isProblem(found)) return found;
    const { row, visit, all } = found;
    const now = context.clock.now();
    if (!isPlanned(found)) return notPossible(row, `This visit is ${visit.status}.`);
    const isLast = !hasOtherOpen(found);
    if (isLast && !all.some(({ status }) => status === 'completed')) {
      return notPossible(row, 'This is its only visit. Schedule another one first, or cancel the booking.');
    }
    if (isLast && row.tintApproval === 'pending') return exemptionPending();
    const open = isLast ? await openReadingsOf(transaction, row) : [];
    if (open.length > 0) return readingNotLegal(open);
    const { bookingId, number } = visit;
    await deleteVisitsCells(transaction, { bookingId, visitNumber: number });
    await updateVisit(transaction, { bookingId, number, status: 'cancelled' });
    const kind = isLast ? 'completed' : 'visit-cancelled';
    return actedView(await writeEnd(transaction, { context, found, ended: cancelled, kind, now }));
  });
}

/** A visit that is agreed on and hasn't begun. */
function isPlanned({ row, visit }: FoundVisit): boolean {
  return visit.status === 'planned' && row.status !== 'pending';
}

function hasOtherOpen({ visit, all }: FoundVisit): boolean {
  return all.some((other) => other.number !== visit.number && isOpenVisit(other));
}

async function writeEnd(
  transaction: Transaction,
  {
    context,
    found: { row },
    ended: { caller, number, reason: note },
    kind,
    now,
  }: {
    context: BookingContext;
    found: FoundVisit;
    ended: EndedVisit;
    kind: 'visit-missed' | 'visit-cancelled' | 'completed';
    now: number;
  },
): Promise<BookingRow> {
  const isDone = kind === 'completed';
  // The remaining visits are the shop's plan.
  const changes = isDone ? ({ status: 'completed', awaitsVisit: false } as const) : { carCrews: 1 };
  const data = isDone ? { givenUp: [number] } : { visit: number };
  const written = await writeVisitAct(transaction, { context, row, caller, now, kind, changes, data, note });
  if (!isDone && written.customerEmail !== '') {
    await planBookingMails(transaction, { row: written, random: context.random, now });
  }
  return written;
}
