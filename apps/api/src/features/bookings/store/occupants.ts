import { and, eq, inArray, isNull, ne, notInArray, or } from 'drizzle-orm';
import type { Connection } from '../../../db/client';
import { bookings, crewBreaks, crewCells } from '../../../db/schema';

/** Half hours of a crew's day, with visits of one booking that don't count. */
interface Place {
  crewId: string;
  date: string;
  cells: readonly number[];
  except: { bookingId: string; visits: readonly number[] };
}

/**
 * Occupants of half hours of a crew's day, in words: tracking codes and breaks, in order of the day, without
 * duplicates.
 */
export async function occupantsOf(connection: Connection, { crewId, date, cells, except }: Place): Promise<string[]> {
  const rows = await connection
    .select({ code: bookings.trackingCode, reason: crewBreaks.reason })
    .from(crewCells)
    .leftJoin(bookings, eq(bookings.id, crewCells.bookingId))
    .leftJoin(crewBreaks, eq(crewBreaks.id, crewCells.breakId))
    .where(
      and(
        eq(crewCells.crewId, crewId),
        eq(crewCells.date, date),
        inArray(crewCells.cell, [...cells]),
        or(
          isNull(crewCells.bookingId),
          ne(crewCells.bookingId, except.bookingId),
          notInArray(crewCells.visitNumber, [...except.visits]),
        ),
      ),
    )
    .orderBy(crewCells.cell)
    .all();
  return [...new Set(rows.map(({ code, reason }) => code ?? `a break (${reason})`))];
}
