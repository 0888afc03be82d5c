import type { StaffDeed } from '@tintforge/api-contract';
import type { Transaction } from '../../../db/client';
import type { BookingRow } from '../../../db/schema';
import { visitsOf } from '../../jobs';
import type { BookingContext } from '../ports';
import { type Actor, writeStaffAct } from '../staff/staff-act';
import { shownVisit } from '../store/visit-store';

/** Something that staff did to a booking's visits, whose rows are written already. */
export interface VisitAct {
  context: BookingContext;
  row: BookingRow;
  caller: Actor;
  now: number;
  kind: StaffDeed;
  changes?: Partial<BookingRow>;
  data: Record<string, unknown>;
  note?: string | undefined;
}

/** Writes the booking with the visit that it shows now, and history and audit of what was done. */
export async function writeVisitAct(transaction: Transaction, act: VisitAct): Promise<BookingRow> {
  const { row, changes = {} } = act;
  const all = await visitsOf(transaction, row.id);
  return writeStaffAct(transaction, { ...act, changes: { ...changes, ...shownVisit({ ...row, ...changes }, all) } });
}
