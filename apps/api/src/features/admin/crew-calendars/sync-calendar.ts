import { createHash } from 'node:crypto';
import { datesFrom } from '@tintforge/booking-core';
import { timeZone } from '@tintforge/content';
import { instantOf, localMoment } from '@tintforge/content/clock';
import type { Transaction } from '../../../db/client';
import type { BookingRow, CrewCalendarRow } from '../../../db/schema';
import { commit, retryOnConflict } from '../../../db/unit-of-work';
import { openText } from '../../../platform/sealed-text';
import { crewById } from '../schedule/store';
import { useCalDav } from './calendar-thread';
import { fileOfJob, jobFile } from './job-event';
import {
  type BusyRun,
  type BusyTime,
  type CalDav,
  type CalendarContents,
  type CalendarLog,
  type CalendarLogin,
  CalendarTrouble,
  type CrewCalendarContext,
  passwordPurpose,
  type WriteCondition,
} from './ports';
import { inPieces, reconcileClashes, reconcileDays, workingHoursOf } from './reconcile';
import {
  addWrittenJob,
  announceCalendar,
  blocksOf,
  connectionOf,
  deleteBlocks,
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
  try {
    const login = loginOf(context, row);
    await useCalDav({ login, limitMs: runMs, signal }, (caldav) =>
      row.state === 'leaving' ? leave(context, { row, caldav }) : bringInStep(context, { row, caldav }),
    );
  } catch (error) {
    if (signal?.aborted === true || error instanceof ConnectionChanged) return;
    if (!(error instanceof CalendarTrouble)) throw error;
    const { failure, place } = error;
    log.warn({ crewId: row.crewId, failure, ...(place !== undefined && { place }) }, 'a crew’s calendar isn’t in step');
    await recordFailure(context, { row, failure });
  }
}

function loginOf(context: CrewCalendarContext, { crewId, username, password: sealed }: CrewCalendarRow): CalendarLogin {
  const password = openText(sealed, { key: context.passwordKey, purpose: passwordPurpose(crewId) });
  if (password === undefined) throw new CalendarTrouble('password-lost');
  return { username, password, isHome: context.isHome };
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
  await write(context, row, async (transaction) => {
    // The run may have recorded what it read before it failed.
    const present = (await connectionOf(transaction, row.crewId)) ?? row;
    await writeOutcome(transaction, { row: present, changes: { failures, failure, triedAt: now, dueAt } });
  }).catch(whenChanged);
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

  const written = await writtenJobs(context.bookings.database.connection, crewId);
  const contents = await caldav.readCalendar(calendarUrl, {
    window: windowFrom(today),
    from: today,
    to: daysFrom(today, daysAhead),
    timeZone,
    jobs: new Map([...written, ...files.keys()].map((job) => [hrefOf(row, job), files.get(job)])),
  });
  const { runs, unreadable, oddEvents } = contents;
  await block(context, { row, today, runs });
  await write(context, row, (transaction) => writeOutcome(transaction, { row, changes: { unreadable, oddEvents } }));
  const read = { ...row, unreadable, oddEvents };
  const isComplete = await writeJobs(context, { row, caldav, files, there: contents.jobs });
  const reached = isComplete ? { mark, jobsDigest } : { mark: null, jobsDigest: null };
  await recordSuccess(context, { row: read, changes: reached });
}

/**
 * Stores the blocked half hours from today on, and takes them for breaks. A calendar may block every other half hour: some
 * days are written at once, those that have changed, and other work has its turn in between.
 */
async function block(
  context: CrewCalendarContext,
  { row, today, runs }: { row: CrewCalendarRow; today: string; runs: readonly BusyRun[] },
): Promise<void> {
  const { crewId } = row;
  const { connection } = context.bookings.database;
  const byDay = new Map<string, BusyRun[]>();
  for (const run of runs) byDay.set(run.date, [...(byDay.get(run.date) ?? []), run]);
  await write(context, row, (transaction) => deleteBlocks(transaction, { crewId, before: today }));
  const hoursOn = await workingHoursOf(connection, { context, crewId });
  for await (const dates of inPieces(datesFrom(today, daysAhead + 1))) {
    const wanted = dates.flatMap((date) => byDay.get(date) ?? []);
    if (isSame(wanted, await blocksOf(connection, { crewId, dates }))) continue;
    await write(context, row, async (transaction) => {
      await writeBlocks(transaction, { crewId, dates, runs: wanted });
      await reconcileDays(transaction, { context, crewId, dates, hoursOn });
    });
  }
  await reconcileClashes(context, { crewId, from: today });
}

function isSame(one: readonly BusyRun[], other: readonly BusyRun[]): boolean {
  const text = (runs: readonly BusyRun[]) =>
    runs.map(({ date, fromCell, untilCell }) => `${date} ${fromCell} ${untilCell}`).join('\n');
  return text(one) === text(other);
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
  const shown = ({ failure, unreadable, oddEvents }: CrewCalendarRow) =>
    JSON.stringify([failure, unreadable, oddEvents]);
  if (shown(written) === shown(row)) return;
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

/**
 * Writes each job that isn't in the calendar as it is here, and removes those that don't belong there any more. Each is
 * written only over what was read, so that a change in between is seen first; false when one was left for the next run.
 * Jobs that the server refuses don't keep the others from being written; then it throws.
 */
async function writeJobs(
  context: CrewCalendarContext,
  { row, caldav, files, there }: Connected & { files: ReadonlyMap<string, string>; there: CalendarContents['jobs'] },
): Promise<boolean> {
  const { crewId } = row;
  const outcomes = new Set<JobOutcome>();
  for (const job of await writtenJobs(context.bookings.database.connection, crewId)) {
    if (files.has(job)) continue;
    outcomes.add(await removeJob(context, { row, caldav, job, etag: there.get(hrefOf(row, job))?.etag }));
  }
  for (const [job, data] of files) {
    const present = there.get(hrefOf(row, job));
    // It may have been written by a run that didn't live to see the answer of the server.
    await noteJob(context, { row, job });
    if (present?.isSame !== true) outcomes.add(await writeJob({ row, caldav, job, data, etag: present?.etag }));
  }
  if (outcomes.has('refused')) throw new CalendarTrouble('refused');
  return !outcomes.has('changed');
}

/** `changed`: someone else was quicker, and the next run looks again. `refused`: the server doesn't let it be changed. */
type JobOutcome = 'done' | 'changed' | 'refused';

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
  /** Of its event as it was read, null without one; undefined where it wasn't among the events of the window. */
  etag: string | null | undefined;
}

function writeJob({ row, caldav, job, data, etag }: JobAt & { data: string }): Promise<JobOutcome> {
  const url = hrefOf(row, job);
  return changeEvent(caldav, { url, etag, change: (over) => caldav.write(url, { data, over }) });
}

async function removeJob(context: CrewCalendarContext, { row, caldav, job, etag }: JobAt): Promise<JobOutcome> {
  const url = hrefOf(row, job);
  const { crewId } = row;
  const known = etag === undefined ? await caldav.readEtag(url) : etag;
  const outcome =
    known === undefined
      ? 'done'
      : await changeEvent(caldav, {
          url,
          etag: known,
          change: async (over) => over === 'none' || (await caldav.remove(url, over)),
        });
  if (outcome === 'done') await write(context, row, (transaction) => removeWrittenJob(transaction, { crewId, job }));
  return outcome;
}

/**
 * Changes the event of a job over the version that was read, and once more over that which is there then: it has been
 * changed, moved out of the window or deleted. A version without a strong etag can't be named (RFC 9110, 13.1.1): it is
 * changed over any that is there, and where a server has that for a mismatch, too, over the one that was just looked at.
 * The event is ours, so that nothing is lost that the next run wouldn't put back.
 */
async function changeEvent(
  caldav: CalDav,
  { url, etag, change }: { url: string; etag: JobAt['etag']; change: (over: WriteCondition) => Promise<boolean> },
): Promise<JobOutcome> {
  try {
    if (await change(conditionFor(etag, 'any'))) return 'done';
    const present = await caldav.readEtag(url);
    if (await change(conditionFor(present, 'unsaid'))) return 'done';
    return (await caldav.readEtag(url)) === present ? 'refused' : 'changed';
  } catch (error) {
    if (error instanceof CalendarTrouble && error.failure === 'refused') return 'refused';
    throw error;
  }
}

/** Over what an event is written: the version with its etag, or, where it has none that is strong, over `otherwise`. */
function conditionFor(etag: JobAt['etag'], otherwise: 'any' | 'unsaid'): WriteCondition {
  if (etag === undefined) return 'none';
  return etag === null || etag.startsWith('W/') ? otherwise : { etag };
}

/** Removes all jobs from a calendar that is being left, and then forgets it. */
async function leave(context: CrewCalendarContext, { row, caldav }: Connected): Promise<void> {
  const { crewId } = row;
  const outcomes = new Set<JobOutcome>();
  for (const job of await writtenJobs(context.bookings.database.connection, crewId)) {
    outcomes.add(await removeJob(context, { row, caldav, job, etag: undefined }));
  }
  if (outcomes.has('refused')) throw new CalendarTrouble('refused');
  if (outcomes.has('changed')) throw new CalendarTrouble('unreachable');
  await write(context, row, (transaction) => deleteConnection(transaction, crewId));
}

function hrefOf({ calendarUrl }: CrewCalendarRow, job: string): string {
  const folder = calendarUrl.endsWith('/') ? calendarUrl : `${calendarUrl}/`;
  return new URL(fileOfJob(job), folder).href;
}
