import type { OpeningDay } from './opening-hours';
import { failure, type Result, success } from './result';
import { minutesOfDay, type StartTime } from './start-times';

/** Length of the cells that a crew's day is divided into; cell 0 begins at midnight, cell 47 is the last. */
export const cellMinutes = 30;

/** A job on the clock. Minutes; travel follows the job. */
export interface JobTime {
  start: StartTime;
  jobMinutes: number;
  travelMinutes: number;
}

/** Occupied cells of one crew's day. */
export interface CrewDay {
  crewId: string;
  takenCells: ReadonlySet<number>;
  /** Occupied cells that are a break, not a job; none when absent. */
  breakCells?: ReadonlySet<number>;
}

/** A region's crews on one day, and the job that needs a slot. */
export interface DayRequest {
  crews: readonly CrewDay[];
  /** The region's hours on that day. */
  opening: OpeningDay;
  jobMinutes: number;
  travelMinutes: number;
  /** Minute of the day before which nothing can start. */
  earliestMinutes: number;
}

/** The cells that a job and the travel after it occupy, ascending. A cell begun counts whole. */
export function occupiedCells({ start, jobMinutes, travelMinutes }: JobTime): number[] {
  const first = minutesOfDay(start) / cellMinutes;
  const count = Math.ceil((jobMinutes + travelMinutes) / cellMinutes);
  return Array.from({ length: count }, (_, index) => first + index);
}

/** True when the job and the travel after it end by closing time. */
export function fitsTheDay(
  { start, jobMinutes, travelMinutes }: JobTime,
  { closes }: Pick<OpeningDay, 'closes'>,
): boolean {
  return minutesOfDay(start) + jobMinutes + travelMinutes <= minutesOfDay(closes);
}

/** The day's starts at which at least one crew is free for the whole job, in order of the day. */
export function openStarts(request: DayRequest): StartTime[] {
  return request.opening.starts.filter((start) => allocate({ ...request, start }).ok);
}

/**
 * Gives a job to the busiest crew that is free for all of it (so that other crews keep whole days for long jobs; ties
 * go to the lower crewId). 'outside_hours' when the day doesn't offer the start, or it would be too early or end too late
 * for any crew, 'slot_taken' when no crew is free.
 */
export function allocate({
  crews,
  opening,
  start,
  jobMinutes,
  travelMinutes,
  earliestMinutes,
}: DayRequest & { start: StartTime }): Result<{ crewId: string; cells: number[] }, 'slot_taken' | 'outside_hours'> {
  const isOffered = opening.starts.includes(start) && minutesOfDay(start) >= earliestMinutes;
  if (!isOffered || !fitsTheDay({ start, jobMinutes, travelMinutes }, opening)) return failure('outside_hours');

  const cells = occupiedCells({ start, jobMinutes, travelMinutes });
  const [busiest] = crews
    .filter((crew) => !cells.some((cell) => crew.takenCells.has(cell)))
    .sort((one, other) => other.takenCells.size - one.takenCells.size || (one.crewId < other.crewId ? -1 : 1));
  return busiest === undefined ? failure('slot_taken') : success({ crewId: busiest.crewId, cells });
}
