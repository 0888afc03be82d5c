import type { BoardDayRequest, BoardDayResult } from '@tintforge/api-contract';
import {
  cellMinutes,
  centsFromDollars,
  dollarsFromCents,
  openingOn,
  splitHeld,
  widestHours,
} from '@tintforge/booking-core';
import { localMoment } from '@tintforge/content/clock';
import type { Transaction } from '../../../db/client';
import { commit } from '../../../db/unit-of-work';
import type { Caller } from '../../../platform/contract-routes';
import { isProblem, type Problem, problem } from '../../../platform/problem';
import { recordAudit } from '../../audit';
import {
  type BookingContext,
  cancelInside,
  findSeen,
  moveInside,
  notPossible,
  regionById,
  takesVisits,
} from '../../bookings';
import { moneyOf } from '../../jobs';
import { rulesInForce } from '../../settings';
import { placeOf } from '../actions/move-for-shop';
import { addClosures } from '../settings/change-closures';
import { writeBreak } from './add-break';
import { freeRuns, workingHours } from './break-hours';
import { takenOf } from './break-store';
import { crewById } from './store';

type JobAct = BoardDayRequest['jobs'][number];
type JobResult = BoardDayResult['jobs'][number];

/** A change of a crew's day by staff. */
interface DayChange {
  context: BookingContext;
  body: BoardDayRequest;
  caller: Caller;
}

/**
 * Cancels or moves the jobs of a cancelled crew day. Each is checked and written in a separate transaction, so that one
 * that has changed, or whose new slot was sold, doesn't block the others; it stays unchanged, and its result gives the
 * reason. Blocking comes first, and again with each job that leaves, so that no one books the hours in between.
 */
export async function changeBoardDay(change: DayChange): Promise<BoardDayResult | Problem> {
  const { context, body } = change;
  const { database, clock } = context;
  const crew = await crewById(database.connection, body.crewId);
  if (crew === undefined) return problem('not_found', { message: 'This crew doesn’t exist.' });
  if (body.date < localMoment(clock.now()).date) return dayOver();

  const rest = await beginRest(change, crew.regionId);
  if (isProblem(rest)) return rest;
  const jobs: JobResult[] = [];
  for (const act of body.jobs) jobs.push(await settleJob(change, act));
  await recordDay(change, jobs);
  return { jobs, rest };
}

function dayOver(): Problem {
  const message = 'This day has passed. Choose a later one.';
  return problem('invalid_value', { message, fields: { date: message } });
}

async function beginRest(change: DayChange, regionId: string): Promise<BoardDayResult['rest'] | Problem> {
  const { context, body, caller } = change;
  const { rest, date, reason } = body;
  if (rest === 'leave') return 'left';
  if (rest === 'block-crew') {
    await commit(context.database, (transaction) => blockFreeHours(transaction, change));
    return 'crew-blocked';
  }
  const closure = { from: date, until: date, regionId, reason: reason.slice(0, 120), dryRun: false };
  const closed = await addClosures(context, { callerId: caller.userId, body: closure });
  return isProblem(closed) ? closed : 'region-closed';
}

/** Takes what is free of the crew's day, from now on. */
async function blockFreeHours(transaction: Transaction, { context, body, caller }: DayChange): Promise<void> {
  const { crewId, date, reason } = body;
  const now = localMoment(context.clock.now());
  const begun = date === now.date ? Math.floor(now.minutes / cellMinutes) : 0;
  const { catalogue } = await rulesInForce(transaction, context);
  const regionId = (await crewById(transaction, crewId))?.regionId ?? '';
  const hours = workingHours(openingOn(regionById(catalogue, regionId), date) ?? widestHours);
  const day = { ...hours, fromCell: Math.max(hours.fromCell, begun) };
  const taken = new Set((await takenOf(transaction, { crewId, date, ...day })).map(({ cell }) => cell));
  for (const run of freeRuns(day, taken)) {
    await writeBreak(transaction, { context, place: { crewId, date, ...run }, reason, userId: caller.userId });
  }
}

async function settleJob(change: DayChange, act: JobAct): Promise<JobResult> {
  const { context, body } = change;
  const settled = await commit(context.database, async (transaction) => {
    const result =
      act.act === 'cancel' ? await cancelJob(transaction, change, act) : await moveJob(transaction, change, act);
    if (!isProblem(result) && body.rest === 'block-crew') await blockFreeHours(transaction, change);
    return result;
  });
  if (!isProblem(settled)) return settled;
  return { outcome: 'failed', trackingCode: act.code, message: settled.body.message };
}

/** The shop cancels, so everything is refunded. */
async function cancelJob(
  transaction: Transaction,
  { context, body: { reason }, caller }: DayChange,
  { code, version, refund }: Extract<JobAct, { act: 'cancel' }>,
): Promise<JobResult | Problem> {
  const seen = await findSeen(transaction, { code, version, caller });
  if (isProblem(seen)) return seen;
  // A hold has to be confirmed unpaid first, and it expires automatically.
  if (seen.status === 'pending') return notPossible(seen, 'This time is only held. The hold expires automatically.');
  // Its other days may be another crew's, and are not called off by this one.
  if (seen.visitCount !== 1) return takesVisits(seen);
  const { heldCents = 0 } = await moneyOf(transaction, seen.id);
  const cancellation = { code, version, caller, refund: 'full', amount: refund, reason } as const;
  const cancelled = await cancelInside(transaction, { context, cancellation });
  if (isProblem(cancelled)) return cancelled;
  const { toCardCents } = splitHeld(centsFromDollars(refund) ?? 0, { heldCents });
  return { outcome: 'cancelled', trackingCode: cancelled.trackingCode, refund: dollarsFromCents(toCardCents) };
}

async function moveJob(
  transaction: Transaction,
  { context, body: { reason }, caller }: DayChange,
  { code, version, date, start, crewId }: Extract<JobAct, { act: 'move' }>,
): Promise<JobResult | Problem> {
  const place = { appointmentDate: date, appointmentTime: start, crewId };
  const moved = await moveInside(transaction, {
    context,
    move: { code, version, caller, ...place, reason, notify: true },
  });
  if (isProblem(moved)) return moved;
  return { outcome: 'moved', trackingCode: moved.row.trackingCode, to: placeOf(moved.row) };
}

async function recordDay({ context, body, caller }: DayChange, jobs: readonly JobResult[]): Promise<void> {
  const { database, random, clock } = context;
  const count = (outcome: JobResult['outcome']) => jobs.filter((job) => job.outcome === outcome).length;
  const refunds = jobs.map((job) => (job.outcome === 'cancelled' ? (centsFromDollars(job.refund) ?? 0) : 0));
  await commit(database, (transaction) =>
    recordAudit(transaction, {
      id: random.uuid(),
      at: clock.now(),
      userId: caller.userId,
      action: 'crew-day.changed',
      subject: body.crewId,
      data: {
        date: body.date,
        reason: body.reason,
        rest: body.rest,
        cancelled: count('cancelled'),
        moved: count('moved'),
        failed: count('failed'),
        refundCents: refunds.reduce((sum, cents) => sum + cents, 0),
      },
    }),
  );
}
