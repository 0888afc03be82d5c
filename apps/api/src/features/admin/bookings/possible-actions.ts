import type { StaffBooking } from '@tintforge/api-contract';
import { dollarsFromCents, isEarlyCheckIn } from '@tintforge/booking-core';
import type { BookingRow } from '../../../db/schema';
import { isoText } from '../../../platform/clock';
import type { Caller } from '../../../platform/contract-routes';
import { type BookingContext, balanceCents, eventsOf, resendableMailsOf, staffRights, undoRight } from '../../bookings';
import { moneyOf } from '../../jobs';

/** Staff's available actions on a booking, as the wire has them. */
export async function possibleActions(
  { database: { connection }, clock }: BookingContext,
  { row, caller }: { row: BookingRow; caller: Caller },
): Promise<StaffBooking['can']> {
  const now = clock.now();
  const money = await moneyOf(connection, row.id);
  const { cancel, ...rights } = staffRights(row, { money, caller, now });
  const undo = undoRight(row, await eventsOf(connection, row.id), { caller, now });
  return {
    keep: rights.keep,
    receive: amountOrNull(rights.receiveCents),
    giveBack: amountOrNull(rights.giveBackCents),
    start: rights.start,
    isEarly: isEarlyCheckIn({ ...row, now }),
    complete: rights.complete,
    noShow: rights.noShow,
    undo: undo === undefined ? null : { deed: undo.deed, until: isoText(undo.until) },
    cancel:
      cancel === undefined
        ? null
        : {
            remaining: dollarsFromCents(cancel.remainingCents),
            byPolicy: dollarsFromCents(cancel.byPolicyCents),
            ...(cancel.heldCents === undefined ? {} : { held: dollarsFromCents(cancel.heldCents) }),
          },
    move: rights.move,
    planVisits: rights.planVisits,
    change: rights.change,
    refund: amountOrNull(rights.refundCents),
    decideExemption: rights.decideExemption,
    balanceLink: row.customerEmail === '' ? null : amountOrNull(balanceCents(row, money)),
    endLinks: rights.endLinks,
    resend: resendableMailsOf(row, now),
  };
}

function amountOrNull(cents: number): number | null {
  return cents > 0 ? dollarsFromCents(cents) : null;
}
