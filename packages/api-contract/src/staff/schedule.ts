import { bookingStatuses, paymentStatuses } from '@tintforge/booking-core';
import * as z from 'zod';
import { line } from '../text';
import { calendarDate, dollars, halfHour, instant, startTime, vehicleType } from '../wire';
import { openingDay } from './hours';

const id = z.string().min(1).max(60);
const trackingCode = z.string().max(20);
const version = z.number().int().min(0);

/** Which days, counted from one of them, and of which region; of every region when none is named. */
export const scheduleQuery = z.strictObject({
  from: calendarDate,
  days: z.coerce.number().int().min(1).max(7),
  region: z.string().max(60).optional(),
});

/** One job as the board shows it. */
export const boardJob = z.strictObject({
  trackingCode: z.string(),
  version: z.number().int(),
  date: calendarDate,
  start: startTime,
  crewId: z.string(),
  /** Working time at the car. */
  jobMinutes: z.number().int(),
  /** Travel time reserved after it. */
  travelMinutes: z.number().int(),
  status: z.enum(bookingStatuses),
  paymentStatus: z.enum(paymentStatuses),
  /** Null for the work of a quote. */
  vehicleType: vehicleType.nullable(),
  /** Package and add-ons by the names on the bill, or the works of a quote. */
  services: z.array(z.string()),
  /** Of several cars, those that this crew works on at this visit, each with its package and add-ons. */
  cars: z.array(z.strictObject({ number: z.number().int(), vehicleType, services: z.array(z.string()) })).optional(),
  city: z.string(),
  zip: z.string(),
  customerName: z.string(),
  /** Until when an unpaid start is held; null for everything else. */
  heldUntil: instant.nullable(),
  /** True while its exemption waits for the shop's decision, without which the car isn't checked in. */
  isExemptionWaiting: z.boolean(),
  /** Which visit of the job it is: its number, and its place among those that aren't cancelled. */
  visit: z.strictObject({ number: z.number().int(), position: z.number().int(), count: z.number().int() }),
  /** Hours of it that the crew's own calendar blocks; null without any. */
  calendarClash: z.strictObject({ from: halfHour, until: halfHour }).nullable(),
});

/** One job as the board shows it, as {@link boardJob} reads it. */
export type BoardJob = z.infer<typeof boardJob>;

/** Hours on which a crew takes no jobs. `until` is the first half hour that is free again. */
export const boardBreak = z.strictObject({
  id: z.string(),
  crewId: z.string(),
  date: calendarDate,
  from: halfHour,
  until: halfHour,
  reason: z.string(),
  /** True for hours that the crew has blocked in its own calendar: they come and go with that. */
  isFromCalendar: z.boolean(),
});

/** Hours on which a crew takes no jobs, as {@link boardBreak} reads it. */
export type BoardBreak = z.infer<typeof boardBreak>;

/** A crew and its days, one for each requested date. */
export const boardCrew = z.strictObject({
  id: z.string(),
  name: z.string(),
  members: z.string(),
  /** False for an inactive crew; it is listed because it still has jobs. */
  isActive: z.boolean(),
  days: z.array(
    z.strictObject({
      date: calendarDate,
      /** True when this weekday is one of the crew's working days and it isn't away. */
      isWorking: z.boolean(),
      /** The reason of an absence; null without one. */
      away: z.string().nullable(),
      /** Its own hours on this weekday; null where it works its region's. */
      hours: z.strictObject({ opens: halfHour, closes: halfHour }).nullable(),
      jobs: z.array(boardJob),
      breaks: z.array(boardBreak),
    }),
  ),
});

/** A crew and its days, one for each requested date, as {@link boardCrew} reads it. */
export type BoardCrew = z.infer<typeof boardCrew>;

/** A region, the days on which it is closed, and its crews. */
export const boardRegion = z.strictObject({
  id: z.string(),
  name: z.string(),
  closures: z.array(
    z.strictObject({
      date: calendarDate,
      reason: z.string(),
      /** True for a day that is closed in this region alone; holidays and closures of the whole shop are Settings'. */
      canReopen: z.boolean(),
    }),
  ),
  /** Its hours and starts on the requested dates, closures apart; a weekday without hours is left out. */
  openings: z.array(z.strictObject({ date: calendarDate, ...openingDay.shape })),
  crews: z.array(boardCrew),
});

/** A region, the days on which it is closed, and its crews, as {@link boardRegion} reads it. */
export type BoardRegion = z.infer<typeof boardRegion>;

/** Totals of the board. */
export const boardTotals = z.strictObject({
  /** Confirmed and completed ones; held starts are counted separately. */
  jobs: z.number().int(),
  done: z.number().int(),
  onSite: z.number().int(),
  held: z.number().int(),
  /** Total price of the jobs, in dollars. */
  booked: dollars,
  /** Jobs whose money is still to be collected at the car. */
  toCollect: z.number().int(),
});

/** Totals of the board, as {@link boardTotals} parses them. */
export type BoardTotals = z.infer<typeof boardTotals>;

/** The board: the requested days, region by region and crew by crew. */
export const schedule = z.strictObject({
  dates: z.array(calendarDate),
  /** The shop's clock at the time of the response: its day, and minutes since midnight. */
  now: z.strictObject({ date: calendarDate, minutes: z.number().int() }),
  totals: boardTotals,
  regions: z.array(boardRegion),
});

/** The board, as {@link schedule} reads it. */
export type Schedule = z.infer<typeof schedule>;

/** The current or requested slot of a job. */
export const place = z.strictObject({ date: calendarDate, start: startTime, crewId: id });

/** The current or requested slot of a job. */
export type BoardPlace = z.infer<typeof place>;

const reason = line({ name: 'Reason', most: 200 });

/** Takes hours from a crew's day. */
export const breakRequest = z.strictObject({ crewId: id, date: calendarDate, from: halfHour, until: halfHour, reason });

/** Hours taken from a crew's day, as {@link breakRequest} reads them. */
export type BreakRequest = z.infer<typeof breakRequest>;

/** Removes one break, or all of that crew's day with the same reason: blocking a day writes one around each job. */
export const breakRemoval = z.strictObject({ isWholeBlock: z.boolean() });

/** A region's day that was closed on the board. */
export const reopenRequest = z.strictObject({ regionId: id, date: calendarDate });

/** A region's day that was closed on the board, as {@link reopenRequest} reads it. */
export type ReopenRequest = z.infer<typeof reopenRequest>;

/** One crew's day. */
export const boardDayQuery = z.strictObject({ crewId: id, date: calendarDate });

/** A job of a crew-day that is not to be, and what can be done with it. */
export const boardDayJob = z.strictObject({
  ...boardJob.shape,
  /** True when it can be cancelled or moved; a job that has started or ended can't, nor one with several visits. */
  isOpen: z.boolean(),
  /** Refund of a cancellation to the card, in dollars: all of it, because the shop cancels. */
  refund: dollars,
  /** The part of it that the customer's bank holds because of a dispute. */
  held: dollars.optional(),
  /** Amount paid on site that would have to be refunded on site, in dollars. */
  returnByHand: dollars,
  /** True when there is an email address. */
  canNotify: z.boolean(),
  /** Free places, the nearest first: other crews on that day, then the days after it. */
  places: z.array(z.strictObject({ ...place.shape, crewName: z.string() })),
});

/** A job of a crew-day that is not to be, and what can be done with it, as {@link boardDayJob} reads it. */
export type BoardDayJob = z.infer<typeof boardDayJob>;

/** Every job of a crew-day that is not to be, and what can be done with each. */
export const boardDay = z.strictObject({
  crew: z.strictObject({ id: z.string(), name: z.string(), regionId: z.string(), regionName: z.string() }),
  date: calendarDate,
  jobs: z.array(boardDayJob),
});

/** Every job of a crew-day, as {@link boardDay} reads them. */
export type BoardDay = z.infer<typeof boardDay>;

/** Changes of a whole crew day: of each of its jobs, and of the remaining hours. */
export const boardDayRequest = z.strictObject({
  crewId: id,
  date: calendarDate,
  reason,
  jobs: z
    .array(
      z.discriminatedUnion('act', [
        /** `refund` is the refund to the card that staff saw. */
        z.strictObject({ act: z.literal('cancel'), code: trackingCode, version, refund: dollars }),
        z.strictObject({ act: z.literal('move'), code: trackingCode, version, ...place.shape }),
      ]),
    )
    .max(30),
  /** The crew is inactive any more that day, or the whole region is closed. */
  rest: z.enum(['leave', 'block-crew', 'close-region']),
});

/** Changes of a whole crew day, as {@link boardDayRequest} parses them. */
export type BoardDayRequest = z.infer<typeof boardDayRequest>;

/** Result for each job, in the order of the request; a failed one isn't changed. */
export const boardDayResult = z.strictObject({
  jobs: z.array(
    z.discriminatedUnion('outcome', [
      z.strictObject({ outcome: z.literal('cancelled'), trackingCode: z.string(), refund: dollars }),
      z.strictObject({ outcome: z.literal('moved'), trackingCode: z.string(), to: place }),
      z.strictObject({ outcome: z.literal('failed'), trackingCode: z.string(), message: z.string() }),
    ]),
  ),
  /** Result for the rest of the day. */
  rest: z.enum(['left', 'crew-blocked', 'region-closed']),
});

/** Result for each job, as {@link boardDayResult} parses it. */
export type BoardDayResult = z.infer<typeof boardDayResult>;
