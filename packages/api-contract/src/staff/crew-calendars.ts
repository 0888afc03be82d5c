import * as z from 'zod';
import { line } from '../text';
import { instant } from '../wire';

/**
 * Why a crew's calendar could not be read or written:
 * - `unreachable`: no answer from the server in time, or no connection to it
 * - `not-allowed`: an address that the shop doesn't call: not https, or not on the public internet
 * - `login-refused`: user name or password are wrong
 * - `no-calendar`: the address leads to no calendar, or the calendar is gone
 * - `read-only`: the calendar takes no events
 * - `refused`: the server doesn't let one of our jobs be written or removed
 * - `too-large`: more than can be read at once
 * - `not-understood`: the server's response isn't CalDAV
 * - `password-lost`: the stored password can't be opened, because the installation's secret has changed
 */
export const calendarFailures = [
  'unreachable',
  'not-allowed',
  'login-refused',
  'no-calendar',
  'read-only',
  'refused',
  'too-large',
  'not-understood',
  'password-lost',
] as const;

/** One of {@link calendarFailures}. */
export type CalendarFailure = (typeof calendarFailures)[number];

const crewId = z.string().min(1).max(60);

/** A crew and the calendar that it is connected to. */
export const crewCalendar = z.strictObject({
  crewId: z.string(),
  crewName: z.string(),
  /** Null without one. */
  connection: z
    .strictObject({
      serverUrl: z.string(),
      username: z.string(),
      calendarName: z.string(),
      /** `leaving`: disconnected, and our jobs are being removed from it. */
      state: z.enum(['on', 'leaving']),
      /** The last complete run; null before the first. */
      syncedAt: instant.nullable(),
      triedAt: instant.nullable(),
      /** Reason of the last failure; null after a success. */
      failure: z.enum(calendarFailures).nullable(),
      /** Events that couldn't be read; they block nothing. */
      unreadable: z.number().int(),
      /**
       * The first of its events that weren't read as they are, with their days on their own clocks, null where those can't be
       * read either: `unreadable` ones block nothing, and those in an `unknown-zone` are taken at the shop's time.
       */
      oddEvents: z.array(
        z.strictObject({ date: z.string().nullable(), trouble: z.enum(['unreadable', 'unknown-zone']) }),
      ),
      /** Jobs in whose time the calendar is blocked. */
      clashes: z.array(z.string()),
    })
    .nullable(),
});

/** A crew and its calendar, as {@link crewCalendar} reads them. */
export type CrewCalendar = z.infer<typeof crewCalendar>;

/** The calendars of all active crews, and of those that still have one. */
export const crewCalendars = z.strictObject({ crews: z.array(crewCalendar) });

const login = {
  url: z.string().trim().min(1).max(500),
  username: line({ name: 'User name', most: 200 }),
  password: z.string().min(1).max(200),
};

/** A server to look for calendars on. */
export const calendarSearch = z.strictObject(login);

/** The calendars of a user on a server, or why there are none. */
export const foundCalendars = z.strictObject({
  calendars: z.array(z.strictObject({ url: z.string(), name: z.string() })),
  failure: z.enum(calendarFailures).nullable(),
});

/** Calendars, as {@link foundCalendars} reads them. */
export type FoundCalendars = z.infer<typeof foundCalendars>;

/** Connects a crew to one of its calendars; for a crew that is connected to it, replaces user name and password. */
export const connectCalendarRequest = z.strictObject({ crewId, ...login, calendarUrl: z.string().min(1).max(1000) });

/** Runs a crew's calendar at once. */
export const syncCalendarRequest = z.strictObject({ crewId });

/**
 * Disconnects a crew from its calendar: its blocked hours are free at once, and our jobs are removed from it as soon as
 * its server answers. With `forget` the connection ends at once, and the jobs stay in it.
 */
export const disconnectCalendarRequest = z.strictObject({ crewId, forget: z.boolean() });
