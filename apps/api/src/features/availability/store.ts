import type { CalendarDate } from '@tintforge/booking-core';
import { and, asc, between, eq, inArray, sql } from 'drizzle-orm';
import { type Connection, prepared } from '../../db/client';
import { type CrewRow, closures, crewCells, crews } from '../../db/schema';
import { keptWhileSetUpStands } from '../../db/set-up';
import { holidayDays } from '../settings';

type WorkingCrew = Pick<CrewRow, 'regionId' | 'id' | 'workingDays' | 'hours' | 'absences' | 'missingSkills'>;

/** Depends on the configuration alone. */
const wholeShop = {};

const everyActiveCrew = keptWhileSetUpStands((connection): Promise<WorkingCrew[]> => {
  const { regionId, id, workingDays, hours, absences, missingSkills } = crews;
  const columns = { regionId, id, workingDays, hours, absences, missingSkills };
  return connection.select(columns).from(crews).where(eq(crews.isActive, true)).orderBy(asc(crews.id)).all();
});

const everyClosure = keptWhileSetUpStands((connection) =>
  connection.select({ date: closures.date, regionId: closures.regionId }).from(closures).all(),
);

const cellsBetween = prepared((connection) =>
  connection
    .select({ crewId: crewCells.crewId, date: crewCells.date, cell: crewCells.cell, bookingId: crewCells.bookingId })
    .from(crewCells)
    .where(
      and(
        inArray(
          crewCells.crewId,
          connection
            .select({ id: crews.id })
            .from(crews)
            .where(and(eq(crews.regionId, sql.placeholder('regionId')), eq(crews.isActive, true))),
        ),
        between(crewCells.date, sql.placeholder('from'), sql.placeholder('to')),
      ),
    )
    .prepare(),
);

const visitCellsBetween = prepared((connection) =>
  connection
    .select({
      crewId: crewCells.crewId,
      date: crewCells.date,
      cell: crewCells.cell,
      visitNumber: crewCells.visitNumber,
    })
    .from(crewCells)
    .where(
      and(
        eq(crewCells.bookingId, sql.placeholder('bookingId')),
        between(crewCells.date, sql.placeholder('from'), sql.placeholder('to')),
      ),
    )
    .prepare(),
);

/** The crews that take jobs in a region, by ascending id. */
export async function activeCrews(connection: Connection, regionId: string): Promise<WorkingCrew[]> {
  return (await everyActiveCrew(connection, wholeShop)).filter((crew) => crew.regionId === regionId);
}

/** Both days belong to the span. */
export interface DaySpan {
  regionId: string;
  from: CalendarDate;
  to: CalendarDate;
}

/** Every half hour taken from a region's crews. A range read on the primary key, however many bookings there are. */
export function takenCells(connection: Connection, span: DaySpan) {
  return cellsBetween(connection).all({ ...span });
}

/** The half hours of a booking's visits, those of some visits left out. */
export async function otherCellsOf(
  connection: Connection,
  { bookingId, visits, from, to }: Pick<DaySpan, 'from' | 'to'> & { bookingId: string; visits: readonly number[] },
) {
  const cells = await visitCellsBetween(connection).all({ bookingId, from, to });
  return cells.filter(({ visitNumber }) => !visits.includes(visitNumber ?? 0));
}

/** Closed days of every region, holidays among them. */
export async function closedDays(connection: Connection, { from, to }: Omit<DaySpan, 'regionId'>) {
  const closed = (await everyClosure(connection, wholeShop)).filter(({ date }) => date >= from && date <= to);
  return [...closed, ...(await holidayDays(connection, { from, to }))];
}
