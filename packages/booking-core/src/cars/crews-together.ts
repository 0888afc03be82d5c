import { type CrewDay, fitsTheDay, occupiedCells } from '../allocation';
import type { OpeningDay } from '../opening-hours';
import { failure, type Result, success } from '../result';
import type { DayAvailability } from '../schedule';
import type { StartOffer, StartRefusal } from '../start-offers';
import { minutesOfDay, type StartTime } from '../start-times';

/** One crew's part of a job that starts with all others. */
export interface TogetherSide {
  /** The crews that work that day and can do this part. */
  crews: readonly CrewDay[];
  /** Working time at the cars, minutes; travel follows. */
  jobMinutes: number;
  /** Gets it if it is free. */
  preferredCrewId?: string | undefined;
}

/** A job of several crews on one day. */
export interface TogetherRequest {
  sides: readonly TogetherSide[];
  travelMinutes: number;
}

/** A crew with the half hours of its part. */
export interface TogetherSlot {
  crewId: string;
  cells: number[];
}

/**
 * Gives each part of a job to a different crew, all from one start: the busiest that are free, so that other crews keep whole
 * days for long jobs, unless that leaves another part without one. 'outside_hours' when the day doesn't offer the start, or
 * a part would be too early or end too late, 'slot_taken' when there aren't enough free crews.
 */
export function allocateTogether({
  sides,
  opening,
  start,
  travelMinutes,
  earliestMinutes,
}: TogetherRequest & {
  /** The region's hours on that day. */
  opening: OpeningDay;
  start: StartTime;
  /** Minute of the day before which nothing can start. */
  earliestMinutes: number;
}): Result<TogetherSlot[], 'slot_taken' | 'outside_hours'> {
  const jobs = sides.map(({ jobMinutes }) => ({ start, jobMinutes, travelMinutes }));
  const isOffered = opening.starts.includes(start) && minutesOfDay(start) >= earliestMinutes;
  if (!isOffered || !jobs.every((job) => fitsTheDay(job, opening))) return failure('outside_hours');
  const found = distinctCrews(sides, ({ takenCells }) => takenCells, jobs.map(occupiedCells));
  return found === undefined ? failure('slot_taken') : success(found);
}

/** The starts of a day's hours for a job of several crews, in order, each available or with its reason. */
export function offerTogether({
  day,
  opening,
  sides,
  travelMinutes,
}: TogetherRequest & {
  day: DayAvailability;
  /** The region's hours on that weekday; undefined when it is closed. */
  opening: OpeningDay | undefined;
}): StartOffer[] {
  if (opening === undefined) return [];
  const refusalOf = (start: StartTime): StartRefusal | undefined => {
    if (day.kind !== 'open') return day.kind === 'past' || day.kind === 'too-soon' ? 'notice' : 'closed';
    if (
      distinctCrews(
        sides,
        () => noCells,
        sides.map(() => []),
      ) === undefined
    )
      return 'closed';
    if (minutesOfDay(start) < day.earliestMinutes) return 'notice';
    const jobs = sides.map(({ jobMinutes }) => ({ start, jobMinutes, travelMinutes }));
    if (!jobs.every((job) => fitsTheDay(job, opening))) return 'too-late-for-job';
    const cells = jobs.map(occupiedCells);
    if (distinctCrews(sides, ({ takenCells }) => takenCells, cells) !== undefined) return undefined;
    const isOnDuty = distinctCrews(sides, ({ breakCells = noCells }) => breakCells, cells) !== undefined;
    return isOnDuty ? 'taken' : 'closed';
  };
  return opening.starts.map((time) => ({ time, reason: refusalOf(time) }));
}

const noCells: ReadonlySet<number> = new Set();

/** A different crew for each side whose cells are free for it; undefined when there is no such choice at all. */
function distinctCrews(
  sides: readonly TogetherSide[],
  occupiedOf: (crew: CrewDay) => ReadonlySet<number>,
  cells: readonly number[][],
): TogetherSlot[] | undefined {
  const choose = (position: number, used: readonly string[]): TogetherSlot[] | undefined => {
    const side = sides[position];
    if (side === undefined) return [];
    const wanted = cells[position] ?? [];
    const free = side.crews.filter((crew) => !(used.includes(crew.crewId) || meets(wanted, occupiedOf(crew))));
    for (const { crewId } of inOrder(free, side.preferredCrewId)) {
      const others = choose(position + 1, [...used, crewId]);
      if (others !== undefined) return [{ crewId, cells: wanted }, ...others];
    }
    return undefined;
  };
  return choose(0, []);
}

/** The preferred crew first, then the busiest; ties go to the lower crewId. */
function inOrder(crews: readonly CrewDay[], preferredCrewId: string | undefined): CrewDay[] {
  const preference = ({ crewId }: CrewDay) => (crewId === preferredCrewId ? 1 : 0);
  return crews.toSorted(
    (one, other) =>
      preference(other) - preference(one) ||
      other.takenCells.size - one.takenCells.size ||
      (one.crewId < other.crewId ? -1 : 1),
  );
}

function meets(cells: readonly number[], others: ReadonlySet<number>): boolean {
  return others.size > 0 && cells.some((cell) => others.has(cell));
}
