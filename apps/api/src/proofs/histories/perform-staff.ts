import { randomUUID } from 'node:crypto';
import type { ErrorCode } from '@tintforge/api-contract';
import {
  addDays,
  type BookingStatus,
  lastUndoable,
  type PaymentStatus,
  refundableCents,
  type TintApproval,
  type UndoableDeed,
} from '@tintforge/booking-core';
import type { BookingRow } from '../../db/schema';
import {
  approveExemption,
  balanceCents,
  bookByPhone,
  bookingView,
  cancelByStaff,
  cancelCarByStaff,
  cancelVisit,
  carsOf,
  changeByStaff,
  completeJob,
  eventsOf,
  keepBooking,
  manageToken,
  missVisit,
  moveByStaff,
  planVisits,
  recordNoShow,
  refuseExemption,
  type SeenBooking,
  type StaffChange,
  sendBalanceLink,
  staffQuotes,
  startJob,
  tellOnMyWay,
  undoDeed,
  visitsOf,
} from '../../features/bookings';
import { recordSitePayment, refundBooking, retryRefund, returnRefundOtherwise } from '../../features/payments';
import { isoText } from '../../platform/clock';
import { isProblem, type Problem } from '../../platform/problem';
import { phoneBookingOf } from '../../testing/phone-booking';
import { sampleShop } from '../../testing/sample-shop';
import { ownerOf } from '../../testing/staff';
import { storedBooking } from '../../testing/stored-rows';
import { bodyFor } from './new-customer';
import { type Action, type StaffAct, wantedStarts } from './steps';
import { BrokenInvariant, type HistoryTicket, type World } from './world';

const minute = 60_000;

/** Refusals that staff may always get: the booking has changed, or the action doesn't fit. */
const refusals: readonly ErrorCode[] = [
  'changed_meanwhile',
  'not_possible',
  'not_movable',
  'amount_too_high',
  'refund_changed',
  'already_paid',
  'payment_unknown',
  'slot_taken',
  'crew_busy',
  'too_soon',
  'not_found',
  'invalid_value',
  'shade_not_legal',
  'exemption_pending',
  'price_changed',
  'outside_hours',
  'bill_changed',
  'too_many_attempts',
];

/** Bookings with which an act of staff makes sense, by their status, that of their money and that of an exemption. */
const sensible: Readonly<
  Record<
    StaffAct['act'],
    {
      statuses?: readonly BookingStatus[];
      paymentStatuses?: readonly PaymentStatus[];
      approvals?: readonly TintApproval[];
    }
  >
> = {
  keep: { statuses: ['pending', 'expired'] },
  cancel: { statuses: ['pending', 'confirmed', 'scheduled'] },
  'cancel car': { statuses: ['confirmed', 'scheduled', 'in-progress'] },
  move: { statuses: ['pending', 'confirmed', 'scheduled'] },
  start: { statuses: ['confirmed', 'scheduled', 'in-progress'] },
  complete: { statuses: ['in-progress'] },
  'no-show': { statuses: ['confirmed', 'scheduled'] },
  tell: { statuses: ['confirmed', 'scheduled'] },
  undo: { statuses: ['in-progress', 'completed', 'no-show', 'confirmed', 'scheduled'] },
  approve: { approvals: ['pending'] },
  refuse: { approvals: ['pending'] },
  refund: { paymentStatuses: ['paid', 'deposit-paid', 'partially-refunded', 'refund-pending', 'refund-failed'] },
  retry: { paymentStatuses: ['refund-failed'] },
  otherwise: { paymentStatuses: ['refund-failed'] },
  receive: { paymentStatuses: ['on-site', 'deposit-paid'] },
  'give back': { paymentStatuses: ['paid-on-site', 'on-site'] },
  correct: { statuses: ['confirmed', 'scheduled', 'in-progress', 'completed', 'cancelled'] },
  extras: { statuses: ['confirmed', 'scheduled', 'in-progress', 'completed'] },
  price: { statuses: ['confirmed', 'scheduled', 'in-progress', 'completed'] },
  length: { statuses: ['confirmed', 'scheduled', 'in-progress'] },
  link: { paymentStatuses: ['on-site', 'deposit-paid'] },
  plan: { statuses: ['confirmed', 'scheduled', 'in-progress', 'completed'] },
  miss: { statuses: ['confirmed', 'scheduled', 'in-progress'] },
  'give up': { statuses: ['confirmed', 'scheduled', 'in-progress'] },
  done: { statuses: ['in-progress'] },
};

/** True when an action makes sense for a booking in its current state. */
export async function isSensible(
  { shop }: World,
  { act, ticket }: { act: StaffAct['act']; ticket: HistoryTicket },
): Promise<boolean> {
  const { row } = await storedBooking(shop, ticket.booking.trackingCode);
  const {
    statuses = [row.status],
    paymentStatuses = [row.paymentStatus],
    approvals = [row.tintApproval],
  } = sensible[act];
  const isOfStatus = statuses.includes(row.status) && paymentStatuses.includes(row.paymentStatus);
  return isOfStatus && approvals.includes(row.tintApproval) && (act !== 'cancel car' || row.carCount > 1);
}

/** A staff member acts, on the booking as it is or as they saw it at their last action. */
export async function actAsStaff(world: World, ticket: HistoryTicket, action: StaffAct): Promise<string> {
  const { trackingCode: code } = ticket.booking;
  const { row } = await storedBooking(world.shop, code);
  const known = world.seenByStaff.get(code);
  const version = action.belief === 'old' && known !== undefined ? known : row.version;
  world.seenByStaff.set(code, row.version);
  const caller = await ownerOf(world.shop);
  return told(await carryOut(world, { seen: { code, version, caller }, ticket, action }));
}

interface Asked {
  seen: SeenBooking;
  ticket: HistoryTicket;
  action: StaffAct;
}

async function carryOut(world: World, asked: Asked): Promise<object> {
  const { seen, ticket, action } = asked;
  const { bookings } = world.shop.payments;
  const { row, refunds } = await storedBooking(world.shop, seen.code);
  const { share } = action;
  const money = await bookings.moneyOf(bookings.database.connection, row.id);
  const left = refundableCents(money);
  const part = (cents: number) => Math.round((cents * share) / 100) / 100;
  const failed = refunds.filter(({ status }) => status === 'failed');
  const chosen = { ...seen, id: failed[share % Math.max(1, failed.length)]?.id ?? 'none' };
  const atCar = { ...seen, method: 'cash', note: '' } as const;
  switch (action.act) {
    case 'keep':
      return keepBooking(bookings, { ...seen, reason: '' });
    case 'cancel':
      return share > 50
        ? cancelByStaff(bookings, { ...seen, refund: 'full', amount: left / 100, reason: '' })
        : cancelByStaff(bookings, {
            ...seen,
            refund: 'amount',
            amount: part(left),
            askedBy: share % 2 === 0 ? 'customer' : 'shop',
            reason: 'They asked',
          });
    case 'cancel car': {
      const cars = await carsOf(bookings.database.connection, row);
      const car = cars[share % Math.max(1, cars.length)];
      const now = world.shop.clock.now();
      const quotes = car === undefined ? undefined : staffQuotes(row, { car, cars, money, now });
      const refund = share % 2 === 0 ? 'full' : 'policy';
      const seen = { refund: (quotes?.[refund].toCardCents ?? 0) / 100, kept: (quotes?.[refund].keptCents ?? 0) / 100 };
      const number = car?.number ?? 1;
      return cancelCarByStaff(bookings, { ...asked.seen, number, refund, seen, reason: 'They asked' });
    }
    case 'move':
      return moveByStaff(bookings, { ...seen, ...place(action), reason: 'They asked', notify: true });
    case 'start':
      return startJob(bookings, { ...seen, isEarly: true, ...(share > 65 ? { number: 1 + (share % 3) } : {}) });
    case 'complete':
      return completeJob(bookings, { ...seen, note: '' });
    case 'no-show':
      return recordNoShow(bookings, { ...seen, refund: share % 3 === 0 ? part(left) : 0, reason: '' });
    case 'tell':
      return tellOnMyWay(bookings, { ...seen, minutes: 30 });
    case 'undo':
      return undoDeed(bookings, { ...seen, deed: (await lastUndoableOf(world, row.id)) ?? 'checked-in' });
    case 'approve':
      return approveExemption(bookings, { ...seen, reason: '' });
    case 'refuse':
      return refuseExemption(bookings, { ...seen, reason: 'Of another car' });
    case 'refund':
      return refundBooking(bookings, { ...seen, amount: part(left), reason: 'A scratch' });
    case 'retry':
      return retryRefund(bookings, chosen);
    case 'otherwise':
      return returnRefundOtherwise(bookings, { ...chosen, note: 'In cash' });
    case 'correct':
      return changeByStaff(bookings, { ...seen, ...silent, customerName: `Customer ${share}`, notes: row.notes });
    case 'extras':
      return changeAsSeen(world, { ...seen, ...silent, addOnIds: extrasOf(share), ...crewOf(share) });
    case 'price':
      return changeAsSeen(world, { ...seen, ...silent, totalPrice: part(row.totalCents) });
    case 'length':
      return changeAsSeen(world, { ...seen, ...silent, jobMinutes: 60 + 15 * (share % 20), ...crewOf(share) });
    case 'link':
      return sendBalanceLink(bookings, { ...seen, amount: balanceCents(row, money) / 100 });
    case 'plan':
      return planAsWritten(world, { seen, action, row });
    case 'miss':
      return missVisit(bookings, { ...seen, number: 1 + (share % row.visitCount), reason: '' });
    case 'give up':
      return cancelVisit(bookings, { ...seen, number: 1 + (share % (row.visitCount + 1)), reason: '' });
    case 'done':
      return completeJob(bookings, { ...seen, note: '', isJobDone: true });
    case 'receive':
      return recordSitePayment(bookings, {
        ...atCar,
        direction: 'received',
        amount: part(ticket.booking.totalPrice * 100),
      });
    case 'give back':
      return recordSitePayment(bookings, {
        ...atCar,
        direction: 'returned',
        isCourtesy: share % 2 === 0,
        amount: part(ticket.booking.totalPrice * 100),
      });
  }
}

/** A plan of one to three visits of one or two crews: all of it is written, or nothing of it. */
async function planAsWritten(
  world: World,
  { seen, action: { share, start }, row }: { seen: SeenBooking; action: StaffAct; row: BookingRow },
): Promise<object> {
  const { connection } = world.shop.database;
  const all = await visitsOf(connection, row.id);
  const planned = all.filter(({ status }) => status === 'planned').map(({ number }) => number);
  const moved = share % 2 === 0 ? planned.slice(0, share % 3) : [];
  const cancelled = share % 5 === 0 ? planned.filter((number) => !moved.includes(number)).slice(0, 1) : [];
  const count = Math.max(moved.length, 1 + (share % 3));
  const visits = Array.from({ length: count }, (_, index) => {
    const { appointmentTime } = wantedStarts[(start + index) % wantedStarts.length] ?? wantedStarts[0];
    const number = moved[index];
    return {
      ...(number === undefined ? {} : { number }),
      crewId: (share + index) % 4 === 0 ? sampleShop.otherCrewId : sampleShop.crewId,
      date: addDays('2026-12-02', (share + index * (1 + (share % 2))) % 4),
      start: appointmentTime,
      minutes: 60 * (1 + ((share + index) % 4)),
    };
  });
  const reason = randomUUID();
  const plan = { ...seen, visits, cancelled, reason, notify: share % 2 === 1 };
  const outcome = await planVisits(world.shop.payments.bookings, plan);
  const written = (await eventsOf(connection, row.id)).filter(({ note }) => note === reason).length;
  const expected = isProblem(outcome) ? 0 : 1;
  if (written !== expected) throw new BrokenInvariant(`a plan was written ${written} times`, world.trace);
  return outcome;
}

const silent = { reason: 'They asked', notify: false } as const;

/** Previews a change and makes it as it was shown, as the dialog does. */
async function changeAsSeen(world: World, change: StaffChange): Promise<object> {
  const { bookings } = world.shop.payments;
  const shown = await changeByStaff(bookings, { ...change, isTrial: true });
  if (isProblem(shown)) return shown;
  const seen = { total: shown.row.totalCents / 100, refund: shown.money.toCardCents / 100 };
  return changeByStaff(bookings, { ...change, seen });
}

function extrasOf(share: number): string[] {
  return sampleShop.addOnIds.slice(0, 3).filter((_id, index) => (share >> index) % 2 === 1);
}

/** Sometimes with the other crew, where the job no longer fits its own. */
function crewOf(share: number) {
  return share % 3 === 0 ? { crewId: sampleShop.otherCrewId } : {};
}

/** The last action at the car, which staff would undo. */
async function lastUndoableOf({ shop }: World, bookingId: string): Promise<UndoableDeed | undefined> {
  return lastUndoable(await eventsOf(shop.database.connection, bookingId))?.kind;
}

function place({ start, share }: StaffAct) {
  const crews = [sampleShop.crewId, sampleShop.otherCrewId, undefined];
  return { ...(wantedStarts[start] ?? wantedStarts[0]), crewId: crews[share % crews.length] };
}

function told(outcome: object | Problem): string {
  if (!isProblem(outcome)) return 'status' in outcome ? String(outcome.status) : 'done';
  const { code, message } = outcome.body;
  if (!refusals.includes(code)) throw new Error(`Staff were refused with ${code}: ${message}`);
  return code;
}

/** A phone booking; a customer with a link pays by it like any other. */
export async function bookOnTelephone(
  world: World,
  { start, cars, payment }: Extract<Action, { kind: 'phone' }>,
): Promise<string> {
  const { shop } = world;
  const { bookings } = shop.payments;
  const { totalPrice: _total, replaces: _replaces, ...request } = bodyFor(world, start, cars);
  // Longer than a hold of the site, and over after one round of coming to rest.
  const linkUntil = payment === 'link' ? { linkUntil: isoText(shop.clock.now() + 20 * minute) } : {};
  const body = phoneBookingOf(world.shown, { ...request, payment, reason: 'On the telephone', ...linkUntil });
  const caller = await ownerOf(shop);
  const booked = await bookByPhone(bookings, { body, idempotencyKey: randomUUID(), caller });
  if (isProblem(booked)) return told(booked);
  const { row } = await storedBooking(shop, booked.trackingCode);
  world.tickets.push({
    booking: bookingView(shop.catalogue, row),
    manageToken: manageToken(bookings.tokenKey, row),
    heldAt: isoText(row.createdAt),
    holdExpiresAt: isoText(row.holdExpiresAt ?? row.createdAt),
    key: undefined,
    body: bodyFor(world, start),
    believedRefunds: [],
  });
  return booked.trackingCode;
}
