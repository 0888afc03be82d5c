import type { ActedBooking, MailKind } from '@tintforge/api-contract';
import type { UndoableDeed, UndoRefusal } from '@tintforge/booking-core';
import type { Transaction } from '../../../db/client';
import type { BookingEventRow } from '../../../db/schema';
import { commit } from '../../../db/unit-of-work';
import { isProblem, type Problem } from '../../../platform/problem';
import { eventsOf, notPossible } from '../../jobs';
import { withdrawNotification } from '../../notifications';
import type { BookingContext } from '../ports';
import { isCrewsJob } from '../rights/staff-rights';
import { lastDeed } from '../rights/undo-right';
import { changedMeanwhile } from './changed-meanwhile';
import { actedView, findForStaff, type SeenBooking, tellCustomer, writeStaffAct } from './staff-act';

/** An action at the car that was a wrong tap. */
export interface UndoneDeed extends SeenBooking {
  deed: UndoableDeed;
}

/** The email that an action sent, and the one that corrects it. */
const mails: Readonly<Partial<Record<UndoableDeed, { sent: MailKind; correction: MailKind }>>> = {
  'on-my-way': { sent: 'on-my-way', correction: 'on-my-way-corrected' },
  'no-show': { sent: 'booking-missed', correction: 'no-show-corrected' },
};

const refusals: Readonly<Record<UndoRefusal, string>> = {
  'moved-on': 'The booking has moved on since, so this can’t be undone.',
  'not-yours': 'Someone else did this. Ask the office to undo it.',
  'too-late': 'It’s too late to undo this. Ask the office.',
  'windows-recorded': 'Windows were recorded after the check-in, so it can’t be undone.',
  'money-refunded': 'Money was refunded with the no-show, so it can’t be undone. Make a new booking.',
};

/**
 * Undoes the last action at the car, by the rules of `judgeUndo`. The action stays in the history and in the audit, with
 * the undo after it. An unsent email is withdrawn, one that may have been sent is corrected. The crew's half hours were
 * never given back, so there is nothing to take again. A second tap returns the same result and writes nothing.
 */
export async function undoDeed(context: BookingContext, undo: UndoneDeed): Promise<ActedBooking | Problem> {
  return commit(context.database, (transaction) => judge(transaction, context, undo));
}

async function judge(
  transaction: Transaction,
  context: BookingContext,
  undo: UndoneDeed,
): Promise<ActedBooking | Problem> {
  const { caller, deed } = undo;
  const row = await findForStaff(transaction, undo);
  if (isProblem(row)) return row;
  const now = context.clock.now();
  if (!isCrewsJob(row, { caller, now })) return notPossible(row, 'This isn’t one of today’s jobs. Ask the office.');
  const events = await eventsOf(transaction, row.id);
  if (isUndoneAlready(events, undo)) return actedView(row);
  if (row.version !== undo.version) return changedMeanwhile(transaction, row);
  const last = lastDeed(row, events, { caller, now });
  if (last === undefined || last.event.kind !== deed) return notPossible(row, refusals['moved-on']);
  const { event, judgment } = last;
  if (!judgment.ok) return notPossible(row, refusals[judgment.problem]);
  const { to, isMailed } = judgment.value;
  const written = await writeStaffAct(transaction, {
    context,
    row,
    caller,
    now,
    kind: 'undone',
    changes: to === row.status ? {} : { status: to },
    data: { deed, eventId: event.id },
  });
  const mail = mails[deed];
  if (isMailed && mail !== undefined) {
    const withdrawn = await withdrawNotification(transaction, {
      bookingId: row.id,
      kind: mail.sent,
      createdAt: event.at,
      now,
    });
    if (withdrawn === 'maybe-sent') {
      const data = { startsAt: row.startsAt };
      await tellCustomer(transaction, { context, row: written, now, kind: mail.correction, cause: event.id, data });
    }
  }
  return actedView(written);
}

/** The caller's own undo of this action is the last thing that happened: the second of two taps. */
function isUndoneAlready(events: readonly BookingEventRow[], { caller, deed }: UndoneDeed): boolean {
  const last = events.at(-1);
  return last?.kind === 'undone' && last.data.deed === deed && last.userId === caller.userId;
}
