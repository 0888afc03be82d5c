import { mostVisits, visitStatuses } from '@tintforge/booking-core';
import * as z from 'zod';
import { paragraph } from '../text';
import { calendarDate, instant, startTime } from '../wire';
import { completeRequest } from './actions';
import { version } from './version';

const number = z.number().int().min(1).max(mostVisits.ever);
const crewId = z.string().min(1).max(60);
const minutes = z.number().int().min(30).max(840).multipleOf(30);
const reason = paragraph({ name: 'Reason', most: 500 });

/** A visit of a booking: one crew on one day. */
export const staffVisit = z.strictObject({
  number,
  crewId: z.string(),
  crewName: z.string(),
  date: calendarDate,
  start: startTime,
  startsAt: instant,
  /** Working time at the car. */
  minutes: z.number().int(),
  status: z.enum(visitStatuses),
  startedAt: instant.nullable(),
  completedAt: instant.nullable(),
  /** Available actions on it. */
  can: z.strictObject({ start: z.boolean(), complete: z.boolean(), miss: z.boolean(), cancel: z.boolean() }),
});

/** A visit of a booking, as {@link staffVisit} reads it. */
export type StaffVisit = z.infer<typeof staffVisit>;

/** A visit to plan: a new one, or the new place of one that is planned. */
const wantedVisit = z.strictObject({
  number: number.optional(),
  crewId,
  date: calendarDate,
  start: startTime,
  minutes,
});

/** The visits to plan and to give up, all or none. A closed day and hours outside of the region's need a reason. */
export const planVisitsRequest = z.strictObject({
  version,
  visits: z.array(wantedVisit).max(mostVisits.open),
  /** Numbers of planned visits that are given up. */
  cancelled: z.array(number).max(mostVisits.open),
  reason,
  /** True when the customer gets an email with all dates. */
  notify: z.boolean(),
});

/** The visits to plan and to give up, as {@link planVisitsRequest} reads them. */
export type PlanVisitsRequest = z.infer<typeof planVisitsRequest>;

/** A visit that is done for the day; `isJobDone` completes the job and gives up the visits that are left. */
export const completeVisitRequest = z.strictObject({ ...completeRequest.shape, isJobDone: z.boolean().optional() });

/** A visit that was missed or is given up, and why. */
export const endVisitRequest = z.strictObject({ version, reason });

/** Looks for days on which visits of these minutes fit, one after the other: `120,240`, each with any crew or with one: `120.tampa-1`. */
export const visitDatesQuery = z.strictObject({
  code: z.string().max(20),
  from: calendarDate,
  plan: z
    .string()
    .max(1000)
    .regex(/^\d+(\.[\w-]+)?(,\d+(\.[\w-]+)?)*$/, 'Name the minutes of each visit, in order'),
});

/** Up to three proposals, each with a place for every visit, in the order asked for. */
export const visitDates = z.strictObject({
  crews: z.array(z.strictObject({ id: z.string(), name: z.string() })),
  proposals: z.array(z.array(z.strictObject({ crewId: z.string(), date: calendarDate, start: startTime }))).max(3),
});

/** Up to three proposals, as {@link visitDates} reads them. */
export type VisitDates = z.infer<typeof visitDates>;
