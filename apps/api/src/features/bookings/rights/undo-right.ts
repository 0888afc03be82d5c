import { isOfficeRole } from '@tintforge/api-contract';
import {
  addDays,
  failure,
  judgeUndo,
  lastUndoable,
  type Result,
  standingEvents,
  type Undo,
  type UndoableDeed,
  type UndoRefusal,
} from '@tintforge/booking-core';
import { instantOf, localMoment } from '@tintforge/content/clock';
import type { BookingEventRow, BookingRow } from '../../../db/schema';
import type { Actor } from '../staff/staff-act';
import { isCrewsJob } from './staff-rights';

/** The events that decide about an undo. */
export type DeedEvent = Pick<BookingEventRow, 'id' | 'kind' | 'at' | 'userId' | 'data'>;

/** The viewer, and the time (epoch milliseconds). */
interface Look {
  caller: Actor;
  now: number;
}

/** The last action at the car, and whether the caller can undo it. */
export interface LastDeed {
  event: DeedEvent & { kind: UndoableDeed };
  judgment: Result<Undo, UndoRefusal>;
}

/** The last action that isn't undone, judged by the rules of undoing; undefined when there is none. */
export function lastDeed(row: BookingRow, events: readonly DeedEvent[], look: Look): LastDeed | undefined {
  const event = lastUndoable(events);
  if (event === undefined) return undefined;
  const { caller, now } = look;
  const { kind, at, userId, data } = event;
  const later = standingEvents(events).slice(standingEvents(events).indexOf(event) + 1);
  const isOvertaken = later.some(({ kind: each }) => each.startsWith('visit')) || data.givenUp !== undefined;
  if (isOvertaken) return { event, judgment: failure('moved-on') };
  const judgment = judgeUndo({
    deed: kind,
    at,
    doneBy: userId,
    status: row.status,
    isPaid: row.paidAt !== null,
    caller: { userId: caller.userId, role: isOfficeRole(caller.role) ? 'office' : 'crew' },
    now,
    dayEndsAt: endOfDay(at),
    hasWindows: later.some((each) => each.kind === 'windows-recorded'),
    refundedCents: typeof data.refundCents === 'number' ? data.refundCents : 0,
  });
  return { event, judgment };
}

/** The action that the caller can undo now, with the last moment for it; undefined when there is none. */
export function undoRight(
  row: BookingRow,
  events: readonly DeedEvent[],
  look: Look,
): { deed: UndoableDeed; until: number } | undefined {
  const last = isCrewsJob(row, look) ? lastDeed(row, events, look) : undefined;
  return last?.judgment.ok ? { deed: last.event.kind, until: last.judgment.value.until } : undefined;
}

/** Midnight after an instant, on the shop's clock. */
function endOfDay(epochMs: number): number {
  return instantOf({ date: addDays(localMoment(epochMs).date, 1), time: '00:00' });
}
