import {
  type Catalogue,
  isMovable,
  moveOverrides,
  occupiedCells,
  type StaffOverride,
  type StaffStart,
  type StartTime,
} from '@tintforge/booking-core';
import { instantOf, localMoment } from '@tintforge/content/clock';
import type { Transaction } from '../../../db/client';
import type { BookingRow } from '../../../db/schema';
import { commit } from '../../../db/unit-of-work';
import { isProblem, type Problem, problem } from '../../../platform/problem';
import { reasonMissing } from '../../jobs';
import { judgeAgain } from '../../orders';
import { type RulesInForce, rulesInForce } from '../../settings';
import { judgeShadesAgain } from '../cars/judge-cars-again';
import { findCrew, type SlotRequest, slotTaken } from '../hold/find-crew';
import type { Slot } from '../hold/slot';
import { planBookingMails } from '../mails/plan-booking-mails';
import type { BookingContext } from '../ports';
import { deleteVisitsCells, insertCells, visitOf } from '../store/booking-store';
import { occupantsOf } from '../store/occupants';
import { regionById } from '../view/booking-view';
import { findSeen, type SeenBooking, takesVisits, tellCustomer, writeStaffAct } from './staff-act';

/** A booking and the place that staff want it to have. */
export interface StaffMove extends SeenBooking {
  appointmentDate: string;
  appointmentTime: StartTime;
  /** The requested crew; any free one, the current one first, when absent. */
  crewId?: string | undefined;
  /** Asked for where a rule is set aside. */
  reason?: string | undefined;
  /** True when the customer gets an email about the new time. */
  notify: boolean;
  /** Previews the move and writes nothing; no reason is needed yet. */
  isTrial?: boolean;
}

/** Outcome of a move, or its preview. */
export interface MovedByStaff {
  before: BookingRow;
  /** The current row; in a dry run the row as it would be, with the current version. */
  row: BookingRow;
  overrides: readonly StaffOverride[];
}

/**
 * Staff move a booking to another time or crew of its region, with more freedom than the customer: lead time, booking
 * window and free-change deadline can be overridden with a reason, another job or a closed day can't. Duration and
 * price stay as booked, and a hold never outlasts its start. A move to the current slot changes nothing.
 *
 * All checks run in one transaction, so that concurrent requests for that slot, or this booking, come before it or
 * after it.
 */
export async function moveByStaff(context: BookingContext, move: StaffMove): Promise<MovedByStaff | Problem> {
  return commit(context.database, (transaction) => moveInside(transaction, { context, move }));
}

/** The same within a transaction that does more. */
export async function moveInside(
  transaction: Transaction,
  { context, move }: { context: BookingContext; move: StaffMove },
): Promise<MovedByStaff | Problem> {
  const row = await findSeen(transaction, move);
  if (isProblem(row)) return row;
  if (row.visitCount !== 1) return takesVisits(row);
  if (!isMovable(row.status)) return notMovable((await rulesInForce(transaction, context)).catalogue, row);
  const isThere = row.appointmentDate === move.appointmentDate && row.appointmentTime === move.appointmentTime;
  if (isThere && (move.crewId ?? row.crewId) === row.crewId) return { before: row, row, overrides: [] };

  const rules = await rulesInForce(transaction, context);
  const now = context.clock.now();
  const slot = await placeFor(transaction, { rules, row, move, now });
  if (isProblem(slot)) return slot;
  const overrides = isThere ? [] : overridesOf({ rules, row, move, now });
  if (move.isTrial) return { before: row, row: { ...row, ...changesOf({ context, row, move, slot }) }, overrides };
  if (overrides.length > 0 && !move.reason) return reasonMissing(whyReason(overrides));
  return { before: row, row: await writeMove(transaction, { context, row, move, slot, now }), overrides };
}

/** A move that is being judged: by the rules that the decision has read, at one moment. */
interface Judged {
  rules: RulesInForce;
  row: BookingRow;
  move: StaffMove;
  /** Epoch milliseconds. */
  now: number;
}

async function placeFor(transaction: Transaction, { rules, row, move, now }: Judged): Promise<Slot | Problem> {
  const request = {
    rules,
    now,
    jobMinutes: row.jobMinutes,
    addOnIds: row.addOnIds,
    region: regionById(rules.catalogue, row.regionId),
    date: move.appointmentDate,
    time: move.appointmentTime,
    ownBookingId: row.id,
    ownVisits: [row.visitNumber],
    preferredCrewId: row.crewId,
    crewId: move.crewId,
    isAnyNotice: true,
  };
  const slot = await findCrew(transaction, request);
  const isTaken = isProblem(slot) && slot.body.code === 'slot_taken';
  return isTaken ? await whoIsInTheWay(transaction, { request, row, move, taken: slot }) : slot;
}

interface Clash {
  request: SlotRequest;
  row: BookingRow;
  move: StaffMove;
  taken: Problem;
}

/** Customers see that a start is taken; staff also see by which booking. */
async function whoIsInTheWay(transaction: Transaction, clash: Clash): Promise<Problem> {
  const { request, row, move, taken } = clash;
  if (move.crewId === undefined) return taken;
  const { travelMinutes } = request.rules;
  const cells = occupiedCells({ start: move.appointmentTime, jobMinutes: row.jobMinutes, travelMinutes });
  const place = {
    crewId: move.crewId,
    date: move.appointmentDate,
    cells,
    except: { bookingId: row.id, visits: [row.visitNumber] },
  };
  const occupants = await occupantsOf(transaction, place);
  const message =
    occupants.length === 0
      ? 'This crew can’t take the job that day: it doesn’t work then, or can’t do the whole order.'
      : `${occupants.join(' and ')} ${occupants.length === 1 ? 'is' : 'are'} in the way. Choose another time or crew.`;
  const fresh = await slotTaken(transaction, request);
  return { ...fresh, body: { ...fresh.body, message, fields: { appointmentTime: message } } };
}

function overridesOf({ rules, row, move, now }: Judged): StaffOverride[] {
  const { regionId, status, startsAt, paidAt } = row;
  const { appointmentDate: date, appointmentTime: time } = move;
  return moveOverrides({ status, startsAt, paidAt, to: staffStart({ rules, regionId, date, time, now }), now });
}

/** A start that staff give, by the rules in force; epoch milliseconds. */
export function staffStart({
  rules,
  regionId,
  now,
  ...start
}: Pick<StaffStart, 'date' | 'time'> & { rules: RulesInForce; regionId: string; now: number }): StaffStart {
  return { ...start, region: regionById(rules.catalogue, regionId), now: localMoment(now) };
}

const overrideTexts: Readonly<Record<StaffOverride, string>> = {
  'lead-time': 'This is sooner than customers can book.',
  horizon: 'This is outside the booking window.',
  'free-moment': 'The customer can no longer move it.',
};

/** The overridden rules, a sentence each. */
export function overrideText(override: StaffOverride): string {
  return overrideTexts[override];
}

/** Explains why a reason is required. */
export function whyReason(overrides: readonly StaffOverride[]): string {
  return overrides.map(overrideText).join(' ');
}

interface DecidedMove {
  context: BookingContext;
  row: BookingRow;
  move: StaffMove;
  slot: Slot;
  now: number;
}

function changesOf({ context, row, move, slot }: Omit<DecidedMove, 'now'>) {
  const { appointmentDate, appointmentTime } = move;
  const startsAt = instantOf({ date: appointmentDate, time: appointmentTime });
  const holdExpiresAt = row.holdExpiresAt === null ? null : Math.min(row.holdExpiresAt, startsAt);
  const shades = judgeAgain(context.tint, row, { appointmentDate });
  return { crewId: slot.crewId, appointmentDate, appointmentTime, startsAt, holdExpiresAt, ...shades };
}

async function writeMove(
  transaction: Transaction,
  { context, row, move, slot, now }: DecidedMove,
): Promise<BookingRow> {
  const { caller, notify, reason } = move;
  const { appointmentDate: date, startsAt, ...placed } = changesOf({ context, row, move, slot });
  const shades = await judgeShadesAgain(transaction, { context, row, appointmentDate: date });
  const changes = { ...placed, appointmentDate: date, startsAt, ...shades.changes };
  const { crewId } = changes;
  const isStartMoved = startsAt !== row.startsAt;
  const crews = crewId === row.crewId ? {} : { fromCrewId: row.crewId, toCrewId: crewId };
  await deleteVisitsCells(transaction, visitOf(row));
  await insertCells(transaction, { crewId, date, ...visitOf(row), cells: slot.cells });
  const moved = await writeStaffAct(transaction, {
    context,
    row,
    caller,
    now,
    kind: isStartMoved ? 'rescheduled' : 'crew-changed',
    changes,
    data: isStartMoved ? { from: row.startsAt, to: startsAt, ...crews, ...shades.after } : crews,
    note: reason,
  });
  if (!isStartMoved) return moved;
  if (notify) {
    const data = { from: row.startsAt, to: startsAt, ...shades.after };
    await tellCustomer(transaction, {
      context,
      row: moved,
      now,
      kind: 'booking-moved-by-shop',
      cause: String(moved.version),
      data,
    });
  }
  const isAgreed = moved.status !== 'pending' && moved.customerEmail !== '';
  if (isAgreed) await planBookingMails(transaction, { row: moved, random: context.random, now });
  return moved;
}

function notMovable(catalogue: Catalogue, row: BookingRow): Problem {
  const { phone } = regionById(catalogue, row.regionId);
  return problem('not_movable', {
    message: `This booking is ${row.status} and can’t be moved.`,
    details: { phone },
  });
}
