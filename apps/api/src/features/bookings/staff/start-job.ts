import type { ActedBooking, CheckInObstacle } from '@tintforge/api-contract';
import { formatLongDate, isEarlyCheckIn } from '@tintforge/booking-core';
import { formatMoment } from '@tintforge/content/clock';
import type { Connection } from '../../../db/client';
import type { BookingRow, VisitRow } from '../../../db/schema';
import { commit } from '../../../db/unit-of-work';
import { isoText } from '../../../platform/clock';
import { isProblem, type Problem, problem } from '../../../platform/problem';
import { eventsOf, notPossible } from '../../jobs';
import type { BookingContext } from '../ports';
import { exemptionPending } from '../problems';
import { checkInObstacle } from '../rights/check-in-obstacle';
import { mayStart } from '../rights/staff-rights';
import { updateVisit } from '../store/visit-store';
import { findVisit, type SeenVisit } from '../visits/find-visit';
import { writeVisitAct } from '../visits/write-visits';
import { actedView, type SeenBooking, writeStaffAct } from './staff-act';

/** A car to check in, for the visit that comes next unless another one is named. */
export interface CheckIn extends SeenVisit {
  /** Confirms that it is much earlier than the start. */
  isEarly?: boolean | undefined;
}

/** The crew is at the car: checks it in, once for each visit, on its day. A very early check-in must be confirmed. */
export async function startJob(context: BookingContext, seen: CheckIn): Promise<ActedBooking | Problem> {
  const { database, clock } = context;
  return commit(database, async (transaction) => {
    const found = await findVisit(transaction, seen);
    if (isProblem(found)) return found;
    const { row, visit, all, shown } = found;
    const now = clock.now();
    const { caller } = seen;
    if (!mayStart(shown, { caller, now })) return notStartable(transaction, { row: shown, seen, now });
    // Several cars can be worked on by two crews at once.
    const isInTheWay = ({ crewId }: VisitRow) => row.carCount === 1 || crewId === visit.crewId;
    const other = all.find((each) => each.status === 'in-progress' && isInTheWay(each));
    if (other !== undefined) return notPossible(row, `Complete visit ${other.number} first: it’s in progress.`);
    if (isEarlyCheckIn({ ...shown, now }) && seen.isEarly !== true) return early(shown);
    const changes = { status: 'in-progress', awaitsVisit: false } as const;
    if (all.length === 1) {
      return actedView(await writeStaffAct(transaction, { context, row, caller, now, kind: 'checked-in', changes }));
    }
    const { bookingId, number } = visit;
    await updateVisit(transaction, { bookingId, number, status: 'in-progress', startedAt: now });
    const kind = row.status === 'in-progress' ? 'visit-started' : 'checked-in';
    const data = { visit: number };
    return actedView(await writeVisitAct(transaction, { context, row, caller, now, kind, changes, data }));
  });
}

function early({ startsAt }: BookingRow): Problem {
  return problem('early_check_in', {
    message: `This job starts ${formatMoment(startsAt)}. Check in now only if the crew is at the car.`,
    details: { startsAt: isoText(startsAt) },
  });
}

async function notStartable(
  connection: Connection,
  { row, seen: { caller }, now }: { row: BookingRow; seen: SeenBooking; now: number },
): Promise<Problem> {
  const obstacle = checkInObstacle(row, { caller, now });
  if (obstacle === 'exemption-pending') return exemptionPending();
  return notPossible(row, obstacle === undefined ? '' : await textOf(connection, { row, obstacle }));
}

/** All but the one with its own code. */
type SaidObstacle = Exclude<CheckInObstacle, 'exemption-pending'>;

async function textOf(
  connection: Connection,
  { row, obstacle }: { row: BookingRow; obstacle: SaidObstacle },
): Promise<string> {
  const since = async (kind: string) =>
    momentOf((await eventsOf(connection, row.id)).findLast((event) => event.kind === kind)?.at);
  const texts: Readonly<Record<SaidObstacle, () => string | Promise<string>>> = {
    'other-region': () => 'This job belongs to another region.',
    'unpaid-hold': () =>
      'This time is only held: it isn’t paid for, and the office hasn’t confirmed it without payment.',
    expired: () => 'This hold expired without a payment.',
    cancelled: () => 'This booking is cancelled.',
    'no-show': () => 'This booking is a no-show.',
    completed: async () => `This job is already completed${await since('completed')}.`,
    'in-progress': async () => `This car is already checked in${await since('checked-in')}.`,
    'not-today': () => `This appointment is on ${formatLongDate(row.appointmentDate)}, not today.`,
  };
  return texts[obstacle]();
}

function momentOf(at: number | undefined): string {
  return at === undefined ? '' : ` since ${formatMoment(at)}`;
}
