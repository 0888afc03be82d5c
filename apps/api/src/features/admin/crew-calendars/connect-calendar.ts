import type { CrewCalendar, FoundCalendars } from '@tintforge/api-contract';
import { isoInstant } from '@tintforge/booking-core/time';
import { eq } from 'drizzle-orm';
import type { Transaction } from '../../../db/client';
import { bookings, type CrewCalendarRow, crewCalendarClashes } from '../../../db/schema';
import { commit } from '../../../db/unit-of-work';
import { type Problem, problem } from '../../../platform/problem';
import { sealText } from '../../../platform/sealed-text';
import { recordAudit } from '../../audit';
import { catalogueInForce } from '../../settings';
import { crewById } from '../schedule/store';
import { allCrews, byRegion } from '../settings/store';
import { useCalDav } from './calendar-thread';
import { CalendarTrouble, type CrewCalendarContext, passwordPurpose } from './ports';
import {
  allConnections,
  connectionOf,
  deleteBlocks,
  deleteCalendarBreaks,
  deleteConnection,
  writeConnection,
} from './store';

/** A login as staff type it. */
interface TypedLogin {
  url: string;
  username: string;
  password: string;
}

/** All active crews and those that have a calendar, by region and name. */
export async function readCrewCalendars({ bookings: context }: CrewCalendarContext): Promise<CrewCalendar[]> {
  const { connection } = context.database;
  const { regions } = await catalogueInForce(connection, context);
  const rows = new Map((await allConnections(connection)).map((row) => [row.crewId, row]));
  const clashes = await connection
    .select({ crewId: crewCalendarClashes.crewId, trackingCode: bookings.trackingCode })
    .from(crewCalendarClashes)
    .innerJoin(bookings, eq(bookings.id, crewCalendarClashes.bookingId))
    .orderBy(bookings.startsAt)
    .all();
  return byRegion(await allCrews(connection), regions)
    .filter(({ id, isActive }) => isActive || rows.has(id))
    .map(({ id, name }) => {
      const row = rows.get(id);
      const codes = clashes.filter(({ crewId }) => crewId === id).map(({ trackingCode }) => trackingCode);
      return { crewId: id, crewName: name, connection: row === undefined ? null : connectionView(row, codes) };
    });
}

function connectionView(row: CrewCalendarRow, clashes: string[]): NonNullable<CrewCalendar['connection']> {
  const { serverUrl, username, calendarName, state, failure, unreadable, oddEvents } = row;
  const instant = (at: number | null) => (at === null ? null : isoInstant(at));
  const [syncedAt, triedAt] = [instant(row.syncedAt), instant(row.triedAt)];
  return { serverUrl, username, calendarName, state, syncedAt, triedAt, failure, unreadable, oddEvents, clashes };
}

/** The calendars of a login, or why there are none. Nothing is stored. */
export async function findCalendars(
  { isHome }: Pick<CrewCalendarContext, 'isHome'>,
  { url, username, password }: TypedLogin,
): Promise<FoundCalendars> {
  const login = { username, password, isHome };
  try {
    const calendars = await useCalDav({ login, limitMs: 30_000 }, (caldav) => caldav.findCalendars(addressOf(url)));
    return { calendars, failure: null };
  } catch (error) {
    if (!(error instanceof CalendarTrouble)) throw error;
    return { calendars: [], failure: error.failure };
  }
}

/** People type "caldav.example.com". */
function addressOf(typed: string): string {
  return /^[a-z][a-z\d+.-]*:\/\//i.test(typed) ? typed : `https://${typed}`;
}

/**
 * Connects a crew to a calendar, which its first run then reads and writes. A crew that is connected to this very
 * calendar gets another login for it; from another one it has to be disconnected first, because its jobs are there.
 */
export async function connectCalendar(
  context: CrewCalendarContext,
  {
    crewId,
    url,
    username,
    password,
    calendarUrl,
    userId,
  }: TypedLogin & {
    crewId: string;
    calendarUrl: string;
    userId: string;
  },
): Promise<Problem | undefined> {
  const { database, clock, random } = context.bookings;
  const { calendars, failure } = await findCalendars(context, { url, username, password });
  const chosen = calendars.find((each) => each.url === calendarUrl);
  if (chosen === undefined) return notThere(failure);
  const now = clock.now();
  const sealed = sealText(password, { key: context.passwordKey, purpose: passwordPurpose(crewId), random });
  return commit(database, async (transaction) => {
    if ((await crewById(transaction, crewId)) === undefined)
      return problem('not_found', { message: 'This crew doesn’t exist.' });
    const present = await connectionOf(transaction, crewId);
    if (present !== undefined && (present.state !== 'on' || present.calendarUrl !== calendarUrl)) return notFree();
    await writeConnection(transaction, {
      crewId,
      version: (present?.version ?? 0) + 1,
      state: 'on',
      serverUrl: url,
      username,
      password: sealed,
      calendarUrl,
      calendarName: chosen.name,
      mark: null,
      jobsDigest: null,
      dueAt: now,
      failures: 0,
      failure: null,
      triedAt: present?.triedAt ?? null,
      syncedAt: present?.syncedAt ?? null,
      unreadable: 0,
      oddEvents: [],
      createdAt: present?.createdAt ?? now,
    });
    await recordAudit(transaction, { ...act(context, userId), action: 'crew-calendar.connected', subject: crewId });
    return undefined;
  });
}

function act({ bookings: { clock, random } }: CrewCalendarContext, userId: string) {
  return { id: random.uuid(), at: clock.now(), userId };
}

function notThere(failure: FoundCalendars['failure']): Problem {
  const message =
    failure === null
      ? 'This calendar is gone. Look for calendars again.'
      : 'We couldn’t open this calendar. Try again.';
  return problem('invalid_value', { message, fields: { calendarUrl: message } });
}

function notFree(): Problem {
  return problem('in_calendar', {
    message: 'This crew still has a calendar. Disconnect it first, and wait until its jobs are removed from it.',
  });
}

/**
 * Disconnects a crew from its calendar. The hours that it blocked are free at once; our jobs are removed from it by the
 * next runs, or stay in it when it is forgotten.
 */
export async function disconnectCalendar(
  context: CrewCalendarContext,
  { crewId, forget, userId }: { crewId: string; forget: boolean; userId: string },
): Promise<Problem | undefined> {
  const { database, clock } = context.bookings;
  return commit(database, async (transaction) => {
    const row = await connectionOf(transaction, crewId);
    if (row === undefined) return problem('not_found', { message: 'This crew has no calendar. Reload the page.' });
    await releaseBlocks(transaction, crewId);
    const leaving = { ...row, version: row.version + 1, state: 'leaving', dueAt: clock.now(), failures: 0 } as const;
    if (forget) await deleteConnection(transaction, crewId);
    else await writeConnection(transaction, leaving);
    const action = forget ? 'crew-calendar.forgotten' : 'crew-calendar.disconnected';
    await recordAudit(transaction, { ...act(context, userId), action, subject: crewId });
    return undefined;
  });
}

async function releaseBlocks(transaction: Transaction, crewId: string): Promise<void> {
  await deleteBlocks(transaction, { crewId });
  await transaction.delete(crewCalendarClashes).where(eq(crewCalendarClashes.crewId, crewId)).run();
  await deleteCalendarBreaks(transaction, crewId);
}
