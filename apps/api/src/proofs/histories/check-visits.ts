import { isOpenVisit, occupiedCells, type StartTime, standingVisits } from '@tintforge/booking-core';
import { travelMinutes } from '@tintforge/content';
import { instantOf } from '@tintforge/content/clock';
import type { Observed, VisitFacts } from './observe';

type Must = (claim: boolean, problem: string) => void;

/**
 * A visit that isn't cancelled has exactly its half hours, and no others are taken for its booking; and the job is completed
 * when none is open.
 */
export function checkVisits(
  { booking, cars, visits, cells }: Pick<Observed, 'booking' | 'cars' | 'visits' | 'cells'>,
  must: Must,
): void {
  const { code: name, status, regionId } = booking;
  if (booking.startsAt === null) {
    must(standingVisits(visits).length === 0 && cells.length === 0, `${name} isn’t planned, and occupies ${cells}`);
    must(isIn(['pending', 'confirmed', 'scheduled', 'cancelled', 'expired'], status), `${name} is ${status}`);
    return;
  }
  const numbers = visits.map(({ number }) => number).sort((one, other) => one - other);
  must(numbers.length > 0 && numbers.every((number, index) => number === index + 1), `${name} has visits ${numbers}`);
  const expected = standingVisits(visits).flatMap(cellsOf);
  must(
    cells.toSorted().join() === expected.toSorted().join(),
    `${name} is ${status} and occupies ${cells} instead of ${expected}`,
  );
  for (const visit of visits) {
    must(visit.regionId === regionId, `a visit of ${name} is in ${visit.regionId}`);
    must(visit.startsAt === instantOf(visit), `visit ${visit.number} of ${name} has two starts`);
    const isBegun = visit.status === 'in-progress' || visit.status === 'completed';
    must(visit.hasBegun === isBegun, `visit ${visit.number} of ${name} is ${visit.status}, begun: ${visit.hasBegun}`);
    must(
      visit.hasEnded === (visit.status === 'completed'),
      `visit ${visit.number} of ${name} is ${visit.status} and ended`,
    );
  }
  const begun = visits.filter((visit) => visit.status === 'in-progress').map(({ crewId }) => crewId);
  const most = cars.length > 1 ? new Set(begun).size : 1;
  must(begun.length <= Math.max(1, most), `${name} is worked on twice at once`);

  const isOff = status === 'cancelled' || status === 'expired';
  must(!isOff || !visits.some(isOpenVisit), `${name} is ${status}, and a visit of it is open`);
  if (isOff) return;
  const isOver = status === 'completed' || status === 'no-show';
  must(isOver !== visits.some(isOpenVisit), `${name} is ${status}, a visit of it open: ${!isOver}`);
}

function isIn(statuses: readonly string[], status: string): boolean {
  return statuses.includes(status);
}

/** Half hours of a visit, as `crew date cell`. */
function cellsOf({ crewId, date, time, minutes }: VisitFacts): string[] {
  const cells = occupiedCells({ start: time as StartTime, jobMinutes: minutes, travelMinutes });
  return cells.map((cell) => `${crewId} ${date} ${cell}`);
}
