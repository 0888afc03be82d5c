import type { BoardJob, BoardPlace } from '@tintforge/api-contract';
import { minutesOfDay, type StartTime } from '@tintforge/booking-core';
import { type BoardHours, minutesAt, shareOf, startAt, stepStart } from './board-hours';

/** A crew's day on the screen. */
export interface Lane {
  crewId: string;
  date: string;
  left: number;
  top: number;
  width: number;
  height: number;
  /** The hours from its left edge to its right. */
  hours: BoardHours;
  /** The starts that the region offers that day. */
  starts: readonly StartTime[];
}

/** A point on the screen. */
export interface Point {
  x: number;
  y: number;
}

/** True when lanes are hours across, false for the days of a week, in which a job keeps its start time. */
export type BoardSpan = 'day' | 'week';

/** The lane under a point. */
export function laneAt(lanes: readonly Lane[], { x, y }: Point): Lane | undefined {
  return lanes.find(({ left, top, width, height }) => x >= left && x <= left + width && y >= top && y <= top + height);
}

/** The slot of a job in a lane when its left edge is dropped at `x`. */
export function placeIn(
  { crewId, date, left, width, hours, starts }: Lane,
  { x, job, span }: { x: number; job: BoardJob; span: BoardSpan },
): BoardPlace {
  const nearest = span === 'week' ? undefined : startAt(minutesAt((x - left) / width, hours), startsWith(job, starts));
  return { date, crewId, start: nearest ?? job.start };
}

/** A job can be put back at its own start also where that is no longer offered. */
function startsWith({ start }: BoardJob, starts: readonly StartTime[]): readonly StartTime[] {
  return starts.includes(start) ? starts : [...starts, start].toSorted();
}

/** Upper left corner of a job at a position of a lane. */
export function pointOf({ left, top, width, hours }: Lane, { start }: BoardPlace, span: BoardSpan): Point {
  return { x: span === 'week' ? left : left + shareOf(minutesOfDay(start), hours) * width, y: top };
}

const arrows = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] } as const;
type Arrow = keyof typeof arrows;

/** True when a key moves the dragged job. */
export function isArrow(key: string): key is Arrow {
  return key in arrows;
}

/**
 * Target of an arrow key: along the day from start to start, in a week from day to day, and up or down to the next
 * crew. At an edge it stays. Returns the lane and the position in it.
 */
export function stepPlace(
  lanes: readonly Lane[],
  { place, key, span }: { place: BoardPlace; key: Arrow; span: BoardSpan },
): { lane: Lane; place: BoardPlace } | undefined {
  const here = lanes.find(({ crewId, date }) => crewId === place.crewId && date === place.date);
  if (here === undefined) return undefined;
  const [across, down] = arrows[key];
  if (across !== 0 && span === 'day')
    return { lane: here, place: { ...place, start: stepStart(place.start, across, here.starts) } };
  const lane = down === 0 ? beside(lanes, here, across) : below(lanes, here, down);
  return { lane, place: { ...place, crewId: lane.crewId, date: lane.date } };
}

/** The next lane of the same row. */
function beside(lanes: readonly Lane[], here: Lane, step: 1 | -1): Lane {
  const row = lanes.filter(({ top }) => top === here.top).toSorted((one, other) => one.left - other.left);
  return row[row.indexOf(here) + step] ?? here;
}

/** The next lane of the same column. */
function below(lanes: readonly Lane[], here: Lane, step: 1 | -1): Lane {
  const column = lanes.filter(({ left }) => left === here.left).toSorted((one, other) => one.top - other.top);
  return column[column.indexOf(here) + step] ?? here;
}
