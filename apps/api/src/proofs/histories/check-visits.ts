import {
  currentVisit,
  isOpenVisit,
  occupiedCells,
  type StartTime,
  standingVisits,
  visitStatusOf,
} from '@tintforge/booking-core';
import { travelMinutes } from '@tintforge/content';
import { instantOf } from '@tintforge/content/clock';
import type { VisitRow } from '../../db/schema';
import type { Observed } from './observe';

type Must = (claim: boolean, problem: string) => void;

/**
 * A visit that isn't cancelled has exactly its half hours, and no others are taken for its booking; the booking's own
 * columns are those of the visit that comes next; and the job is completed when none is open.
 */
export function checkVisits({ row, visits, cells }: Pick<Observed, 'row' | 'visits' | 'cells'>, must: Must): void {
  const name = row.trackingCode;
  if (row.visitNumber === 0) {
    must(row.quoteId !== null && row.visitCount === 0, `${name} has no visit and is no quote’s`);
    must(standingVisits(visits).length === 0 && cells.length === 0, `${name} isn’t planned, and occupies ${cells}`);
    must(isIn(['pending', 'confirmed', 'scheduled', 'cancelled', 'expired'], row.status), `${name} is ${row.status}`);
    return;
  }
  const numbers = visits.map(({ number }) => number).sort((one, other) => one - other);
  must(numbers.length > 0 && numbers.every((number, index) => number === index + 1), `${name} has visits ${numbers}`);
  const expected = standingVisits(visits).flatMap(cellsOf);
  must(
    cells.toSorted().join() === expected.toSorted().join(),
    `${name} is ${row.status} and occupies ${cells} instead of ${expected}`,
  );
  for (const visit of visits) {
    must(visit.regionId === row.regionId, `a visit of ${name} is in ${visit.regionId}`);
    must(visit.startsAt === instantOf(visit), `visit ${visit.number} of ${name} has two starts`);
    const [hasBegun, hasEnded] = [visit.startedAt !== null, visit.completedAt !== null];
    const isBegun = visit.status === 'in-progress' || visit.status === 'completed';
    must(hasBegun === isBegun, `visit ${visit.number} of ${name} is ${visit.status}, begun: ${hasBegun}`);
    must(hasEnded === (visit.status === 'completed'), `visit ${visit.number} of ${name} is ${visit.status} and ended`);
  }
  const begun = visits.filter(({ status }) => status === 'in-progress').map(({ crewId }) => crewId);
  const most = row.carCount === 1 ? 1 : new Set(begun).size;
  must(begun.length <= Math.max(1, most), `${name} is worked on twice at once`);

  const standing = standingVisits(visits);
  const isOff = row.status === 'cancelled' || row.status === 'expired';
  must(!isOff || !visits.some(isOpenVisit), `${name} is ${row.status}, and a visit of it is open`);
  const shown = visits.find(({ number }) => number === row.visitNumber);
  must(shown !== undefined, `${name} shows a visit ${row.visitNumber}, which it hasn’t`);
  if (shown === undefined) return;
  const place = [row.crewId, row.appointmentDate, row.appointmentTime, row.startsAt, row.jobMinutes];
  const own = [shown.crewId, shown.date, shown.time, shown.startsAt, shown.minutes];
  must(place.join() === own.join(), `${name} is at ${place}, its visit at ${own}`);
  must(visitStatusOf(row) === shown.status, `${name} is ${row.status}, its visit ${shown.status}`);
  if (isOff) return;
  must(row.visitCount === standing.length, `${name} counts ${row.visitCount} visits and has ${standing.length}`);
  must(currentVisit(visits)?.number === shown.number, `${name} shows visit ${shown.number}, which isn’t the next`);
  const isOver = row.status === 'completed' || row.status === 'no-show';
  must(isOver !== visits.some(isOpenVisit), `${name} is ${row.status}, a visit of it open: ${!isOver}`);
}

function isIn(statuses: readonly string[], status: string): boolean {
  return statuses.includes(status);
}

/** Half hours of a visit, as `crew date cell`. */
function cellsOf({ crewId, date, time, minutes }: VisitRow): string[] {
  const cells = occupiedCells({ start: time as StartTime, jobMinutes: minutes, travelMinutes });
  return cells.map((cell) => `${crewId} ${date} ${cell}`);
}
