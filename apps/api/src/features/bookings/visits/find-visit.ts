import type { Transaction } from '../../../db/client';
import type { BookingRow, VisitRow } from '../../../db/schema';
import { isProblem, type Problem, problem } from '../../../platform/problem';
import { visitsOf } from '../../jobs';
import { findSeen, type SeenBooking } from '../staff/staff-act';
import { asVisit } from '../view/as-visit';

/** A visit of a booking as staff saw it; the one that the booking shows when no number is given. */
export interface SeenVisit extends SeenBooking {
  number?: number | undefined;
}

/** A visit with its booking and all others. */
export interface FoundVisit {
  row: BookingRow;
  visit: VisitRow;
  /** In order of their starts, cancelled ones among them. */
  all: VisitRow[];
  /** The booking as this visit shows it. */
  shown: BookingRow;
}

/** The visit of a staff action, if its booking is unchanged since they saw it. */
export async function findVisit(transaction: Transaction, seen: SeenVisit): Promise<FoundVisit | Problem> {
  const row = await findSeen(transaction, seen);
  if (isProblem(row)) return row;
  const all = await visitsOf(transaction, row.id);
  const number = seen.number ?? row.visitNumber;
  const visit = all.find((each) => each.number === number);
  if (visit === undefined) return problem('not_found', { message: 'This booking has no such visit.' });
  return { row, visit, all, shown: all.length === 1 ? row : asVisit(row, visit) };
}
