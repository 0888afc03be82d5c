import type { ActedBooking } from '@tintforge/api-contract';
import {
  type CancellationAsker,
  callOff,
  centsFromDollars,
  formatCents,
  nextBookingStatus,
  refundNeedsReason,
  type ShopRefund,
  shopRefundCents,
  splitHeld,
  tellMoney,
} from '@tintforge/booking-core';
import type { Transaction } from '../../../db/client';
import type { BookingRow } from '../../../db/schema';
import { commit } from '../../../db/unit-of-work';
import { isProblem, type Problem, problem } from '../../../platform/problem';
import { addToBill } from '../bill/bill-store';
import { endedHold } from '../hold/end-hold';
import { withProof } from '../hold/with-proof';
import type { BookingContext, BookingMoney } from '../ports';
import { type Settlement, settlementOf } from '../rights/customer-rights';
import { cancellationOf } from '../rights/staff-rights';
import { deleteCells } from '../store/booking-store';
import { quoteView } from '../view/booking-view';
import { amountTooHigh, askRefund, paymentStatusFor } from './ask-refund';
import {
  actedView,
  findSeen,
  notPossible,
  reasonMissing,
  type SeenBooking,
  tellCustomer,
  writeStaffAct,
} from './staff-act';

/** A booking that staff cancel. */
export interface StaffCancellation extends SeenBooking {
  refund: ShopRefund;
  /** The refund that staff saw, in dollars; for `amount` the one they want. */
  amount: number;
  /** Required unless the refund explains itself. */
  reason: string;
  /** Who wanted it; the shop when absent. */
  askedBy?: CancellationAsker | undefined;
}

/**
 * Staff cancel, for the shop or for a customer who called: the crew is free again, and the refund to the card, in full by default, is a row that a job
 * processes. If that is no longer the refund that staff saw, nothing is written and they have to confirm again. An
 * active hold is confirmed unpaid first.
 */
export async function cancelByStaff(
  context: BookingContext,
  cancellation: StaffCancellation,
): Promise<ActedBooking | Problem> {
  const { database } = context;
  const seen = await findSeen(database.connection, cancellation);
  if (isProblem(seen)) return seen;
  const cancelled =
    seen.status === 'pending'
      ? await withProof(context, seen, (transaction, row) => judge(transaction, { context, row, cancellation }))
      : await commit(database, (transaction) => cancelInside(transaction, { context, cancellation }));
  return isProblem(cancelled) ? cancelled : actedView(cancelled);
}

/** The same within a larger transaction; an active hold must have been confirmed unpaid. */
export async function cancelInside(
  transaction: Transaction,
  { context, cancellation }: { context: BookingContext; cancellation: StaffCancellation },
): Promise<BookingRow | Problem> {
  const row = await findSeen(transaction, cancellation);
  if (isProblem(row)) return row;
  if (row.status === 'pending') return notPossible(row, 'This booking is only held. Cancel it on its own.');
  return judge(transaction, { context, row, cancellation });
}

/** Why a refund needs a reason. */
const unusual: Readonly<Record<CancellationAsker, string>> = {
  shop: 'When the shop cancels, the customer gets a full refund.',
  customer: 'This isn’t the refund under the cancellation policy.',
};

function askerOf({ askedBy = 'shop' }: StaffCancellation): CancellationAsker {
  return askedBy;
}

interface Judged {
  context: BookingContext;
  row: BookingRow;
  cancellation: StaffCancellation;
}

async function judge(transaction: Transaction, judged: Judged): Promise<BookingRow | Problem> {
  const { context, row, cancellation } = judged;
  const now = context.clock.now();
  if (!nextBookingStatus(row.status, 'cancelled').ok) {
    return notPossible(row, `This booking is ${row.status} and can no longer be cancelled.`);
  }
  const money = await context.moneyOf(transaction, row.id);
  const rights = cancellationOf(row, { money, now });
  const { remainingCents } = rights;
  const shown = centsFromDollars(cancellation.amount) ?? 0;
  const refundCents = shopRefundCents(cancellation.refund, { ...rights, amountCents: shown });
  const keptOfCard = remainingCents - refundCents;
  if (refundCents > remainingCents) return amountTooHigh(remainingCents);
  if (refundCents !== shown) return refundChanged({ refundCents, keptCents: keptOfCard });
  const isExplained = !refundNeedsReason(cancellation.refund, askerOf(cancellation)) || cancellation.reason !== '';
  if (!isExplained) return reasonMissing(unusual[askerOf(cancellation)]);
  const { feeCents } = rights;
  const keptCents = keptOnBill(money, { refund: cancellation.refund, refundCents, feeCents });
  await addToBill(transaction, {
    bookingId: row.id,
    now,
    entries: callOff(money, { keptCents }).map((entry) => ({ ...entry, userId: cancellation.caller.userId })),
  });
  const settlement = settlementOf({ ...splitHeld(refundCents, money), keptCents: keptOfCard });
  return writeCancellation(transaction, { ...judged, settlement, now });
}

/** The amount that stays on the bill: nothing, the fee under the policy as far as the money reaches, or all that isn't refunded. */
function keptOnBill(
  money: BookingMoney,
  { refund, refundCents, feeCents }: { refund: ShopRefund; refundCents: number; feeCents: number },
): number {
  const { hereCents } = tellMoney(money);
  if (refund === 'full') return 0;
  return refund === 'policy' ? Math.min(feeCents, hereCents) : hereCents - refundCents;
}

async function writeCancellation(
  transaction: Transaction,
  { context, row, cancellation, settlement, now }: Judged & { settlement: Settlement; now: number },
): Promise<BookingRow> {
  const { caller, reason } = cancellation;
  const amountCents = settlement.refundCents + (settlement.heldCents ?? 0);
  await deleteCells(transaction, row.id);
  const isAsked = askerOf(cancellation) === 'customer';
  const reasonCode = isAsked ? 'cancelled-by-customer' : 'cancelled-by-shop';
  const cause = { reason: reasonCode, userId: caller.userId, now } as const;
  const data = { ...settlement, ...(isAsked ? { askedBy: 'customer' } : {}) };
  await askRefund(transaction, { context, row, amountCents, ...cause });
  const cancelled = await writeStaffAct(transaction, {
    context,
    row,
    caller,
    now,
    kind: 'cancelled',
    changes: {
      ...endedHold,
      status: 'cancelled',
      paymentStatus: await paymentStatusFor(transaction, { context, row }),
    },
    data,
    note: reason,
  });
  if (row.quoteId !== null && row.status === 'pending') {
    await context.endAgreement(transaction, { row: cancelled, actor: 'staff', at: now });
  }
  // The address on an unpaid booking is unverified, except by phone and of a quote, whose link went there.
  const isKnown = row.status !== 'pending' || row.source === 'phone' || row.quoteId !== null;
  if (isKnown)
    await tellCustomer(transaction, {
      context,
      row: cancelled,
      now,
      kind: isAsked ? 'booking-cancelled' : 'booking-cancelled-by-shop',
      data,
    });
  return cancelled;
}

function refundChanged(settlement: Settlement): Problem {
  const message = `The refund has changed. It’s now ${formatCents(settlement.refundCents)}.`;
  return problem('refund_changed', { message, fields: { amount: message }, details: quoteView(settlement) });
}
