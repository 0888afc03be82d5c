import type { BoardBreak, BoardCrew, BoardJob, BoardPlace, BoardRegion, Schedule } from '@tintforge/api-contract';
import {
  cellMinutes,
  fitsTheDay,
  formatTime,
  minutesOfDay,
  type OpenHours,
  occupiedCells,
} from '@tintforge/booking-core';
import { scheduleWords } from '../words';

/** Result of dropping a job somewhere, as far as the board knows; the server has the last word. */
export type Verdict = { kind: 'here' } | { kind: 'free' } | { kind: 'refused'; why: string };

const words = scheduleWords.refused;

/** A crew of the board with its region. */
export function findCrew(
  { regions }: Pick<Schedule, 'regions'>,
  crewId: string,
): { region: BoardRegion; crew: BoardCrew } | undefined {
  for (const region of regions) {
    const crew = region.crews.find(({ id }) => id === crewId);
    if (crew !== undefined) return { region, crew };
  }
  return undefined;
}

/** Checks a slot for a job against the board. */
export function judgePlace(
  schedule: Pick<Schedule, 'regions' | 'now'>,
  { job, place }: { job: BoardJob; place: BoardPlace },
): Verdict {
  if (place.date === job.date && place.start === job.start && place.crewId === job.crewId) return { kind: 'here' };
  const why = whyNot(schedule, { job, place });
  return why === undefined ? { kind: 'free' } : { kind: 'refused', why };
}

function whyNot(
  { regions, now }: Pick<Schedule, 'regions' | 'now'>,
  { job, place }: { job: BoardJob; place: BoardPlace },
): string | undefined {
  const there = findCrew({ regions }, place.crewId);
  const home = findCrew({ regions }, job.crewId);
  if (there === undefined || home === undefined) return words.unknown;
  if (there.region.id !== home.region.id) return words.otherRegion(home.region.name);
  if (isOver(place, now)) return words.over;
  const closure = there.region.closures.find(({ date }) => date === place.date);
  if (closure !== undefined) return words.closed(closure.reason);
  const day = there.crew.days.find(({ date }) => date === place.date);
  if (day === undefined) return words.unknown;
  const opening = there.region.openings.find(({ date }) => date === place.date);
  if (opening === undefined) return words.closed('');
  if (!there.crew.isActive || !day.isWorking) return words.notWorking(there.crew.name);

  const placed = { ...job, start: place.start };
  const isOwnStart = place.start === job.start && place.date === job.date;
  if (!isOwnStart && !opening.starts.includes(place.start)) return words.notOffered(formatTime(place.start));
  if (!fitsTheDay(placed, opening)) return words.tooLong(formatTime(opening.closes));
  const cells = occupiedCells(placed);
  const { hours } = day;
  if (hours !== null && !fitsWithin(hours, cells))
    return words.outsideHours(there.crew.name, formatTime(hours.opens), formatTime(hours.closes));
  const others = day.jobs.filter(({ trackingCode }) => trackingCode !== job.trackingCode);
  const inTheWay = others.find((other) => occupiedCells(other).some((cell) => cells.includes(cell)));
  if (inTheWay !== undefined) return words.taken(inTheWay.trackingCode, formatTime(inTheWay.start));
  const pause = day.breaks.find((each) => cells.some((cell) => isOf(each, cell * cellMinutes)));
  return pause === undefined ? undefined : words.onBreak(pause.reason);
}

function fitsWithin({ opens, closes }: OpenHours, cells: readonly number[]): boolean {
  const [from, until] = [minutesOfDay(opens) / cellMinutes, minutesOfDay(closes) / cellMinutes];
  return cells.every((cell) => cell >= from && cell < until);
}

function isOf({ from, until }: BoardBreak, minutes: number): boolean {
  return minutesOfDay(from) <= minutes && minutes < minutesOfDay(until);
}

function isOver({ date, start }: BoardPlace, now: Schedule['now']): boolean {
  return date < now.date || (date === now.date && minutesOfDay(start) < now.minutes);
}
