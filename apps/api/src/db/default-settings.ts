import type { KeptHolidays, LeadTime, OpeningWeek, PrintedHours } from '@tintforge/booking-core';

/** Settings that the shop can change at run time. */
export interface Settings {
  /** Share of the total that we keep after the free-change deadline, whole percent. */
  lateFeePercent: number;
  /** Share of the total that is paid at booking, whole percent; 0 for all of it. */
  depositPercent: number;
  /** Hold time for a customer who hasn't paid. */
  holdMinutes: number;
  /** Time before the start at which the customer gets a reminder. */
  reminderHours: number;
  /** A crew's travel time after each job; null for the catalog's value. */
  travelMinutes: number | null;
  /** By region ID; a region that is missing uses the catalog's value. */
  leadTimes: Readonly<Record<string, LeadTime>>;
  /** The last change of any of these; null while there was none. */
  rulesChange: RulesChange | null;
  /** Hours and starts by region ID; a region that is missing uses the catalog's. */
  weeks: Readonly<Record<string, OpeningWeek>>;
  /** The hours on pages and in emails; null for the catalog's hours. */
  printedHours: PrintedHours | null;
  /** The holidays on which the shop is closed. */
  holidays: KeptHolidays;
  /** The last change of the hours or the holidays; null while there was none. */
  hoursChange: RulesChange | null;
  /**
   * By feed, the number of addresses its calendar has had: negative while it is off, and absent when it never was on.
   */
  calendarFeeds: Readonly<Record<string, number>>;
}

/** That the rules, or the hours, were changed. */
export interface RulesChange {
  /** Raised by every change; a change that expected another version is stale. */
  version: number;
  /** Epoch milliseconds. */
  at: number;
  userId: string;
}

/** The values that a new installation begins with. */
export const defaultSettings: Settings = {
  lateFeePercent: 25,
  depositPercent: 0,
  holdMinutes: 15,
  reminderHours: 24,
  travelMinutes: null,
  leadTimes: {},
  rulesChange: null,
  weeks: {},
  printedHours: null,
  holidays: {},
  hoursChange: null,
  calendarFeeds: {},
};
