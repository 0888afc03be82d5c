import { mostReportDays, type ReportPeriod, type ReportStep } from '@tintforge/api-contract';
import type { OwnAddress } from '@tintforge/app-base/frame/link';
import { paths } from '@tintforge/app-base/paths';
import { addDays, type CalendarDate, daysBetween, isCalendarDate, startOfWeek } from '@tintforge/booking-core';
import { weekStart } from '@tintforge/content';

/** Preset periods, and custom ranges. */
export const periodNames = ['week', 'four-weeks', 'month', 'quarter', 'year', 'custom'] as const;
export type PeriodName = (typeof periodNames)[number];

const usualPeriod: PeriodName = 'quarter';

/** State in the report's URL. */
export interface ReportAddress {
  name: PeriodName;
  /** Of `custom`; as typed, so that a mistake can be corrected. */
  from: string;
  to: string;
  /** Empty for all regions. */
  region: string;
}

/** Parses a URL's query; invalid values are ignored. */
export function readReportAddress(parameters: URLSearchParams): ReportAddress {
  const text = (name: string) => parameters.get(name)?.trim() ?? '';
  return {
    name: periodNames.find((name) => name === text('period')) ?? usualPeriod,
    from: isCalendarDate(text('from')) ? text('from') : '',
    to: isCalendarDate(text('to')) ? text('to') : '',
    region: text('region'),
  };
}

/** The URL of a report; defaults are left out. */
export function reportPath({ name, from, to, region }: ReportAddress): OwnAddress {
  const days = name === 'custom' ? { from, to } : {};
  const said = Object.entries({ period: name === usualPeriod ? '' : name, ...days, region });
  const query = new URLSearchParams(said.filter(([, text]) => text !== ''));
  return query.size === 0 ? paths.adminReports : `${paths.adminReports}?${query}`;
}

/** The days of a URL as of today; undefined for an invalid custom range. */
export function periodOf({ name, from, to }: ReportAddress, today: CalendarDate): ReportPeriod | undefined {
  if (name === 'custom') return isPeriod({ from, to }) ? { from, to } : undefined;
  return { from: beginnings[name](today), to: today };
}

/** True for at least one day and at most a year. */
export function isPeriod({ from, to }: ReportPeriod): boolean {
  if (!isCalendarDate(from) || !isCalendarDate(to)) return false;
  const days = daysBetween(from, to) + 1;
  return days >= 1 && days <= mostReportDays;
}

const beginnings: Record<Exclude<PeriodName, 'custom'>, (today: CalendarDate) => CalendarDate> = {
  week: weekOf,
  'four-weeks': (today) => addDays(weekOf(today), -21),
  month: (today) => `${today.slice(0, 7)}-01`,
  quarter: (today) => addDays(weekOf(today), -77),
  year: (today) => addDays(today, -364),
};

function weekOf(date: CalendarDate): CalendarDate {
  return startOfWeek(date, weekStart);
}

/** A column for each day up to two weeks, for each week up to four months, else for each month. */
export function stepOf({ from, to }: ReportPeriod): ReportStep {
  const days = daysBetween(from, to) + 1;
  if (days <= 14) return 'day';
  return days <= 124 ? 'week' : 'month';
}
