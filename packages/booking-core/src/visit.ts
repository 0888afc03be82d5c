import { type JobTime, occupiedCells } from './allocation';
import type { BookingStatus } from './booking-status';
import type { CalendarDate } from './calendar';
import type { Region } from './catalogue';
import { openingOn, widestHours } from './opening-hours';
import { type Closure, dayAvailability, type LocalMoment } from './schedule';
import { minutesOfDay } from './start-times';

/**
 * The life of a visit: planned, in-progress (the crew is at the car), completed, cancelled (its half hours are given
 * back), missed (the customer didn't come; its half hours stay).
 */
export const visitStatuses = ['planned', 'in-progress', 'completed', 'cancelled', 'missed'] as const;

/** One of {@link visitStatuses}. */
export type VisitStatus = (typeof visitStatuses)[number];

/** The most visits that a booking can have open, and the most that it can ever have. */
export const mostVisits = { open: 12, ever: 60 } as const;

/** True while a visit is planned or under way. */
export function isOpenVisit({ status }: { status: VisitStatus }): boolean {
  return status === 'planned' || status === 'in-progress';
}

/** A visit, as far as its place among the others is concerned. */
interface OrderedVisit {
  number: number;
  /** Epoch milliseconds. */
  startsAt: number;
  status: VisitStatus;
}

/** Visits in order of their starts; without the cancelled ones. */
export function standingVisits<Visit extends OrderedVisit>(visits: readonly Visit[]): Visit[] {
  return visits
    .filter(({ status }) => status !== 'cancelled')
    .sort((one, other) => one.startsAt - other.startsAt || one.number - other.number);
}

/**
 * Visits by their starts, in the order in which they come. Several crews that begin at the same moment are at one appointment.
 * A start is epoch milliseconds, or an ISO instant.
 */
export function visitsByStart<Visit extends { startsAt: number | string }>(visits: readonly Visit[]): Visit[][] {
  const byStart = new Map<number | string, Visit[]>();
  for (const visit of visits) byStart.set(visit.startsAt, [...(byStart.get(visit.startsAt) ?? []), visit]);
  return [...byStart.values()];
}

/**
 * The visit that a booking shows as its appointment: the one under way, else the first planned one, else the last that was
 * worked, else the last missed one. Undefined when all are cancelled.
 */
export function currentVisit<Visit extends OrderedVisit>(visits: readonly Visit[]): Visit | undefined {
  const standing = standingVisits(visits);
  const first = (status: VisitStatus) => standing.find((visit) => visit.status === status);
  const last = (status: VisitStatus) => standing.findLast((visit) => visit.status === status);
  return first('in-progress') ?? first('planned') ?? last('completed') ?? last('missed');
}

/** Status of the visit that a booking shows, by the booking's own: `awaitsVisit` when it was checked in before and goes on with it. */
export function visitStatusOf({ status, awaitsVisit }: { status: BookingStatus; awaitsVisit: boolean }): VisitStatus {
  if (awaitsVisit && status === 'in-progress') return 'planned';
  const statuses: Readonly<Record<BookingStatus, VisitStatus>> = {
    pending: 'planned',
    confirmed: 'planned',
    scheduled: 'planned',
    'in-progress': 'in-progress',
    completed: 'completed',
    cancelled: 'cancelled',
    expired: 'cancelled',
    'no-show': 'missed',
  };
  return statuses[status];
}

/** Rules that a planned visit can set aside, each for a reason. */
export const visitOverrides = ['closed-day', 'outside-hours', 'horizon'] as const;

/** One of {@link visitOverrides}. */
export type VisitOverride = (typeof visitOverrides)[number];

/** A place for a visit. */
export interface VisitPlace {
  region: Region;
  date: CalendarDate;
  /** Its half hours, with the travel after it. */
  time: JobTime;
  closures: readonly Closure[];
  /** On the shop's clock. */
  now: LocalMoment;
}

/**
 * Which rules a visit's place sets aside, or why it can't be: it has begun already ('past'), or would end after the widest
 * hours of a shop ('too-late').
 */
export function judgeVisitPlace({
  region,
  date,
  time,
  closures,
  now,
}: VisitPlace): VisitOverride[] | 'past' | 'too-late' {
  const day = dayAvailability({ region, date, now, closures, isAnyNotice: true });
  const from = minutesOfDay(time.start);
  const until = from + time.jobMinutes + time.travelMinutes;
  if (day.kind === 'past' || (date === now.date && from < now.minutes)) return 'past';
  if (until > minutesOfDay(widestHours.closes)) return 'too-late';
  const isFar = dayAvailability({ region, date, now, closures }).kind === 'too-far';
  const far = isFar ? (['horizon'] as const) : [];
  const opening = openingOn(region, date);
  if (opening === undefined || day.kind === 'closed' || day.kind === 'sunday') return ['closed-day', ...far];
  const isOutside = from < minutesOfDay(opening.opens) || until > minutesOfDay(opening.closes);
  return isOutside ? ['outside-hours', ...far] : far.slice();
}

/** A crew's visit, on its way into a plan. */
export interface PlannedPlace extends JobTime {
  crewId: string;
  date: CalendarDate;
}

/** Positions of the first two visits of a plan that need the same half hour of a crew; undefined when none do. */
export function clashWithin(plan: readonly PlannedPlace[]): [number, number] | undefined {
  const taken = new Map<string, number>();
  for (const [index, place] of plan.entries()) {
    for (const cell of occupiedCells(place)) {
      const key = `${place.crewId} ${place.date} ${cell}`;
      const other = taken.get(key);
      if (other !== undefined && other !== index) return [other, index];
      taken.set(key, index);
    }
  }
  return undefined;
}
