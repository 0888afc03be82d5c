import {
  allocate,
  type CrewDay,
  fitsTheDay,
  type OpeningDay,
  occupiedCells,
  openingOn,
  openStarts,
  type StartTime,
  widestHours,
} from '@tintforge/booking-core';
import { instantOf, localMoment } from '@tintforge/content/clock';
import type { Connection } from '../../../db/client';
import type { BookingRow } from '../../../db/schema';
import { isProblem, type Problem } from '../../../platform/problem';
import { crewDays } from '../../availability';
import type { RulesInForce } from '../../settings';
import { findCrew } from '../hold/find-crew';
import { occupantsOf } from '../store/occupants';
import { regionById } from '../view/booking-view';

/** A job after a change, on its day. */
export interface ChangedJob {
  rules: RulesInForce;
  /** The booking as it was. */
  row: BookingRow;
  /** Its length and extras afterward. */
  after: Pick<BookingRow, 'jobMinutes' | 'addOnIds'>;
  /** Another crew or start that staff choose; the present one when absent. */
  crewId?: string | undefined;
  start?: StartTime | undefined;
  /** Epoch milliseconds. */
  now: number;
}

/** The half hours of a changed job, and whose they are. */
export interface ChangedPlace {
  crewId: string;
  start: StartTime;
  cells: readonly number[];
}

/** Why a changed job doesn't fit, and where it would. */
export interface NoPlace {
  obstacle: string;
  /** Ids of the crews that are free at its present start. */
  crewIds: string[];
  /** The starts of its day at which any crew is free for it. */
  starts: StartTime[];
}

/**
 * The half hours that a changed job takes: at its start and with its crew, unless staff choose another. A job that gets
 * no longer and needs no other skill always stays where it is, also once it has begun.
 */
export async function findPlace(connection: Connection, job: ChangedJob): Promise<ChangedPlace | NoPlace | Problem> {
  const { rules, row, after, crewId = row.crewId, now } = job;
  const present = row.appointmentTime as StartTime;
  const { start = present } = job;
  const time = { start, jobMinutes: after.jobMinutes, travelMinutes: rules.travelMinutes };
  const cells = occupiedCells(time);
  const isHere = start === present && crewId === row.crewId;
  const before = occupiedCells({ ...time, jobMinutes: row.jobMinutes });
  const isSkilled = after.addOnIds.every((id) => row.addOnIds.includes(id));
  if (isHere && isSkilled && cells.length <= before.length) return { crewId, start, cells };

  if (start !== present) {
    const slot = await findCrew(connection, {
      rules,
      now,
      jobMinutes: after.jobMinutes,
      addOnIds: after.addOnIds,
      region: regionById(rules.catalogue, row.regionId),
      date: row.appointmentDate,
      time: start,
      ownBookingId: row.id,
      ownVisits: [row.visitNumber],
      preferredCrewId: row.crewId,
      crewId: job.crewId,
      isAnyNotice: true,
    });
    return isProblem(slot) ? slot : { crewId: slot.crewId, start, cells: slot.cells };
  }
  // Where the job is already, neither the notice nor the hour of day is a question.
  const crews = await crewsOfDay(connection, job);
  const opening = openingFor(job);
  const here = { ...time, opening: { ...opening, starts: [start] }, earliestMinutes: 0 };
  const free = allocate({ ...here, crews: crews.filter((crew) => crew.crewId === crewId) });
  if (free.ok) return { crewId, start, cells };
  return {
    obstacle: await obstacleOf(connection, { job, crewId, cells, isLate: !fitsTheDay(time, opening) }),
    crewIds: crews.filter((crew) => allocate({ ...here, crews: [crew] }).ok).map((crew) => crew.crewId),
    starts: startsOfDay(job, crews),
  };
}

/** The hours of the job's day. One that was closed after it was booked offers no start, and has the widest hours. */
function openingFor({ rules, row }: ChangedJob): OpeningDay {
  const opening = openingOn(regionById(rules.catalogue, row.regionId), row.appointmentDate);
  return opening ?? { ...widestHours, starts: [] };
}

async function crewsOfDay(connection: Connection, { row, after }: ChangedJob): Promise<CrewDay[]> {
  const { regionId, appointmentDate: date } = row;
  const span = { regionId, from: date, to: date, dates: [date] };
  const days = await crewDays(connection, {
    ...span,
    addOnIds: after.addOnIds,
    excludedBookingId: row.id,
    excludedVisits: [row.visitNumber],
  });
  return days.get(date) ?? [];
}

/** A job that has begun can't begin at another time. */
function startsOfDay(job: ChangedJob, crews: CrewDay[]): StartTime[] {
  const { rules, row, after, now } = job;
  const today = localMoment(now);
  if (row.status === 'in-progress' || row.appointmentDate < today.date) return [];
  const earliestMinutes = row.appointmentDate === today.date ? today.minutes : 0;
  const { travelMinutes } = rules;
  return openStarts({ crews, opening: openingFor(job), jobMinutes: after.jobMinutes, travelMinutes, earliestMinutes });
}

async function obstacleOf(
  connection: Connection,
  { job, crewId, cells, isLate }: { job: ChangedJob; crewId: string; cells: readonly number[]; isLate: boolean },
): Promise<string> {
  if (isLate) return 'The job would no longer be over by the end of the day.';
  const { row } = job;
  const place = { crewId, date: row.appointmentDate, cells, except: { bookingId: row.id, visits: [row.visitNumber] } };
  const occupants = await occupantsOf(connection, place);
  if (occupants.length === 0) return 'This crew doesn’t work that day, or can’t do the whole order.';
  return `${occupants.join(' and ')} ${occupants.length === 1 ? 'is' : 'are'} in the way.`;
}

/** True when there is a place. */
export function isPlace(found: ChangedPlace | NoPlace): found is ChangedPlace {
  return 'cells' in found;
}

/** Columns of a booking that moves to another crew or start of its day. */
export function movedTo(row: BookingRow, { crewId, start }: ChangedPlace): Partial<BookingRow> {
  const startsAt = instantOf({ date: row.appointmentDate, time: start });
  return {
    ...(crewId === row.crewId ? {} : { crewId }),
    ...(startsAt === row.startsAt ? {} : { appointmentTime: start, startsAt }),
  };
}
