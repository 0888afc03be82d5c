import { randomUUID } from 'node:crypto';
import type { ChangeByShopRequest, ErrorCode, StaffBooking } from '@tintforge/api-contract';
import { ApiError } from '@tintforge/api-contract/client';
import { addDays, type BookingStatus, type PaymentStatus } from '@tintforge/booking-core';
import { isoText } from '../../platform/clock';
import { type LoggedIn, logIn, makeAccount } from '../../testing/logged-in';
import { heldByCode, phoneBookingOf } from '../../testing/phone-booking';
import { sampleShop } from '../../testing/sample-shop';
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
      isExemptionPending?: boolean;
      /** Of several cars. */
      isOfSeveral?: boolean;
    }
  >
> = {
  keep: { statuses: ['pending', 'expired'] },
  cancel: { statuses: ['pending', 'confirmed', 'scheduled'] },
  'cancel car': { statuses: ['confirmed', 'scheduled', 'in-progress'], isOfSeveral: true },
  move: { statuses: ['pending', 'confirmed', 'scheduled'] },
  start: { statuses: ['confirmed', 'scheduled', 'in-progress'] },
  complete: { statuses: ['in-progress'] },
  'no-show': { statuses: ['confirmed', 'scheduled'] },
  tell: { statuses: ['confirmed', 'scheduled'] },
  undo: { statuses: ['in-progress', 'completed', 'no-show', 'confirmed', 'scheduled'] },
  approve: { isExemptionPending: true },
  refuse: { isExemptionPending: true },
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

/** True when an action makes sense for a booking as it last was. */
export function isSensible(
  { observed }: World,
  { act, ticket }: { act: StaffAct['act']; ticket: HistoryTicket },
): boolean {
  const known = observed.get(ticket.booking.trackingCode);
  if (known === undefined) return false;
  const { statuses, paymentStatuses, isExemptionPending, isOfSeveral } = sensible[act];
  const { booking, cars } = known;
  return (
    statuses?.includes(booking.status) !== false &&
    paymentStatuses?.includes(booking.paymentStatus) !== false &&
    (isExemptionPending === undefined || booking.isExemptionPending) &&
    (isOfSeveral === undefined || cars.length > 1)
  );
}

/** The shop's owner, with a login that has not ended. */
async function ownerIn(world: World): Promise<LoggedIn> {
  const { shop, process } = world;
  const at = shop.clock.now();
  if (world.owner?.at === at && world.owner.process === process) return world.owner.login;
  const account = world.owner?.login.account ?? (await makeAccount(shop, { username: 'shop-owner', role: 'admin' }));
  world.owner = { at, process, login: await logIn(shop, account) };
  return world.owner.login;
}

/** A staff member acts, on the booking as it is or as they saw it at their last action. */
export async function actAsStaff(world: World, ticket: HistoryTicket, action: StaffAct): Promise<string> {
  const { trackingCode: code } = ticket.booking;
  const { staff } = await ownerIn(world);
  const seen = await staff('getStaffBooking', { params: { code } });
  const known = world.seenByStaff.get(code);
  world.seenByStaff.set(code, seen.version);
  const version = action.belief === 'old' && known !== undefined ? known : seen.version;
  return refusable(async () => {
    const { status } = await carryOut(world, { staff, seen, version, ticket, action });
    return status;
  });
}

interface Asked {
  staff: LoggedIn['staff'];
  seen: StaffBooking;
  version: number;
  ticket: HistoryTicket;
  action: StaffAct;
}

async function carryOut(world: World, asked: Asked): Promise<{ status: BookingStatus }> {
  const { staff, seen, version, ticket, action } = asked;
  const { share } = action;
  const params = { code: seen.trackingCode };
  const left = seen.can.refund ?? 0;
  const part = (dollars: number) => Math.round(dollars * share) / 100;
  const failed = seen.staffRefunds.filter(({ status }) => status === 'failed');
  const ofRefund = { ...params, id: failed[share % Math.max(1, failed.length)]?.id ?? 'none' };
  const atCar = { version, method: 'cash', note: '' } as const;
  switch (action.act) {
    case 'keep':
      return staff('keepBooking', { params, body: { version, reason: '' } });
    case 'cancel': {
      const askedBy = share % 2 === 0 ? 'customer' : 'shop';
      const { remaining } = seen.can.cancel ?? { remaining: left };
      return staff('cancelByShop', {
        params,
        body:
          share > 50
            ? { version, refund: 'full', amount: remaining, reason: '' }
            : { version, refund: 'amount', amount: part(remaining), askedBy, reason: 'They asked' },
      });
    }
    case 'cancel car': {
      const { staffCars = [] } = seen;
      const car = staffCars[share % Math.max(1, staffCars.length)];
      const refund = share % 2 === 0 ? 'full' : 'policy';
      const quote = refund === 'full' ? car?.cancel?.full : car?.cancel?.byPolicy;
      return staff('cancelCarByShop', {
        params: { ...params, number: String(car?.number ?? 1) },
        body: {
          version,
          refund,
          seen: { refund: quote?.refund ?? 0, kept: quote?.kept ?? 0 },
          reason: 'They asked',
        },
      });
    }
    case 'move':
      return staff('moveByShop', { params, body: { version, ...place(action), reason: 'They asked', notify: true } });
    case 'start':
      return share > 65
        ? staff('startVisit', { params: visitIn(params, 1 + (share % 3)), body: { version, isEarly: true } })
        : staff('startJob', { params, body: { version, isEarly: true } });
    case 'complete':
      return staff('completeJob', { params, body: { version, note: '' } });
    case 'no-show':
      return staff('recordNoShow', { params, body: { version, refund: share % 3 === 0 ? part(left) : 0, reason: '' } });
    case 'tell':
      await staff('sendOnMyWay', { params, body: { minutes: 30 } });
      return seen;
    case 'undo':
      return staff('undoDeed', { params, body: { version, deed: seen.can.undo?.deed ?? 'checked-in' } });
    case 'approve':
      return staff('approveExemption', { params, body: { version, ...waiting(seen), reason: '' } });
    case 'refuse':
      return staff('refuseExemption', { params, body: { version, ...waiting(seen), reason: 'Of another car' } });
    case 'refund':
      return staff('refundBooking', { params, body: { version, amount: part(left), reason: 'A scratch' } });
    case 'retry':
      return staff('retryRefund', { params: ofRefund, body: { version } });
    case 'otherwise':
      return staff('returnRefundOtherwise', { params: ofRefund, body: { version, note: 'In cash' } });
    case 'correct':
      return staff('changeByShop', {
        params,
        body: { version, ...silent, customerName: `Customer ${share}`, notes: seen.notes },
      });
    case 'extras':
      return changeAsSeen(asked, { addOnIds: extrasOf(share), ...crewOf(share) });
    case 'price':
      return changeAsSeen(asked, { totalPrice: part(seen.totalPrice) });
    case 'length':
      return changeAsSeen(asked, { jobMinutes: 60 + 15 * (share % 20), ...crewOf(share) });
    case 'link':
      return staff('sendBalanceLink', { params, body: { version, amount: seen.balance } });
    case 'plan':
      return planAsWritten(world, asked);
    case 'miss':
      return staff('missVisit', { params: visitIn(params, chosenVisit(asked)), body: { version, reason: '' } });
    case 'give up':
      return staff('cancelVisit', { params: visitIn(params, chosenVisit(asked)), body: { version, reason: '' } });
    case 'done': {
      const visit = seen.staffVisits.find(({ can }) => can.complete);
      const body = { version, note: '', isJobDone: true };
      return staff('completeVisit', { params: visitIn(params, visit?.number ?? 1), body });
    }
    case 'receive':
      return staff('recordSitePayment', {
        params,
        body: { ...atCar, direction: 'received', amount: part(ticket.booking.totalPrice) },
      });
    case 'give back':
      return staff('recordSitePayment', {
        params,
        body: {
          ...atCar,
          direction: 'returned',
          isCourtesy: share % 2 === 0,
          amount: part(ticket.booking.totalPrice),
        },
      });
  }
}

function visitIn(params: { code: string }, number: number) {
  return { ...params, number: String(number) };
}

/** Any visit, or one that the booking doesn't have. */
function chosenVisit({ seen, action: { share } }: Asked): number {
  return 1 + (share % (seen.staffVisits.length + 1));
}

/** The car whose exemption waits, where there are several. */
function waiting({ staffCars = [] }: StaffBooking): { car?: number } {
  const car = staffCars.find(({ decideExemption }) => decideExemption);
  return car === undefined ? {} : { car: car.number };
}

/** A plan of one to three visits of one or two crews: all of it is written, or nothing of it. */
async function planAsWritten(
  world: World,
  { staff, seen, version, action: { share, start } }: Asked,
): Promise<{ status: BookingStatus }> {
  const planned = seen.staffVisits
    .filter(({ status }) => status === 'planned')
    .map(({ number }) => number)
    .sort((one, other) => one - other);
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
  const params = { code: seen.trackingCode };
  const body = { version, visits, cancelled, reason, notify: share % 2 === 1 };
  const [outcome] = await Promise.allSettled([staff('planVisits', { params, body })]);
  if (outcome.status === 'rejected' && !(outcome.reason instanceof ApiError)) throw outcome.reason;
  const { history } = await staff('getStaffBooking', { params });
  const written = history.filter(({ note }) => note === reason).length;
  const expected = outcome.status === 'fulfilled' ? 1 : 0;
  if (written !== expected) throw new BrokenInvariant(`a plan was written ${written} times`, world.trace);
  if (outcome.status === 'rejected') throw outcome.reason;
  return outcome.value;
}

const silent = { reason: 'They asked', notify: false } as const;

/** Previews a change and makes it as it was shown, as the dialog does. */
async function changeAsSeen(
  { staff, seen: { trackingCode: code }, version }: Asked,
  change: Partial<ChangeByShopRequest>,
): Promise<{ status: BookingStatus }> {
  const params = { code };
  const body = { version, ...silent, ...change };
  const { after, money } = await staff('changeByShop', { params, body: { ...body, dryRun: true } });
  const seen = { total: after.total, refund: money.toCard };
  return staff('changeByShop', { params, body: { ...body, seen } });
}

function extrasOf(share: number): string[] {
  return sampleShop.addOnIds.slice(0, 3).filter((_id, index) => (share >> index) % 2 === 1);
}

/** Sometimes with the other crew, where the job no longer fits its own. */
function crewOf(share: number) {
  return share % 3 === 0 ? { crewId: sampleShop.otherCrewId } : {};
}

function place({ start, share }: StaffAct) {
  const crews = [sampleShop.crewId, sampleShop.otherCrewId, undefined];
  return { ...(wantedStarts[start] ?? wantedStarts[0]), crewId: crews[share % crews.length] };
}

/** The outcome of an act of staff, or the code of a refusal that they may get. */
async function refusable(act: () => Promise<string>): Promise<string> {
  try {
    return await act();
  } catch (error) {
    const body = error instanceof ApiError ? error.body : undefined;
    if (body === undefined) throw error;
    if (!refusals.includes(body.code)) throw new Error(`Staff were refused with ${body.code}: ${body.message}`);
    return body.code;
  }
}

/** A phone booking; a customer with a link pays by it like any other. */
export async function bookOnTelephone(
  world: World,
  { start, cars, payment }: Extract<Action, { kind: 'phone' }>,
): Promise<string> {
  const { shop } = world;
  const { totalPrice: _total, replaces: _replaces, ...request } = bodyFor(world, start, cars);
  // Longer than a hold of the site, and over after one round of coming to rest.
  const linkUntil = payment === 'link' ? { linkUntil: isoText(shop.clock.now() + 20 * minute) } : {};
  const body = phoneBookingOf(world.shown, { ...request, payment, reason: 'On the telephone', ...linkUntil });
  const { staff } = await ownerIn(world);
  return refusable(async () => {
    const { trackingCode } = await staff('createPhoneBooking', { body, idempotencyKey: randomUUID() });
    const held = await heldByCode(shop, trackingCode);
    world.tickets.push({ ...held, key: undefined, body: bodyFor(world, start), believedRefunds: [] });
    return trackingCode;
  });
}
