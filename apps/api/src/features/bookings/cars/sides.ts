import type { Connection } from '../../../db/client';
import type { BookingRow } from '../../../db/schema';
import { carsOf, visitsOf } from '../../jobs';
import { addOnsOfCars, standingCars } from './columns-of-cars';

/** One crew's part of a job that several begin together. */
export interface JobSide {
  /** Working time at the cars, minutes. */
  jobMinutes: number;
  /** Skills that the crew needs. */
  addOnIds: readonly string[];
  /** Gets it if it is free. */
  preferredCrewId?: string | undefined;
}

/** A booking's part of one crew, and the visit that is it. */
export interface VisitSide extends JobSide {
  visitNumber: number;
}

/** True for a booking whose cars two crews do from one start. */
export function isTogether({ carCrews, visitCount }: Pick<BookingRow, 'carCrews' | 'visitCount'>): boolean {
  return carCrews > 1 && carCrews === visitCount;
}

/** The parts of a booking's crews, as it was booked: one, or one for each crew that begins together with others. */
export async function sidesOf(connection: Connection, row: BookingRow): Promise<VisitSide[]> {
  if (!isTogether(row)) {
    const { jobMinutes, addOnIds, crewId: preferredCrewId, visitNumber } = row;
    return [{ jobMinutes, addOnIds, preferredCrewId, visitNumber }];
  }
  const cars = standingCars(await carsOf(connection, row));
  const visits = (await visitsOf(connection, row.id)).filter(({ number }) =>
    cars.some(({ visitNumber }) => visitNumber === number),
  );
  return visits.map(({ number, minutes, crewId }) => ({
    visitNumber: number,
    jobMinutes: minutes,
    addOnIds: addOnsOfCars(cars.filter(({ visitNumber }) => visitNumber === number)),
    preferredCrewId: crewId,
  }));
}
