import type { BoardBreak, BreakRequest } from '@tintforge/api-contract';
import { formatTime } from '@tintforge/booking-core';
import { localMoment } from '@tintforge/content/clock';
import type { Transaction } from '../../../db/client';
import type { CrewBreakRow } from '../../../db/schema';
import { commit } from '../../../db/unit-of-work';
import { isProblem, type Problem, problem } from '../../../platform/problem';
import { recordAudit } from '../../audit';
import type { BookingContext } from '../../bookings';
import { breakView, timeOfCell } from './board-views';
import { type CellRun, cellOfTime } from './break-hours';
import { type CrewDate, insertBreak, takenOf } from './break-store';
import { crewById } from './store';

/** A break that staff request. */
export type BreakOrder = BreakRequest & { userId: string };

/**
 * Adds a break to a crew's day. It uses the same key as a job, so that a concurrent booking comes before it or after
 * it; over a job it is refused, and the response names the jobs.
 */
export async function addBreak(context: BookingContext, order: BreakOrder): Promise<BoardBreak | Problem> {
  const added = await commit(context.database, (transaction) => addIfFree(transaction, { context, order }));
  return isProblem(added) ? added : breakView(added);
}

async function addIfFree(
  transaction: Transaction,
  { context, order }: { context: BookingContext; order: BreakOrder },
): Promise<CrewBreakRow | Problem> {
  const { crewId, date, reason, userId } = order;
  const run = { fromCell: cellOfTime(order.from), untilCell: cellOfTime(order.until) };
  if ((await crewById(transaction, crewId)) === undefined)
    return problem('not_found', { message: 'This crew doesn’t exist.' });
  if (run.untilCell <= run.fromCell) return invalid('until', 'A break has to end after it starts.');
  if (date < localMoment(context.clock.now()).date) return invalid('date', 'This day has passed. Choose a later one.');
  const taken = await takenOf(transaction, { crewId, date, ...run });
  if (taken.length > 0) return crewBusy(taken);
  return writeBreak(transaction, { context, place: { crewId, date, ...run }, reason, userId });
}

/** Writes a break over free half hours, and who asked for it. */
export async function writeBreak(
  transaction: Transaction,
  {
    context: { clock, random },
    place,
    reason,
    userId,
  }: { context: BookingContext; place: CrewDate & CellRun; reason: string; userId: string },
): Promise<CrewBreakRow> {
  const row = { id: random.uuid(), ...place, reason, isFromCalendar: false, createdAt: clock.now() };
  await insertBreak(transaction, row);
  const { id: breakId, crewId, date, fromCell, untilCell } = row;
  await recordAudit(transaction, {
    id: random.uuid(),
    at: row.createdAt,
    userId,
    action: 'break.added',
    subject: crewId,
    data: { breakId, date, from: timeOfCell(fromCell), until: timeOfCell(untilCell), reason },
  });
  return row;
}

function crewBusy(taken: Awaited<ReturnType<typeof takenOf>>): Problem {
  const trackingCodes = [...new Set(taken.flatMap(({ trackingCode }) => trackingCode ?? []))];
  const [first] = taken;
  const since = first === undefined ? '' : formatTime(timeOfCell(first.cell));
  const message =
    trackingCodes.length === 0
      ? `The crew already has a break from ${since}.`
      : `The crew has ${trackingCodes.join(' and ')} in these hours. Move or cancel the job first.`;
  return problem('crew_busy', { message, fields: { from: message }, details: { trackingCodes } });
}

function invalid(field: 'until' | 'date', message: string): Problem {
  return problem('invalid_value', { message, fields: { [field]: message } });
}
