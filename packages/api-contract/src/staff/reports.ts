import { centsFromDollars, daysBetween, isCalendarDate } from '@tintforge/booking-core';
import * as z from 'zod';
import { calendarDate, dollars } from '../wire';

/** Interval of a report. A week starts on the shop's first weekday; the first and the last interval may be shorter. */
export const reportSteps = ['day', 'week', 'month'] as const;

/** One of {@link reportSteps}. */
export type ReportStep = (typeof reportSteps)[number];

/** The tables of a report that can be had as a file. */
export const reportTables = ['figures', 'periods', 'regions', 'crews', 'hours', 'packages', 'add-ons'] as const;

/** One of {@link reportTables}. */
export type ReportTable = (typeof reportTables)[number];

/** The longest period that a report can be about: a year, and a leap year. */
export const mostReportDays = 366;

const question = {
  /** The first and the last day. */
  from: calendarDate,
  to: calendarDate,
  /** All regions when absent. */
  region: z.string().max(60).optional(),
  by: z.enum(reportSteps),
};

/** A period that ends before it begins, or is longer than a year, is refused. */
function isPeriod({ from, to }: { from: string; to: string }): boolean {
  if (!isCalendarDate(from) || !isCalendarDate(to)) return true;
  const days = daysBetween(from, to) + 1;
  return days >= 1 && days <= mostReportDays;
}

const periodProblem = {
  path: ['to'],
  error: 'Choose an end date on or after the start date, within one year',
};

/** Query of GET /api/admin/reports. */
export const reportQuery = z.strictObject(question).refine(isPeriod, periodProblem);

/** Query of GET /api/admin/reports, as {@link reportQuery} reads it. */
export type ReportQuery = z.infer<typeof reportQuery>;

/** Query of GET /api/admin/reports.csv. */
export const reportFileQuery = z
  .strictObject({ ...question, table: z.enum(reportTables) })
  .refine(isPeriod, periodProblem);

/** Dollars that may be fewer than none. */
const signedDollars = z.number().refine((amount) => centsFromDollars(Math.abs(amount)) !== undefined, {
  error: 'Amount must be a whole number of cents',
});

const count = z.number().int().min(0);

/** Whole days, first and last. */
export const reportPeriod = z.strictObject({ from: calendarDate, to: calendarDate });

/** Whole days, first and last, as {@link reportPeriod} reads them. */
export type ReportPeriod = z.infer<typeof reportPeriod>;

/** Money that moved, each amount on the day on which it did. */
export const reportMoney = z.strictObject({
  /** Received by card, on the day the card provider confirmed it. */
  card: dollars,
  /** Received at the car: cash, card reader, check. */
  onSite: dollars,
  /** Refunds, on the day they were requested, whether they have arrived yet or not; without failed ones. */
  refunded: dollars,
  /** Refunded on site. */
  returned: dollars,
  /** Received, less refunds. */
  net: signedDollars,
  /**
   * Sales tax in what moved: of each booking's bill, the share of what was kept after a movement less the share before
   * it, so that all of them add up to the bill's tax. Null while the shop has never set a rate.
   */
  salesTax: signedDollars.nullable(),
});

/** Money that moved, as {@link reportMoney} reads it. */
export type ReportMoney = z.infer<typeof reportMoney>;

const crewHours = {
  /** Hours of crews that jobs and their travel take, without holds. */
  soldHours: z.number().min(0),
  /** Hours in which jobs could have been sold: 9 to 20 o'clock on working days that are not closed, without breaks. */
  openHours: z.number().min(0),
};

/** A cancellation counts on its day; the share is of all jobs that ended in the period. */
const endings = {
  /** Jobs of these days that were done. */
  jobsDone: count,
  /** No-shows among the jobs of these days. */
  noShows: count,
  cancelledByCustomer: count,
  cancelledByShop: count,
  /** The retained amount, as of now, of bookings cancelled on these days. */
  lateFees: dollars,
};

/** Every figure of one period. */
export const reportFigures = z.strictObject({
  money: reportMoney,
  /** Of the bookings whose card payment came in these days: disputed amounts. Still in `money`. */
  disputed: dollars,
  /**
   * Bookings made on these days that were confirmed: paid, or confirmed by the shop without payment. Their later status
   * does not matter.
   */
  bookings: count,
  /** The mean bill of those, rounded half up to the cent; null when there are none. */
  averageOrder: dollars.nullable(),
  /** Number of those with an add-on. */
  withAddOns: count,
  /** The median of the days between making those and their start, to a tenth; null when there are none. */
  leadDays: z.number().nullable(),
  ...endings,
  ...crewHours,
});

/** Every figure of one period, as {@link reportFigures} reads it. */
export type ReportFigures = z.infer<typeof reportFigures>;

/** One day, week or month of the period. */
export const reportPart = z.strictObject({
  ...reportPeriod.shape,
  money: reportMoney,
  bookings: count,
  jobsDone: count,
  /** By anyone. */
  cancelled: count,
});

/** One day, week or month of the period, as {@link reportPart} reads it. */
export type ReportPart = z.infer<typeof reportPart>;

/** One region's figures in the period. */
export const reportRegion = z.strictObject({
  id: z.string(),
  name: z.string(),
  money: reportMoney,
  bookings: count,
  ...endings,
  ...crewHours,
});

/** One region's figures in the period, as {@link reportRegion} parses them. */
export type ReportRegion = z.infer<typeof reportRegion>;

/** One crew's figures in the period. */
export const reportCrew = z.strictObject({
  id: z.string(),
  name: z.string(),
  regionName: z.string(),
  isActive: z.boolean(),
  jobsDone: count,
  ...crewHours,
});

/** One crew's figures in the period, as {@link reportCrew} parses them. */
export type ReportCrew = z.infer<typeof reportCrew>;

/** Use of an hour of a weekday in the whole period. */
export const reportHour = z.strictObject({
  /** 0 for Sunday to 6 for Saturday. */
  weekday: z.number().int().min(0).max(6),
  /** 9 for the hour from 9 to 10 o'clock. */
  hour: z.number().int().min(0).max(23),
  ...crewHours,
});

/** Use of an hour of a weekday in the whole period, as {@link reportHour} reads it. */
export type ReportHour = z.infer<typeof reportHour>;

/** A package or an add-on, and how many of the booked cars get it; cars that were cancelled alone don't count. */
export const reportItem = z.strictObject({ id: z.string(), name: z.string(), bookings: count, before: count });

/** A package or an add-on, and how many of the booked cars get it, as {@link reportItem} reads it. */
export type ReportItem = z.infer<typeof reportItem>;

/** The shop's figures in a period and in the previous period of the same length. */
export const report = z.strictObject({
  period: reportPeriod,
  before: reportPeriod,
  /** Today at the shop: a period that holds it is not over. */
  today: calendarDate,
  figures: reportFigures,
  figuresBefore: reportFigures,
  parts: z.array(reportPart),
  regions: z.array(reportRegion),
  crews: z.array(reportCrew),
  hours: z.array(reportHour),
  /** Booked items, most popular first. */
  packages: z.array(reportItem),
  addOns: z.array(reportItem),
});

/** Report on a period, as {@link report} reads it. */
export type Report = z.infer<typeof report>;
