import { type CrewDay, fitsTheDay, occupiedCells } from './allocation';
import type { OpeningDay } from './opening-hours';
import type { DayAvailability } from './schedule';
import { minutesOfDay, type StartTime } from './start-times';

/**
 * Reasons why a start is not offered for a job:
 * - `closed`: no crew works then, whatever is booked: a closure, a day that is too far ahead, or every crew
 *   that could do the job is off duty or on a break;
 * - `notice`: it has passed, or the region's lead time rules it out;
 * - `too-late-for-job`: from there, the job with its travel would end after closing on an empty day too;
 * - `taken`: a crew would be there for it, and is booked.
 *
 * Where several apply, `taken` comes last: only sold starts are ever called taken.
 */
export const startRefusals = ['closed', 'notice', 'too-late-for-job', 'taken'] as const;

/** One of {@link startRefusals}. */
export type StartRefusal = (typeof startRefusals)[number];

/** One of a day's starts; without a reason it is available. */
export interface StartOffer {
  time: StartTime;
  reason: StartRefusal | undefined;
}

/** A job, and a day with the crews that work on it and can do the job. Minutes; travel follows the job. */
export interface OfferRequest {
  day: DayAvailability;
  /** The region's hours on that weekday; undefined when it is closed. */
  opening: OpeningDay | undefined;
  crews: readonly CrewDay[];
  jobMinutes: number;
  travelMinutes: number;
}

/** The starts of a day's hours, in order, each available or with its reason; a weekday without hours has none. */
export function offerStarts({ opening, ...request }: OfferRequest): StartOffer[] {
  if (opening === undefined) return [];
  return opening.starts.map((time) => ({ time, reason: refusalOf(time, { ...request, opening }) }));
}

function refusalOf(
  start: StartTime,
  { day, opening, crews, jobMinutes, travelMinutes }: OfferRequest & { opening: OpeningDay },
): StartRefusal | undefined {
  if (day.kind !== 'open') return day.kind === 'past' || day.kind === 'too-soon' ? 'notice' : 'closed';
  if (crews.length === 0) return 'closed';
  if (minutesOfDay(start) < day.earliestMinutes) return 'notice';
  const job = { start, jobMinutes, travelMinutes };
  if (!fitsTheDay(job, opening)) return 'too-late-for-job';
  const cells = occupiedCells(job);
  if (crews.some(({ takenCells }) => !meets(cells, takenCells))) return undefined;
  return crews.some(({ breakCells }) => breakCells === undefined || !meets(cells, breakCells)) ? 'taken' : 'closed';
}

function meets(cells: readonly number[], others: ReadonlySet<number>): boolean {
  return others.size > 0 && cells.some((cell) => others.has(cell));
}

/** A start as availability reports it. */
interface ToldStart {
  available: boolean;
  reason?: StartRefusal | undefined;
}

/** State of a day for a job: open, with few starts left, sold out, or without any start that would fit, sold or not. */
export type DayOffer = 'open' | 'few' | 'sold-out' | 'unfit';

/** So few starts left that it is worth saying. */
const fewStarts = 3;

/**
 * Judges a day by what was sold of the starts that fit the job. Few are left when at least half of them are sold and three
 * at most are available: a long job on an empty day has one start and nothing scarce about it.
 */
export function judgeDayOffer(starts: readonly ToldStart[]): DayOffer {
  const free = starts.filter(({ available }) => available).length;
  const sold = starts.filter(({ reason }) => reason === 'taken').length;
  if (free === 0) return sold === 0 ? 'unfit' : 'sold-out';
  return free <= fewStarts && sold >= free ? 'few' : 'open';
}
