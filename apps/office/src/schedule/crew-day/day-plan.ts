import type { BoardDayJob, BoardDayRequest, BoardPlace } from '@tintforge/api-contract';
import { centsOf } from '@tintforge/app-base/money';
import { daysBetween, minutesOfDay, occupiedCells } from '@tintforge/booking-core';

/** Choice for one job: leave, cancel, or move to a slot. */
export type Choice = 'leave' | 'cancel' | `move ${string}`;

/** Choices for the jobs of a day, by tracking code; a job without a choice is left. */
export type DayPlan = Readonly<Record<string, Choice>>;

/** Choice for the rest of the day. */
export type Rest = BoardDayRequest['rest'];

/** A slot as a choice. */
export function choiceOf({ date, start, crewId }: BoardPlace): Choice {
  return `move ${date} ${start} ${crewId}`;
}

/** The slot of a choice, among those offered. */
export function placeOf<Place extends BoardPlace>(
  choice: Choice | undefined,
  places: readonly Place[],
): Place | undefined {
  return places.find((place) => choiceOf(place) === choice);
}

/** The remaining slots to choose from: none on this day with a crew, or in a region, that is closed. */
export function offeredPlaces(job: BoardDayJob, rest: Rest): BoardDayJob['places'] {
  return job.places.filter(({ date, crewId }) => {
    const isSameDay = date === job.date;
    if (rest === 'close-region') return !isSameDay;
    return rest === 'leave' || !(isSameDay && crewId === job.crewId);
  });
}

/** Cancels every job that can be cancelled. */
export function cancelAll(jobs: readonly BoardDayJob[]): DayPlan {
  return Object.fromEntries(jobs.filter(({ isOpen }) => isOpen).map(({ trackingCode }) => [trackingCode, 'cancel']));
}

/**
 * Gives every job the nearest slot that is free and not given to an earlier job: the same day with another crew before
 * another day, and on it the start nearest to its own. Jobs without a slot are left.
 */
export function moveAll(jobs: readonly BoardDayJob[], rest: Rest): DayPlan {
  const given: { place: BoardPlace; job: BoardDayJob }[] = [];
  const plan: Record<string, Choice> = {};
  for (const job of jobs.filter(({ isOpen }) => isOpen)) {
    const isFree = (place: BoardPlace) => given.every((other) => !overlap({ place, job }, other));
    const free = offeredPlaces(job, rest).filter(isFree);
    const elsewhere = free.filter(({ date, crewId }) => !(date === job.date && crewId === job.crewId));
    const distance = ({ start }: BoardPlace) => Math.abs(minutesOfDay(start) - minutesOfDay(job.start));
    const [place] = elsewhere.toSorted(
      (one, other) => daysBetween(other.date, one.date) || distance(one) - distance(other),
    );
    if (place === undefined) continue;
    given.push({ place, job });
    plan[job.trackingCode] = choiceOf(place);
  }
  return plan;
}

interface Given {
  place: BoardPlace;
  job: BoardDayJob;
}

function overlap(one: Given, other: Given): boolean {
  if (one.place.date !== other.place.date || one.place.crewId !== other.place.crewId) return false;
  const cells = cellsOf(one);
  return cellsOf(other).some((cell) => cells.includes(cell));
}

function cellsOf({ place: { start }, job }: Given): number[] {
  return occupiedCells({ ...job, start });
}

/** A plan as a request. */
export function actsOf(jobs: readonly BoardDayJob[], plan: DayPlan): BoardDayRequest['jobs'] {
  return jobs.flatMap((job): BoardDayRequest['jobs'] => {
    const { trackingCode: code, version, refund } = job;
    const choice = plan[code];
    if (choice === 'cancel') return [{ act: 'cancel', code, version, refund }];
    const place = placeOf(choice, job.places);
    if (place === undefined) return [];
    const { date, start, crewId } = place;
    return [{ act: 'move', code, version, date, start, crewId }];
  });
}

/** Cents that the banks of a plan's customers hold because of disputes: they aren't refunded to their cards. */
export function heldCentsOf(acts: BoardDayRequest['jobs'], jobs: readonly BoardDayJob[]): number {
  const isCancelled = (code: string) => acts.some((act) => act.act === 'cancel' && act.code === code);
  const held = jobs.filter(({ trackingCode }) => isCancelled(trackingCode)).map((job) => centsOf(job.held ?? 0));
  return held.reduce((sum, cents) => sum + cents, 0);
}

/** A plan in figures: the number of jobs cancelled and moved, and the refunds to cards, in cents. */
export function sumsOf(acts: BoardDayRequest['jobs']): { cancelled: number; moved: number; refundCents: number } {
  const cancelled = acts.filter((act) => act.act === 'cancel');
  return {
    cancelled: cancelled.length,
    moved: acts.length - cancelled.length,
    refundCents: cancelled.reduce((sum, { refund }) => sum + centsOf(refund), 0),
  };
}
