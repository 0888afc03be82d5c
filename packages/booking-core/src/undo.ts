import type { BookingStatus } from './booking-status';
import { failure, type Result, success } from './result';

/** Actions at the car that can be undone for a while. */
export const undoableDeeds = ['on-my-way', 'checked-in', 'completed', 'no-show'] as const;

/** One of {@link undoableDeeds}. */
export type UndoableDeed = (typeof undoableDeeds)[number];

/** Time in which a crew member can undo their own action, in milliseconds. The office can until the end of the shop's day. */
export const crewUndoMs = 15 * 60_000;

/** Reasons why an action can't be undone. */
export const undoRefusals = ['moved-on', 'not-yours', 'too-late', 'windows-recorded', 'money-refunded'] as const;

/** One of {@link undoRefusals}. */
export type UndoRefusal = (typeof undoRefusals)[number];

/** An action that someone wants to undo, with all that decides about it. Times are epoch milliseconds. */
export interface UndoQuestion {
  deed: UndoableDeed;
  /** The time of the action, and the staff member; null for one who no longer exists. */
  at: number;
  doneBy: string | null;
  /** The booking's status now, and whether it was paid by card before its day. */
  status: BookingStatus;
  isPaid: boolean;
  caller: { userId: string; role: 'crew' | 'office' };
  now: number;
  /** End of the shop's day on which it was done. */
  dayEndsAt: number;
  /** Windows were recorded since. */
  hasWindows: boolean;
  /** US cents that were refunded with it. */
  refundedCents: number;
}

/** An allowed undo. */
export interface Undo {
  /** The booking's status afterward. */
  to: BookingStatus;
  /** The last moment for it, epoch milliseconds. */
  until: number;
  /** The customer was emailed about it: an unsent email is withdrawn, a sent one is corrected. */
  isMailed: boolean;
}

/** Status before the crew came: paid by card, or due on site. */
function ahead(isPaid: boolean): BookingStatus {
  return isPaid ? 'confirmed' : 'scheduled';
}

const reversals: Readonly<
  Record<UndoableDeed, { from: readonly BookingStatus[]; to: (isPaid: boolean) => BookingStatus; isMailed: boolean }>
> = {
  'on-my-way': { from: ['confirmed', 'scheduled'], to: ahead, isMailed: true },
  'checked-in': { from: ['in-progress'], to: ahead, isMailed: false },
  completed: { from: ['completed'], to: () => 'in-progress', isMailed: false },
  'no-show': { from: ['no-show'], to: ahead, isMailed: true },
};

/**
 * Judges who can undo an action, until when, and where it leads: crews their own action within {@link crewUndoMs}, the office anyone's
 * until the end of the day. A check-in stays once windows were recorded, a no-show once money was refunded with it.
 */
export function judgeUndo(question: UndoQuestion): Result<Undo, UndoRefusal> {
  const { deed, at, doneBy, status, caller, now, dayEndsAt } = question;
  const { from, to, isMailed } = reversals[deed];
  if (!from.includes(status)) return failure('moved-on');
  const isOffice = caller.role === 'office';
  if (!isOffice && doneBy !== caller.userId) return failure('not-yours');
  const until = isOffice ? dayEndsAt : Math.min(at + crewUndoMs, dayEndsAt);
  if (now > until) return failure('too-late');
  if (deed === 'checked-in' && question.hasWindows) return failure('windows-recorded');
  if (deed === 'no-show' && question.refundedCents > 0) return failure('money-refunded');
  return success({ to: to(question.isPaid), until, isMailed });
}

/** An event of a booking's history, as far as undoing is concerned. */
export interface UndoableEvent {
  id: string;
  kind: string;
  data: Readonly<Record<string, unknown>>;
}

/** The events that still count: neither undone nor an undo. Undone ones stay in the history. */
export function standingEvents<Event extends UndoableEvent>(events: readonly Event[]): Event[] {
  const undone = new Set(events.filter(({ kind }) => kind === 'undone').map(({ data }) => data.eventId));
  return events.filter(({ id, kind }) => kind !== 'undone' && !undone.has(id));
}

/** The last action that could be undone; undefined when there is none. */
export function lastUndoable<Event extends UndoableEvent>(
  events: readonly Event[],
): (Event & { kind: UndoableDeed }) | undefined {
  return standingEvents(events).findLast((event): event is Event & { kind: UndoableDeed } =>
    undoableDeeds.some((deed) => deed === event.kind),
  );
}
