import type { ActedBooking, PhoneBookingRequest } from '@tintforge/api-contract';
import { noticeOverrides, type PricedOrder, type Region } from '@tintforge/booking-core';
import type { Transaction } from '../../../db/client';
import type { BookingRow } from '../../../db/schema';
import { commit } from '../../../db/unit-of-work';
import type { AgreedTint } from '../../../db/without-tint';
import { isProblem, type Problem, problem } from '../../../platform/problem';
import { checkOrder, checkShade, checkTint, checkTotal } from '../../orders';
import { type RulesInForce, rulesInForce } from '../../settings';
import { checkVehicleYear } from '../hold/check-request';
import { findCrew } from '../hold/find-crew';
import { hashRequest } from '../hold/hold-booking';
import { newBooking } from '../hold/new-booking';
import type { BookingContext } from '../ports';
import { idempotencyKeyReused } from '../problems';
import {
  bookingById,
  findIdempotencyKey,
  insertBooking,
  insertCells,
  insertIdempotencyKey,
  visitOf,
} from '../store/booking-store';
import { accountByVerifiedEmail } from '../store/owner-store';
import { writeScheduled } from './keep-booking';
import { staffStart, whyReason } from './move-by-staff';
import { type Actor, actedView, reasonMissing, recordStaffAct, tellCustomer } from './staff-act';

const dayMs = 86_400_000;

/** A booking taken by phone. */
export interface PhoneBooking {
  body: PhoneBookingRequest;
  /** In lower case. */
  idempotencyKey: string;
  caller: Actor;
}

/**
 * Staff book for a customer on the phone: the same price and crew availability as on the site; overriding lead time and
 * booking window takes a reason. It is paid by an emailed link, until a time that staff choose, or on site. The same
 * key returns the same booking.
 */
export async function bookByPhone(context: BookingContext, booking: PhoneBooking): Promise<ActedBooking | Problem> {
  const { body } = booking;
  const { catalogue, catalogueVersion } = await rulesInForce(context.database.connection, context);
  const checked = checkOrder(catalogue, body);
  if (isProblem(checked)) return checked;
  const wrong =
    checkVehicleYear(body.vehicleYear, context.clock.now()) ??
    checkShade(catalogue, { shade: body.preferredShade, order: checked.order }) ??
    checkTotal(checked.order, body.totalPrice) ??
    checkAddress(body);
  if (wrong !== undefined) return wrong;
  const tint = checkTint(context.tint, {
    tint: body.tint,
    order: checked.order,
    modelYear: body.vehicleYear,
    day: body.appointmentDate,
    now: context.clock.now(),
  });
  if (isProblem(tint)) return tint;
  return commit(context.database, (transaction) =>
    bookOnce(transaction, { context, booking, tint, catalogueVersion, ...checked }),
  );
}

function checkAddress({ payment, customerEmail }: PhoneBookingRequest): Problem | undefined {
  if (payment !== 'link' || customerEmail !== '') return undefined;
  const message = 'We email payment links: enter an email address, or let them pay on site.';
  return problem('missing_field', { message, fields: { customerEmail: message } });
}

interface Checked {
  context: BookingContext;
  booking: PhoneBooking;
  order: PricedOrder;
  /** The version of the catalog that it is priced with. */
  catalogueVersion: number;
  tint: AgreedTint;
  region: Region;
}

async function bookOnce(transaction: Transaction, checked: Checked): Promise<ActedBooking | Problem> {
  const { context, booking, order, region } = checked;
  const { body, idempotencyKey, caller } = booking;
  const known = await findIdempotencyKey(transaction, idempotencyKey);
  if (known !== undefined) {
    const isSame = known.requestHash === hashRequest(body);
    return isSame ? actedView(await bookingById(transaction, known.bookingId)) : idempotencyKeyReused();
  }

  const rules = await rulesInForce(transaction, context);
  const slot = await findCrew(transaction, {
    rules,
    now: context.clock.now(),
    jobMinutes: order.jobMinutes,
    addOnIds: order.addOns.map(({ id }) => id),
    region,
    date: body.appointmentDate,
    time: body.appointmentTime,
    crewId: body.crewId,
    isAnyNotice: true,
  });
  if (isProblem(slot)) return slot;
  const row = await newRow(transaction, { ...checked, rules, crewId: slot.crewId });
  const now = row.createdAt;
  const place = { regionId: region.id, date: row.appointmentDate, time: body.appointmentTime, now };
  const overrides = noticeOverrides(staffStart({ rules, ...place }));
  if (overrides.length > 0 && body.reason === '') return reasonMissing(whyReason(overrides));
  const holdExpiresAt = body.payment === 'link' ? linkEnd(row, body.linkUntil) : null;
  if (isProblem(holdExpiresAt)) return holdExpiresAt;

  const held = { ...row, holdExpiresAt };
  await insertBooking(transaction, held);
  await insertCells(transaction, { ...slot, date: row.appointmentDate, ...visitOf(row) });
  const requestHash = hashRequest(body);
  await insertIdempotencyKey(transaction, { key: idempotencyKey, requestHash, bookingId: row.id, createdAt: now });
  return actedView(body.payment === 'link' ? await askByLink() : await payAtCar());

  async function askByLink(): Promise<BookingRow> {
    const data = { source: 'phone', amountCents: row.totalCents };
    await recordStaffAct(transaction, { context, row: held, caller, now, kind: 'held', data, note: body.reason });
    await tellCustomer(transaction, { context, row: held, now, kind: 'payment-link' });
    return held;
  }

  function payAtCar(): Promise<BookingRow> {
    return writeScheduled(transaction, { context, row: held, caller, note: body.reason, data: { source: 'phone' } });
  }
}

async function newRow(
  transaction: Transaction,
  { context, booking, ...parts }: Checked & { rules: RulesInForce; crewId: string },
) {
  const row = newBooking({ ...parts, context, body: booking.body });
  const { customerEmail } = row;
  const userId = customerEmail === '' ? undefined : await accountByVerifiedEmail(transaction, customerEmail);
  return { ...row, source: 'phone', userId: userId ?? null } as const;
}

/** Expiry of a hold with a payment link: a day by default, and never after the start. */
function linkEnd({ createdAt, startsAt }: BookingRow, chosen: string | undefined): number | Problem {
  if (chosen === undefined) return Math.min(createdAt + dayMs, startsAt);
  const end = Date.parse(chosen);
  if (end > createdAt && end <= startsAt) return end;
  const message = 'The link must expire in the future, no later than the start time.';
  return problem('invalid_value', { message, fields: { linkUntil: message } });
}
