import type { ClosureChange, ClosureOutcome, ClosureRecord, ClosureRequest } from '@tintforge/api-contract';
import { bookingHorizonDays, datesFrom, daysBetween, openingOn } from '@tintforge/booking-core';
import { localMoment } from '@tintforge/content/clock';
import type { Connection, Transaction } from '../../../db/client';
import { commit } from '../../../db/unit-of-work';
import { changedMeanwhile, isProblem, type Problem, problem } from '../../../platform/problem';
import { recordAudit } from '../../audit';
import type { BookingContext } from '../../bookings';
import { holidayDays, rulesInForce } from '../../settings';
import { checkRegion } from './check-region';
import { standingBookings } from './standing-bookings';
import { closuresFrom, deleteClosures, insertClosures } from './store';

/** A shop that is away longer closes twice. */
const mostDays = 31;

/** No one plans beyond the year after next. */
const farthestDays = 366 + bookingHorizonDays;

/** Closed days from today on. */
export function readClosures({ database, clock }: BookingContext): Promise<ClosureRecord[]> {
  return closuresFrom(database.connection, localMoment(clock.now()).date);
}

/**
 * Closes days in a region or everywhere, or with `dryRun` returns the affected bookings: those stay until staff move or
 * cancel them. Days without hours and days that are already closed are left out.
 */
export async function addClosures(
  context: BookingContext,
  { callerId, body }: { callerId: string; body: ClosureRequest },
): Promise<ClosureOutcome | Problem> {
  const { database } = context;
  const wrong = check(context, body);
  if (wrong !== undefined) return wrong;
  if (body.dryRun) return plan(database.connection, { context, body });
  return commit(database, async (transaction) => {
    const outcome = await plan(transaction, { context, body });
    if (isProblem(outcome) || outcome.closures.length === 0) return outcome;
    await insertClosures(transaction, outcome.closures);
    await auditClosure(transaction, { context, callerId, body, action: 'closure.added', outcome });
    return outcome;
  });
}

/**
 * Changes a closure's days, place or reason, or with `dryRun` returns the bookings on its days: it is taken back and made
 * again in one transaction. Refused when some of its days have been reopened since.
 */
export async function changeClosures(
  context: BookingContext,
  { callerId, body }: { callerId: string; body: ClosureChange },
): Promise<ClosureOutcome | Problem> {
  const { database, clock } = context;
  const wrong = check(context, body);
  if (wrong !== undefined) return wrong;
  if (body.dryRun) return plan(database.connection, { context, body, exceptIds: body.ids });
  return commit(database, async (transaction) => {
    const known = await closuresFrom(transaction, localMoment(clock.now()).date);
    if (!body.ids.every((id) => known.some((closure) => closure.id === id))) return changedMeanwhile();
    const outcome = await plan(transaction, { context, body, exceptIds: body.ids });
    if (isProblem(outcome)) return outcome;
    await deleteClosures(transaction, body.ids);
    await insertClosures(transaction, outcome.closures);
    await auditClosure(transaction, { context, callerId, body, action: 'closure.changed', outcome });
    return outcome;
  });
}

interface AuditedClosure {
  context: BookingContext;
  callerId: string;
  body: ClosureRequest;
  action: 'closure.added' | 'closure.changed';
  outcome: ClosureOutcome;
}

async function auditClosure(
  transaction: Transaction,
  { context: { random, clock }, callerId, body: { from, until, regionId }, action, outcome }: AuditedClosure,
): Promise<void> {
  await recordAudit(transaction, {
    id: random.uuid(),
    at: clock.now(),
    userId: callerId,
    action,
    subject: from,
    data: { until, regionId, days: outcome.closures.length, standing: outcome.standing.count },
  });
}

/** Reopens closed days, except those that someone else has already reopened. */
export async function removeClosures(
  { database, clock, random }: BookingContext,
  { callerId, ids }: { callerId: string; ids: readonly string[] },
): Promise<void> {
  await commit(database, async (transaction) => {
    for (const { date, regionId } of await deleteClosures(transaction, ids)) {
      const act = { id: random.uuid(), at: clock.now(), userId: callerId, action: 'closure.removed' };
      await recordAudit(transaction, { ...act, subject: date, data: { regionId } });
    }
  });
}

function check(
  { firstCatalogue, clock }: BookingContext,
  { from, until, regionId }: ClosureRequest,
): Problem | undefined {
  if (regionId !== null) {
    const wrong = checkRegion(firstCatalogue, regionId);
    if (wrong !== undefined) return wrong;
  }
  const today = localMoment(clock.now()).date;
  if (from < today) return wrongDay('from', 'Please choose a day that hasn’t passed.');
  if (daysBetween(today, from) > farthestDays) return wrongDay('from', 'Please choose a day of this year or the next.');
  if (until < from) return wrongDay('until', 'The last day can’t be before the first.');
  if (daysBetween(from, until) >= mostDays) return wrongDay('until', `Please close at most ${mostDays} days at once.`);
  return undefined;
}

function wrongDay(field: 'from' | 'until', message: string): Problem {
  return problem('invalid_date', { message, fields: { [field]: message } });
}

async function plan(
  connection: Connection,
  {
    context,
    body: { from, until, regionId, reason },
    exceptIds = [],
  }: { context: BookingContext; body: ClosureRequest; exceptIds?: readonly string[] },
): Promise<ClosureOutcome> {
  const { random } = context;
  const { catalogue } = await rulesInForce(connection, context);
  const concerned = catalogue.regions.filter(({ id }) => regionId === null || id === regionId);
  const known = [
    ...(await closuresFrom(connection, from)).filter(({ id }) => !exceptIds.includes(id)),
    ...(await holidayDays(connection, { from, to: until })),
  ];
  const isClosed = (date: string) =>
    known.some((closure) => closure.date === date && (closure.regionId === null || closure.regionId === regionId));
  const hasHours = (date: string) => concerned.some((region) => openingOn(region, date) !== undefined);
  const dates = datesFrom(from, daysBetween(from, until) + 1).filter((date) => hasHours(date) && !isClosed(date));
  const regionIds = concerned.map(({ id }) => id);
  const reasonOf = ({ appointmentDate }: { appointmentDate: string }) =>
    dates.includes(appointmentDate) ? 'The day is closed' : undefined;
  return {
    closures: dates.map((date) => ({ id: random.uuid(), date, regionId, reason })),
    standing: await standingBookings(connection, { context, regionIds, reasonOf }),
  };
}
