import { type ChangedMoney, centsFromDollars, formatCents, type StartTime } from '@tintforge/booking-core';
import type { Transaction } from '../../../db/client';
import type { BookingRow } from '../../../db/schema';
import { type Problem, problem } from '../../../platform/problem';
import { billLines } from '../../orders';
import type { RulesInForce } from '../../settings';
import { slotTaken } from '../hold/find-crew';
import { regionById } from '../view/booking-view';

interface TakenPlace {
  rules: RulesInForce;
  row: BookingRow;
  /** Length and extras afterward. */
  after: Pick<BookingRow, 'jobMinutes' | 'addOnIds'>;
  obstacle: string;
  /** Epoch milliseconds. */
  now: number;
}

/** The changed job doesn't fit its place, with the starts that are left. */
export async function placeTaken(
  transaction: Transaction,
  { rules, row, after: { jobMinutes, addOnIds }, obstacle, now }: TakenPlace,
): Promise<Problem> {
  const region = regionById(rules.catalogue, row.regionId);
  const date = row.appointmentDate;
  const time = row.appointmentTime as StartTime;
  const request = {
    rules,
    now,
    jobMinutes,
    addOnIds,
    region,
    date,
    time,
    ownBookingId: row.id,
    ownVisits: [row.visitNumber],
  };
  const taken = await slotTaken(transaction, request);
  const message = `The changed job doesn’t fit: ${obstacle}`;
  return { ...taken, body: { ...taken.body, message, fields: { appointmentTime: message } } };
}

/** Total and refund of a change, as someone saw them, in dollars. */
interface SeenMoney {
  before: BookingRow;
  seen: { total: number; refund: number } | undefined;
}

/** A problem where total or refund aren't those that were seen; without them, neither may change. */
export function checkSeenMoney(
  { row: { totalCents, lines }, money: { toCardCents } }: { row: BookingRow; money: ChangedMoney },
  { before, seen }: SeenMoney,
): Problem | undefined {
  if (centsFromDollars(seen?.total ?? before.totalCents / 100) !== totalCents) {
    return problem('price_changed', {
      message: `The price has changed. It’s now ${formatCents(totalCents)}.`,
      details: { lines: billLines(lines), totalPrice: totalCents / 100 },
    });
  }
  if (centsFromDollars(seen?.refund ?? 0) === toCardCents) return undefined;
  return problem('refund_changed', {
    message: `The refund has changed. It’s now ${formatCents(toCardCents)}.`,
    details: { refund: toCardCents / 100, kept: 0 },
  });
}
