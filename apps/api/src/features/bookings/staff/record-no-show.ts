import type { ActedBooking } from '@tintforge/api-contract';
import { centsFromDollars, nextBookingStatus, refundableCents } from '@tintforge/booking-core';
import { formatMoment } from '@tintforge/booking-core/time';
import type { Transaction } from '../../../db/client';
import { commit } from '../../../db/unit-of-work';
import { isProblem, type Problem } from '../../../platform/problem';
import type { BookingContext } from '../ports';
import { amountTooHigh, askRefund, paymentStatusFor } from './ask-refund';
import { actedView, findSeen, notPossible, type SeenBooking, tellCustomer, writeStaffAct } from './staff-act';

/** A no-show, and its voluntary refund to the card, in dollars. */
export interface NoShow extends SeenBooking {
  refund: number;
  reason: string;
}

/** A no-show. It may be charged in full; a voluntary refund is a row that a job processes. */
export async function recordNoShow(context: BookingContext, noShow: NoShow): Promise<ActedBooking | Problem> {
  return commit(context.database, (transaction) => judge(transaction, { context, noShow }));
}

async function judge(
  transaction: Transaction,
  { context, noShow }: { context: BookingContext; noShow: NoShow },
): Promise<ActedBooking | Problem> {
  const { clock, moneyOf } = context;
  const row = await findSeen(transaction, noShow);
  if (isProblem(row)) return row;
  const { caller, reason: note } = noShow;
  const now = clock.now();
  const next = nextBookingStatus(row.status, 'no-show');
  if (!next.ok) return notPossible(row, `This booking is ${row.status}.`);
  if (now < row.startsAt)
    return notPossible(row, `It starts ${formatMoment(row.startsAt)}. The customer can still come until then.`);
  const remainingCents = refundableCents(await moneyOf(transaction, row.id));
  const refundCents = centsFromDollars(noShow.refund) ?? 0;
  if (refundCents > remainingCents) return amountTooHigh(remainingCents, 'refund');

  await askRefund(transaction, {
    context,
    row,
    amountCents: refundCents,
    reason: 'no-show',
    userId: caller.userId,
    now,
  });
  const data = { refundCents, keptCents: remainingCents - refundCents };
  const changes = { status: next.value, paymentStatus: await paymentStatusFor(transaction, { context, row }) };
  const written = await writeStaffAct(transaction, { context, row, caller, now, kind: 'no-show', changes, data, note });
  await tellCustomer(transaction, { context, row: written, now, kind: 'booking-missed', data });
  return actedView(written);
}
