import { type ActedBooking, isOfficeRole, type SitePaymentRequest } from '@tintforge/api-contract';
import { centsFromDollars, tellMoney } from '@tintforge/booking-core';
import type { Transaction } from '../../db/client';
import type { BookingRow } from '../../db/schema';
import { commit } from '../../db/unit-of-work';
import { isProblem, type Problem, problem } from '../../platform/problem';
import {
  type Actor,
  actedView,
  addToBill,
  amountTooHigh,
  type BookingContext,
  findSeen,
  isCrewsJob,
  notPossible,
  paymentStatusFor,
  staffRights,
  writeStaffAct,
} from '../bookings';
import { moneyOf } from '../jobs';
import { insertSitePayment } from './store';

/** A payment on site, and the staff member who records it. */
export interface SiteMoneyMove extends SitePaymentRequest {
  code: string;
  caller: Actor;
}

/**
 * Records money received or refunded on site: never more than is due, never more refunded than received. The booking's
 * version rises with it, so that the same money is not recorded twice. Crews receive; only the shop refunds. A courtesy lowers the
 * bill; anything else that goes back corrects the record, and is due again.
 */
export async function recordSitePayment(context: BookingContext, move: SiteMoneyMove): Promise<ActedBooking | Problem> {
  return commit(context.database, (transaction) => judge(transaction, { context, move }));
}

async function judge(
  transaction: Transaction,
  { context, move }: { context: BookingContext; move: SiteMoneyMove },
): Promise<ActedBooking | Problem> {
  const row = await findSeen(transaction, move);
  if (isProblem(row)) return row;
  const now = context.clock.now();
  const { caller, direction } = move;
  if (!isCrewsJob(row, { caller, now })) return notPossible(row, 'This isn’t one of today’s jobs. Ask the office.');
  if (direction === 'returned' && !isOfficeRole(caller.role))
    return notPossible(row, 'Only the office can refund money.');
  const money = await moneyOf(transaction, row.id);
  const { receiveCents, giveBackCents } = staffRights(row, { money, caller, now });
  const mostCents = direction === 'received' ? receiveCents : giveBackCents;
  const amountCents = centsFromDollars(move.amount) ?? 0;
  if (amountCents > mostCents) return amountTooHigh(mostCents);
  if (amountCents === 0) return nothing();
  // Money beyond the bill was owed to the customer anyway.
  const reductionCents = isCourtesy(move) ? Math.max(0, amountCents + Math.min(0, tellMoney(money).dueCents)) : 0;
  return actedView(await write(transaction, { context, row, move, amountCents, reductionCents, now }));
}

function isCourtesy({ direction, isCourtesy: isAsked = false }: SitePaymentRequest): boolean {
  return direction === 'returned' && isAsked;
}

interface Judged {
  context: BookingContext;
  row: BookingRow;
  move: SiteMoneyMove;
  amountCents: number;
  /** By how much the bill is lowered. */
  reductionCents: number;
  now: number;
}

async function write(
  transaction: Transaction,
  { context, row, move, amountCents, reductionCents, now }: Judged,
): Promise<BookingRow> {
  const { direction, method, note, caller } = move;
  const { userId } = caller;
  const id = context.random.uuid();
  await insertSitePayment(transaction, {
    id,
    bookingId: row.id,
    direction,
    method,
    amountCents,
    at: now,
    userId,
    note,
  });
  await addToBill(transaction, {
    bookingId: row.id,
    now,
    entries: [{ kind: 'reduction', amountCents: -reductionCents, userId, note }],
  });
  return writeStaffAct(transaction, {
    context,
    row,
    caller,
    now,
    kind: 'site-payment',
    changes: { paymentStatus: await paymentStatusFor(transaction, { row }) },
    data: { direction, method, amountCents, ...(reductionCents === 0 ? {} : { isCourtesy: true }) },
    note,
  });
}

function nothing(): Problem {
  const message = 'Enter the amount.';
  return problem('invalid_value', { message, fields: { amount: message } });
}
