import { createHash } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { datesFrom } from '@tintforge/booking-core';
import { instantOf, localMoment } from '@tintforge/content/clock';
import type { Transaction } from '../../../db/client';
import type { BookingRow, CrewCalendarRow } from '../../../db/schema';
import { commit, retryOnConflict } from '../../../db/unit-of-work';
import { openText } from '../../../platform/sealed-text';
import { crewById } from '../schedule/store';
import { type BusyRun, busyRuns } from './busy-days';
import { type BusyTime, busyTimes } from './busy-times';
import { type CalDav, CalendarTrouble, openCalDav, type RemoteObject } from './caldav';
import { fileOfJob, isSameEvent, jobFile, jobInFile } from './job-event';
import { type CalendarLog, type CrewCalendarContext, passwordPurpose } from './ports';
import { reconcileInside } from './reconcile';
import {
  addWrittenJob,
  announceCalendar,
  connectionOf,
  deleteConnection,
  jobsInCalendar,
  keyOfJob,
  removeWrittenJob,
  writeBlocks,
  writeConnection,
  writtenJobs,
} from './store';

/** The days that are read and written: half a year ahead, and a month back, as in the feeds. */
const daysAhead = 183;
const daysBack = 30;

const minuteMs = 60_000;

/** Between two runs; after a failure twice as long each time, up to an hour. */
const pauseMs = minuteMs;
const longestPauseMs = 60 * minuteMs;

/** For all calls of a run, so that one server can't hold up the others. */
const runMs = 60_000;

/** Processor time for the events of one calendar, in milliseconds. */
const readingMs = 4000;

/** One run of a crew's calendar. */
interface Run {
  /** Its connection. */
  row: CrewCalendarRow;
  log: CalendarLog;
  signal: AbortSignal | undefined;
}

/**
 * Brings one calendar in step: its blocked half hours become breaks here, and its crew's jobs appear there. A failure is
 * recorded with the connection.
 */
export async function syncCalendar(context: CrewCalendarContext, { row, log, signal }: Run): Promise<void> {
  const limit = AbortSignal.timeout(runMs);
  try {
    const caldav = openFor(context, row, signal === undefined ? limit : AbortSignal.any([limit, signal]));
    if (row.state === 'leaving') await leave(context, { row, caldav });
    else await bringInStep(context, { row, caldav });
  } catch (error) {
    if (signal?.aborted === true || error instanceof ConnectionChanged) return;
    if (!(error instanceof CalendarTrouble)) throw error;
    log.warn({ crewId: row.crewId, failure: error.failure }, 'a crew’s calendar isn’t in step');
    await recordFailure(context, { row, failure: error.failure });
  }
}

function openFor(context: CrewCalendarContext, row: CrewCalendarRow, signal: AbortSignal): CalDav {
  const { crewId, username, password: sealed } = row;
  const password = openText(sealed, { key: context.passwordKey, purpose: passwordPurpose(crewId) });
  if (password === undefined) throw new CalendarTrouble('password-lost');
  return openCalDav({ username, password, isHome: context.isHome, signal });
}

/** The connection was changed or ended during a run, which then stops. */
class ConnectionChanged extends Error {
  override readonly name = 'ConnectionChanged';
}

/** Writes for a run, as long as its connection is what it was at its beginning. */
function write(
  context: CrewCalendarContext,
  row: CrewCalendarRow,
  decide: Parameters<typeof commit<void>>[1],
): Promise<void> {
  const { database } = context.bookings;
  return retryOnConflict(() =>
    commit(database, async (transaction) => {
      const present = await connectionOf(transaction, row.crewId);
      if (present?.version !== row.version) throw new ConnectionChanged();
      await decide(transaction);
    }),
  );
}

async function recordFailure(
  context: CrewCalendarContext,
  { row, failure }: { row: CrewCalendarRow; failure: CalendarTrouble['failure'] },
): Promise<void> {
  const now = context.bookings.clock.now();
  const failures = row.failures + 1;
  const dueAt = now + Math.min(pauseMs * 2 ** Math.min(failures - 1, 10), longestPauseMs);
  await write(context, row, (transaction) =>
    writeOutcome(transaction, { row, changes: { failures, failure, triedAt: now, dueAt } }),
  ).catch(whenChanged);
}

function whenChanged(error: unknown): void {
  if (!(error instanceof ConnectionChanged)) throw error;
}

interface Connected {
  row: CrewCalendarRow;
  caldav: CalDav;
}

/** Both directions: first what is blocked there, then our jobs. */
async function bringInStep(context: CrewCalendarContext, { row, caldav }: Connected): Promise<void> {
  const { clock } = context.bookings;
  const { crewId, calendarUrl } = row;
  const today = localMoment(clock.now()).date;
  const state = await caldav.readMark(calendarUrl);
  // Of another day, other events are in the window.
  const mark = state === undefined ? null : `${today} ${state}`;
  const files = await jobFiles(context, { crewId, today });
  const jobsDigest = digestOf(files);
  const isInStep = mark !== null && mark === row.mark && jobsDigest === row.jobsDigest;
  if (isInStep) return recordSuccess(context, { row, changes: {} });

  const window = windowFrom(today);
  const objects = await caldav.readEvents(calendarUrl, window);
  const { runs, unreadable } = await blockedIn(objects, { window, today });
  await write(context, row, async (transaction) => {
    await writeBlocks(transaction, { crewId, runs });
    await reconcileInside(transaction, { context, crewId });
  });
  const isComplete = await writeJobs(context, { row, caldav, files, objects });
  const reached = isComplete ? { mark, jobsDigest } : { mark: null, jobsDigest: null };
  await recordSuccess(context, { row, changes: { ...reached, unreadable } });
}

async function recordSuccess(
  context: CrewCalendarContext,
  { row, changes }: { row: CrewCalendarRow; changes: Partial<CrewCalendarRow> },
): Promise<void> {
  const now = context.bookings.clock.now();
  const done = { failures: 0, failure: null, triedAt: now, syncedAt: now, dueAt: now + pauseMs };
  await write(context, row, (transaction) => writeOutcome(transaction, { row, changes: { ...done, ...changes } }));
}

/** Writes the outcome of a run, and announces one that differs from the last run's. */
async function writeOutcome(
  transaction: Transaction,
  { row, changes }: { row: CrewCalendarRow; changes: Partial<CrewCalendarRow> },
): Promise<void> {
  const written = { ...row, ...changes };
  await writeConnection(transaction, written);
  if (written.failure === row.failure && written.unreadable === row.unreadable) return;
  await announceCalendar(transaction, row.crewId);
}

/** The visits of a crew as calendar files, by their keys. */
async function jobFiles(
  { bookings: { database }, publicUrl }: CrewCalendarContext,
  { crewId, today }: { crewId: string; today: string },
): Promise<Map<string, string>> {
  const { connection } = database;
  const crew = await crewById(connection, crewId);
  if (crew === undefined) return new Map();
  const { regionId, name } = crew;
  const from = daysFrom(today, -daysBack);
  const rows = await jobsInCalendar(connection, { crewId, regionId, from, to: daysFrom(today, daysAhead) });
  return new Map(
    rows.map((row: BookingRow) => [
      keyOfJob({ bookingId: row.id, visitNumber: row.visitNumber }),
      jobFile(row, { publicUrl, crew: name }),
    ]),
  );
}

function digestOf(files: ReadonlyMap<string, string>): string {
  const hash = createHash('sha256');
  for (const [job, file] of files) hash.update(job).update('\n').update(file).update('\n');
  return hash.digest('base64url');
}

/** A day more on either side: events without a zone are at different instants for different servers. */
function windowFrom(today: string): BusyTime {
  const start = (days: number) => instantOf({ date: daysFrom(today, days), time: '00:00' });
  return { startsAt: start(-daysBack - 1), endsAt: start(daysAhead + 2) };
}

function daysFrom(date: string, days: number): string {
  const day = new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
  return datesFrom(day, 1)[0] ?? day;
}

/** The half hours that the crew's own events block from today on. Other work gets its turn between two files. */
async function blockedIn(
  objects: readonly RemoteObject[],
  { window, today }: { window: BusyTime; today: string },
): Promise<{ runs: BusyRun[]; unreadable: number }> {
  const times: BusyTime[] = [];
  let unreadable = 0;
  let spentMs = 0;
  for (const { data } of objects) {
    const began = performance.now();
    if (jobInFile(data) === undefined) {
      const read = busyTimes(data, window);
      times.push(...read.busy);
      unreadable += read.unreadable;
    }
    spentMs += performance.now() - began;
    if (spentMs > readingMs) throw new CalendarTrouble('too-large');
    await nextTurn();
  }
  return { runs: busyRuns(times, { from: today, to: daysFrom(today, daysAhead) }), unreadable };
}

/**
 * Writes each job that isn't in the calendar as it is here, and removes those that don't belong there any more. Each is
 * written only over what was read, so that a change in between is seen first; false when one was left for the next run.
 */
async function writeJobs(
  context: CrewCalendarContext,
  { row, caldav, files, objects }: Connected & { files: ReadonlyMap<string, string>; objects: readonly RemoteObject[] },
): Promise<boolean> {
  const { crewId } = row;
  const ours = new Map<string, RemoteObject>();
  for (const object of objects) {
    const job = jobInFile(object.data);
    if (job !== undefined && object.href === hrefOf(row, job)) ours.set(job, object);
  }
  let isComplete = true;
  for (const job of await writtenJobs(context.bookings.database.connection, crewId)) {
    if (files.has(job)) continue;
    const isGone = await removeJob(context, { row, caldav, job, etag: ours.get(job)?.etag });
    isComplete &&= isGone;
  }
  for (const [job, data] of files) {
    const there = ours.get(job);
    if (there !== undefined && isSameEvent(there.data, data)) {
      // It may have been written by a run that didn't live to see the answer of the server.
      await noteJob(context, { row, job });
      continue;
    }
    await noteJob(context, { row, job });
    const isWritten = await writeJob({ row, caldav, job, data, etag: there?.etag });
    isComplete &&= isWritten;
  }
  return isComplete;
}

/** Recorded before the event is written, so that it is found when it has to go. */
async function noteJob(
  context: CrewCalendarContext,
  { row, job }: { row: CrewCalendarRow; job: string },
): Promise<void> {
  const { crewId } = row;
  const noted = await writtenJobs(context.bookings.database.connection, crewId);
  if (noted.includes(job)) return;
  await write(context, row, (transaction) => addWrittenJob(transaction, { crewId, job }));
}

interface JobAt extends Connected {
  job: string;
  /** Of its event as it was read; undefined where it wasn't among the events of the window. */
  etag: string | undefined;
}

async function writeJob({ row, caldav, job, data, etag }: JobAt & { data: string }): Promise<boolean> {
  const url = hrefOf(row, job);
  if (await caldav.write(url, { data, ...(etag !== undefined && { etag }) })) return true;
  // It has been changed, moved out of the window or deleted since it was read.
  const present = await caldav.readEtag(url);
  return caldav.write(url, { data, ...(present !== undefined && { etag: present }) });
}

async function removeJob(context: CrewCalendarContext, { row, caldav, job, etag }: JobAt): Promise<boolean> {
  const url = hrefOf(row, job);
  const known = etag ?? (await caldav.readEtag(url));
  if (known !== undefined && !(await caldav.remove(url, known))) {
    const present = await caldav.readEtag(url);
    if (present !== undefined && !(await caldav.remove(url, present))) return false;
  }
  const { crewId } = row;
  await write(context, row, (transaction) => removeWrittenJob(transaction, { crewId, job }));
  return true;
}

/** Removes all jobs from a calendar that is being left, and then forgets it. */
async function leave(context: CrewCalendarContext, { row, caldav }: Connected): Promise<void> {
  const { crewId } = row;
  let isEmpty = true;
  for (const job of await writtenJobs(context.bookings.database.connection, crewId)) {
    const isGone = await removeJob(context, { row, caldav, job, etag: undefined });
    isEmpty &&= isGone;
  }
  if (!isEmpty) throw new CalendarTrouble('unreachable');
  await write(context, row, (transaction) => deleteConnection(transaction, crewId));
}

function hrefOf({ calendarUrl }: CrewCalendarRow, job: string): string {
  const folder = calendarUrl.endsWith('/') ? calendarUrl : `${calendarUrl}/`;
  return new URL(fileOfJob(job), folder).href;
}
