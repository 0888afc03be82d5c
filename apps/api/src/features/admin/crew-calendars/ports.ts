import type { CalendarFailure, CrewCalendar } from '@tintforge/api-contract';
import type { Database } from '../../../db/client';
import type { BookingContext } from '../../bookings';

/** Context of crews' own calendars. */
export interface CrewCalendarContext {
  bookings: Pick<BookingContext, 'database' | 'clock' | 'random' | 'firstCatalogue'> & { database: Database };
  publicUrl: string;
  /** Passwords are encrypted under it. */
  passwordKey: Uint8Array;
  /** True where private addresses and plain http are allowed too: in a demo that only this computer reaches. */
  isHome: boolean;
}

/** Log of the runs: crews and codes, never what is in a calendar. */
export interface CalendarLog {
  info(facts: object, message: string): void;
  warn(facts: object, message: string): void;
}

/** Purpose under which a crew's password is sealed. */
export function passwordPurpose(crewId: string): string {
  return `crew-calendar:${crewId}`;
}

/** A span in which a calendar's owner is not free, epoch milliseconds. */
export interface BusyTime {
  startsAt: number;
  endsAt: number;
}

/** A row of busy half hours of one day, counted from midnight; `untilCell` is the first that is free again. */
export interface BusyRun {
  date: string;
  fromCell: number;
  untilCell: number;
}

/** An event that wasn't read as it is, by its day. */
export type OddEvent = NonNullable<CrewCalendar['connection']>['oddEvents'][number];

/** A call to a calendar's server that brought nothing, and why. */
export class CalendarTrouble extends Error {
  override readonly name = 'CalendarTrouble';
  readonly failure: CalendarFailure;
  /** Where in our code it came up, if that is not a matter of the server alone. */
  readonly place: string | undefined;
  constructor(failure: CalendarFailure, place?: string) {
    super(`A calendar can’t be used: ${failure}`);
    this.failure = failure;
    this.place = place;
  }
}

/** A login at a CalDAV server. */
export interface CalendarLogin {
  username: string;
  password: string;
  /** True where private addresses and plain http are allowed too. */
  isHome: boolean;
}

/** The start of the UIDs of our jobs' events, and of the names of their files. */
export const jobMark = 'tintforge-job-';

/** The part of a calendar that is read. */
export interface CalendarOrder {
  /** Events are read that touch it. */
  window: BusyTime;
  /** The days whose busy half hours are wanted, `YYYY-MM-DD`. */
  from: string;
  to: string;
  /** The shop's. */
  timeZone: string;
  /** Our jobs by the addresses of their events: as they should be, or undefined for one that should go. */
  jobs: ReadonlyMap<string, string | undefined>;
}

/** Contents of a calendar, as far as the shop needs them. */
export interface CalendarContents {
  /** Busy half hours by events of the crew's own. */
  runs: BusyRun[];
  /** Events that couldn't be read, and block nothing. */
  unreadable: number;
  /** The first events that weren't read as they are, in the order of their days. */
  oddEvents: OddEvent[];
  /** The events of our jobs that are there, by their addresses. */
  jobs: ReadonlyMap<string, { etag: string | null; isSame: boolean }>;
}

/** The calls that a shop makes to a CalDAV server (RFC 4791). They throw `CalendarTrouble`. */
export interface CalDav {
  /** The calendars of the login that an address leads to: of a server, a user, or a calendar itself. */
  findCalendars(address: string): Promise<{ url: string; name: string }[]>;
  /** A name for the calendar's present state, which every change replaces; undefined where its server has none. */
  readMark(calendarUrl: string): Promise<string | undefined>;
  /** Reads a calendar. */
  readCalendar(calendarUrl: string, order: CalendarOrder): Promise<CalendarContents>;
  /** The etag of an object, null where its server gives it none; undefined when the object isn't there. */
  readEtag(url: string): Promise<string | null | undefined>;
  /** Writes an object; false when what is there isn't what the condition says. */
  write(url: string, object: { data: string; over: WriteCondition }): Promise<boolean>;
  /** Deletes an object; false when it isn't what the condition says. One that is gone counts as deleted. */
  remove(url: string, over: WriteCondition): Promise<boolean>;
}

/**
 * Over what a call writes: the version with an etag, nothing (`none`), anything (`any`), or whatever is there, without
 * a word about it (`unsaid`).
 */
export type WriteCondition = { etag: string } | 'none' | 'any' | 'unsaid';

/** Where an error was thrown. What it says stays out of logs: it may be from a calendar. */
export function placeOf(error: unknown): string {
  const { name, stack = '' } = error instanceof Error ? error : new Error();
  return `${name} ${stack.split('\n').find((line) => /^\s+at /.test(line)) ?? ''}`;
}
