import type { ChangedOrder } from '@tintforge/api-contract';
import { dollarsFromCents, type StartTime } from '@tintforge/booking-core';
import type { BookingRow } from '../../../db/schema';
import { isoText } from '../../../platform/clock';
import { billLines } from '../../orders';
import type { ChangedByOwner } from '../customer/change-order';
import type { BookingContext } from '../ports';
import { detailsView } from './booking-view';

/** A change by its owner, or its preview, as the wire has it. */
export async function changedOrderView(context: BookingContext, changed: ChangedByOwner): Promise<ChangedOrder> {
  const { before, row, isWritten, money, noPlace, shadesCleared } = changed;
  return {
    isWritten,
    before: billOf(before),
    after: billOf(row),
    money: {
      due: dollarsFromCents(money.dueCents),
      toCard: dollarsFromCents(money.toCardCents),
      ...(money.heldCents === undefined ? {} : { held: dollarsFromCents(money.heldCents) }),
      atCar: dollarsFromCents(money.atCarCents),
    },
    place: {
      start: row.appointmentTime as StartTime,
      startsAt: isoText(row.startsAt),
      fits: noPlace === undefined,
      starts: noPlace?.starts ?? [],
    },
    shadesCleared,
    booking: await detailsView(context, isWritten ? row : before),
  };
}

function billOf({ lines, totalCents, jobMinutes }: BookingRow): ChangedOrder['before'] {
  return { lines: billLines(lines), total: dollarsFromCents(totalCents), jobMinutes };
}
