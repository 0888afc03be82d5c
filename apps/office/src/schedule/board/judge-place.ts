import type { BoardCrew, BoardJob, BoardPlace, BoardRegion, Schedule } from '@tintforge/api-contract';
import { dayEndMinutes, formatTime, minutesOfDay } from '@tintforge/booking-core';
import { scheduleWords } from '../words';

/** What putting a job down somewhere would do, as far as the board knows; the shop has the last word. */
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

/** Judges a place for a job by what stands on the board. */
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
  if (!there.crew.isActive || !day.isWorking) return words.notWorking(there.crew.name);

  const from = minutesOfDay(place.start);
  const until = from + job.jobMinutes + job.travelMinutes;
  if (until > dayEndMinutes) return words.tooLong;
  const inTheWay = day.jobs.find((other) => {
    const start = minutesOfDay(other.start);
    const isOther = other.trackingCode !== job.trackingCode;
    return isOther && start < until && start + other.jobMinutes + other.travelMinutes > from;
  });
  if (inTheWay !== undefined) return words.taken(inTheWay.trackingCode, formatTime(inTheWay.start));
  const pause = day.breaks.find((each) => minutesOfDay(each.from) < until && minutesOfDay(each.until) > from);
  return pause === undefined ? undefined : words.onBreak(pause.reason);
}

function isOver({ date, start }: BoardPlace, now: Schedule['now']): boolean {
  return date < now.date || (date === now.date && minutesOfDay(start) < now.minutes);
}
