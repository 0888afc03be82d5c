import { isOfficeRole } from '@tintforge/api-contract';
import {
  type ChangePart,
  type Changer,
  isMovable,
  nextBookingStatus,
  noShowFrom,
  refundableCents,
  tellMoney,
} from '@tintforge/booking-core';
import { localMoment } from '@tintforge/content/clock';
import type { BookingRow } from '../../../db/schema';
import { cancellationOf } from '../../jobs';
import type { BookingMoney } from '../ports';
import type { Actor } from '../staff/staff-act';
import { checkInObstacle, isToday } from './check-in-obstacle';
import { mayPlanVisits } from './may-plan-visits';
import { possibleParts } from './possible-parts';

/** A booking with its payments, the staff member who views it, and the time (epoch milliseconds). */
interface Look {
  money: BookingMoney;
  caller: Actor;
  now: number;
}

/** Staff's available actions on a booking. Money in cents, 0 where there is none to move. */
export interface StaffRights {
  keep: boolean;
  /** The most that can be received on site, and the most that can be refunded there. */
  receiveCents: number;
  giveBackCents: number;
  start: boolean;
  complete: boolean;
  noShow: boolean;
  /**
   * The card's money, the policy's share of it, and what the customer's bank holds of it, which is never refunded while it
   * does; undefined when it can't be cancelled.
   */
  cancel: { remainingCents: number; byPolicyCents: number; heldCents?: number } | undefined;
  move: boolean;
  planVisits: boolean;
  /** The parts that can be changed. */
  change: ChangePart[];
  decideExemption: boolean;
  endLinks: boolean;
  /** The most that can be returned to the card. */
  refundCents: number;
}

/** The actions that the use cases of staff allow: the page offers exactly these. */
export function staffRights(row: BookingRow, { money, caller, now }: Look): StaffRights {
  const { status, startsAt } = row;
  const can = (event: Parameters<typeof nextBookingStatus>[1]) => nextBookingStatus(status, event).ok;
  return {
    keep: mayKeep(row, now),
    receiveCents: receivableCents(row, money),
    giveBackCents: isOfficeRole(caller.role) ? givableCents(money) : 0,
    start: mayStart(row.awaitsVisit ? { ...row, status: 'scheduled' } : row, { caller, now }),
    complete:
      can('completed') && !row.awaitsVisit && isCrewsJob(row, { caller, now }) && row.tintApproval !== 'pending',
    noShow:
      can('no-show') &&
      isCrewsJob(row, { caller, now }) &&
      now >= noShowFrom(startsAt, isOfficeRole(caller.role) ? 'office' : 'crew'),
    cancel: can('cancelled') ? cancellationOf({ ...row, money }, now) : undefined,
    move: isMovable(status) && row.visitCount === 1,
    planVisits: mayPlanVisits(row),
    change: changeOf(row, { caller, now }),
    decideExemption: mayDecideExemption(row),
    endLinks: isOfficeRole(caller.role) && row.customerName !== '',
    refundCents: freeCents(money),
  };
}

/** The rights with which a staff member changes a booking: an administrator sets prices, the office all the rest. */
export function changerOf({ role }: Actor): Changer {
  return role === 'admin' || role === 'office' ? role : 'crew';
}

/** The parts of a booking that staff can change now; none of a hold that its customer is paying for, or once it is erased. */
function changeOf(row: BookingRow, { caller, now }: Omit<Look, 'money'>): ChangePart[] {
  const isOpen = isCrewsJob(row, { caller, now }) && row.customerName !== '';
  return isOpen && !isBeingPaid(row) ? possibleParts(row, changerOf(caller)) : [];
}

/** True for a hold of the site, whose customer is at the card form. A phone booking and an accepted quote wait for days. */
export function isBeingPaid({ status, source, quoteId }: Pick<BookingRow, 'status' | 'source' | 'quoteId'>): boolean {
  return status === 'pending' && source === 'site' && quoteId === null;
}

/** True when a job is within the caller's scope: every job for the shop, today's jobs in its region for a crew. */
export function isCrewsJob(row: BookingRow, { caller, now }: { caller: Actor; now: number }): boolean {
  return isOfficeRole(caller.role) || (caller.regionId === row.regionId && isToday(row, now));
}

/** True when the car can be checked in: on its day, or by the shop afterward if it was forgotten. */
export function mayStart(row: BookingRow, { caller, now }: { caller: Actor; now: number }): boolean {
  const obstacle = checkInObstacle(row, { caller, now });
  const isForgotten = isOfficeRole(caller.role) && row.appointmentDate < localMoment(now).date;
  return obstacle === undefined || (obstacle === 'not-today' && isForgotten);
}

/**
 * True while a booking can be confirmed without payment: it is upcoming and hasn't been confirmed. A quote's that has
 * expired is accepted again instead.
 */
export function mayKeep(
  { status, startsAt, quoteId }: Pick<BookingRow, 'status' | 'startsAt' | 'quoteId'>,
  now: number,
): boolean {
  const isOver = status === 'expired' && quoteId !== null;
  return nextBookingStatus(status, 'kept-by-staff').ok && now < startsAt && !isOver;
}

/**
 * True when a car's windows can be recorded: once it is checked in. Whose job it is, and when, is checked elsewhere. A
 * quote's work has no car of the catalog.
 */
export function mayRecordWindows({ status, quoteId }: Pick<BookingRow, 'status' | 'quoteId'>): boolean {
  return quoteId === null && (status === 'in-progress' || status === 'completed');
}

/** True when an exemption awaits review: as long as it can still change the crew's work. */
export function mayDecideExemption(row: Pick<BookingRow, 'status' | 'tintApproval'>): boolean {
  return row.tintApproval === 'pending' && isMovable(row.status);
}

/** Amount due on site, in cents. Nothing is due for a cancelled booking. */
export function receivableCents({ status }: Pick<BookingRow, 'status'>, money: BookingMoney): number {
  const isOwed = status !== 'cancelled' && status !== 'expired' && status !== 'pending';
  return isOwed ? Math.max(0, tellMoney(money).dueCents) : 0;
}

/** Received on site, less on-site refunds. */
function givableCents({ site }: BookingMoney): number {
  return site === undefined ? 0 : Math.max(0, site.receivedCents - site.returnedCents);
}

/** Cents that can be refunded to the card now: of payments that no bank holds. */
export function freeCents(money: BookingMoney): number {
  return refundableCents(money) - (money.heldCents ?? 0);
}
