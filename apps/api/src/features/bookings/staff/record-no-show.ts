import { type ActedBooking, isOfficeRole } from '@tintforge/api-contract';
import { centsFromDollars, courtesyCents, isOpenVisit, nextBookingStatus, noShowFrom } from '@tintforge/booking-core';
import { formatMoment } from '@tintforge/content/clock';
import type { Transaction } from '../../../db/client';
import type { BookingRow } from '../../../db/schema';
import { commit } from '../../../db/unit-of-work';
import { isProblem, type Problem } from '../../../platform/problem';
import { amountTooHigh, moneyOf, notPossible, visitsOf } from '../../jobs';
import { addToBill } from '../bill/bill-store';
import type { BookingContext } from '../ports';
import { freeCents, isCrewsJob } from '../rights/staff-rights';
import { askRefund, paymentStatusFor } from './ask-refund';
import { actedView, findSeen, type SeenBooking, tellCustomer, writeStaffAct } from './staff-act';

/** A no-show, and its voluntary refund to the card, in dollars. */
export interface NoShow extends SeenBooking {
  refund: number;
  reason: string;
  /** The crew tried to call the customer; not required of the office. */
  hasCalled?: boolean | undefined;
}

/** A no-show. It may be charged in full; a voluntary refund is a row that a job processes. */
export async function recordNoShow(context: BookingContext, noShow: NoShow): Promise<ActedBooking | Problem> {
  return commit(context.database, (transaction) => judge(transaction, { context, noShow }));
}

async function judge(
  transaction: Transaction,
  { context, noShow }: { context: BookingContext; noShow: NoShow },
): Promise<ActedBooking | Problem> {
  const { clock } = context;
  const row = await findSeen(transaction, noShow);
  if (isProblem(row)) return row;
  const { caller, reason: note } = noShow;
  const now = clock.now();
  const next = nextBookingStatus(row.status, 'no-show');
  if (!next.ok) return notPossible(row, `This booking is ${row.status}.`);
  const obstacle = noShowObstacle(row, { noShow, now });
  if (obstacle !== undefined) return notPossible(row, obstacle);
  const open = (await visitsOf(transaction, row.id)).filter(isOpenVisit);
  if (open.length > 1)
    return notPossible(row, 'Other visits are planned. Mark this one missed, or cancel the others first.');
  const money = await moneyOf(transaction, row.id);
  const remainingCents = freeCents(money);
  const refundCents = centsFromDollars(noShow.refund) ?? 0;
  if (refundCents > remainingCents) return amountTooHigh(remainingCents, 'refund');

  const { userId } = caller;
  const reduction = { kind: 'reduction', amountCents: -courtesyCents(money, { refundCents }), userId } as const;
  await addToBill(transaction, { bookingId: row.id, now, entries: [reduction] });
  await askRefund(transaction, {
    context,
    row,
    amountCents: refundCents,
    reason: 'no-show',
    userId,
    now,
  });
  const data = { refundCents, keptCents: remainingCents - refundCents };
  const changes = { status: next.value, paymentStatus: await paymentStatusFor(transaction, { row }) };
  const written = await writeStaffAct(transaction, { context, row, caller, now, kind: 'no-show', changes, data, note });
  // It can be undone and recorded again.
  const cause = String(written.version);
  await tellCustomer(transaction, { context, row: written, now, kind: 'booking-missed', cause, data });
  return actedView(written);
}

/** The reason that a no-show can't be recorded yet, or not by a crew; undefined when it can. */
function noShowObstacle(row: BookingRow, { noShow, now }: { noShow: NoShow; now: number }): string | undefined {
  const { caller, refund, hasCalled } = noShow;
  const { startsAt } = row;
  if (now < startsAt) return `It starts ${formatMoment(startsAt)}. The customer can still come until then.`;
  if (isOfficeRole(caller.role)) return undefined;
  if (!isCrewsJob(row, { caller, now })) return 'This isn’t one of today’s jobs. Ask the office.';
  const from = noShowFrom(startsAt, 'crew');
  if (now < from) return `Please wait until ${formatMoment(from)} before you record a no-show.`;
  if (hasCalled !== true) return 'Call the customer before you record a no-show.';
  return refund > 0 ? 'Only the office can refund money.' : undefined;
}
