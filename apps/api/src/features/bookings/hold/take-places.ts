import type { Transaction } from '../../../db/client';
import type { BookingRow } from '../../../db/schema';
import type { VisitSide } from '../cars/sides';
import { deleteVisitsCells, insertCells } from '../store/booking-store';
import { updateVisit } from '../store/visit-store';
import type { Slot } from './slot';

/** Half hours of a crew for one of a booking's visits. */
export interface VisitSlot extends Slot {
  visitNumber: number;
}

/** Slots with the visits that they are for: both are in the order of the sides. */
export function slotsOfVisits(slots: readonly Slot[], sides: readonly VisitSide[]): VisitSlot[] {
  return slots.map((slot, index) => ({ ...slot, visitNumber: sides[index]?.visitNumber ?? 1 }));
}

/** The place of a booking's visits on a day; that of the booking when absent. */
type Place = Pick<BookingRow, 'appointmentDate' | 'appointmentTime' | 'startsAt'>;

/**
 * Gives visits their crews at a place, with the half hours in place of those that they had. Returns the columns of the booking, whose
 * own visit follows when they are written.
 */
export async function takePlaces(
  transaction: Transaction,
  { row, slots, place = row }: { row: BookingRow; slots: readonly VisitSlot[]; place?: Place },
): Promise<Partial<BookingRow>> {
  const { appointmentDate: date, appointmentTime: time, startsAt } = place;
  const bookingId = row.id;
  for (const { visitNumber } of slots) await deleteVisitsCells(transaction, { bookingId, visitNumber });
  for (const { visitNumber, crewId, cells } of slots) {
    if (visitNumber !== row.visitNumber) {
      const status = 'planned' as const;
      await updateVisit(transaction, { bookingId, number: visitNumber, status, crewId, date, time, startsAt });
    }
    await insertCells(transaction, { bookingId, visitNumber, crewId, date, cells });
  }
  const own = slots.find(({ visitNumber }) => visitNumber === row.visitNumber);
  return {
    ...(own === undefined ? {} : { crewId: own.crewId }),
    appointmentDate: date,
    appointmentTime: time,
    startsAt,
  };
}
