import type { ActedBooking, PhoneBookingRequest } from '@tintforge/api-contract';
import { noticeOverrides } from '@tintforge/booking-core';
import type { Transaction } from '../../../db/client';
import type { BookingRow } from '../../../db/schema';
import { commit, insertTogether } from '../../../db/unit-of-work';
import { isProblem, type Problem, problem } from '../../../platform/problem';
import { bookingById, reasonMissing } from '../../jobs';
import { rulesInForce } from '../../settings';
import { type CheckedCars, checkOrderedCars } from '../hold/check-request';
import { findCrews } from '../hold/find-crew';
import { hashRequest } from '../hold/hold-booking';
import { makeBooking, newRows, sidesOfCars } from '../hold/make-booking';
import type { BookingContext } from '../ports';
import { idempotencyKeyReused } from '../problems';
import { findIdempotencyKey, keyInsert } from '../store/booking-store';
import { accountByVerifiedEmail } from '../store/owner-store';
import { writeScheduled } from './keep-booking';
import { staffStart, whyReason } from './move-by-staff';
import { type Actor, actedView, recordStaffAct, tellCustomer } from './staff-act';

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
  const wrong = checkAddress(body) ?? checkCrew(body);
  if (wrong !== undefined) return wrong;
  const checked = await checkOrderedCars(context, body);
  if (isProblem(checked)) return checked;
  return commit(context.database, (transaction) => bookOnce(transaction, { context, booking, checked }));
}

function checkAddress({ payment, customerEmail }: PhoneBookingRequest): Problem | undefined {
  if (payment !== 'link' || customerEmail !== '') return undefined;
  const message = 'We email payment links: enter an email address, or let them pay on site.';
  return problem('missing_field', { message, fields: { customerEmail: message } });
}

function checkCrew({ crewId, crews }: PhoneBookingRequest): Problem | undefined {
  if (crewId === undefined || crews !== 2) return undefined;
  const message = 'Two crews share the cars: let us choose both, or book one crew.';
  return problem('invalid_value', { message, fields: { crewId: message } });
}

interface Checked {
  context: BookingContext;
  booking: PhoneBooking;
  checked: CheckedCars;
}

async function bookOnce(transaction: Transaction, call: Checked): Promise<ActedBooking | Problem> {
  const { context, booking, checked } = call;
  const { region } = checked;
  const { body, idempotencyKey, caller } = booking;
  const known = await findIdempotencyKey(transaction, idempotencyKey);
  if (known !== undefined) {
    const isSame = known.requestHash === hashRequest(body);
    return isSame ? actedView(await bookingById(transaction, known.bookingId)) : idempotencyKeyReused();
  }

  const rules = await rulesInForce(transaction, context);
  const slots = await findCrews(transaction, {
    rules,
    now: context.clock.now(),
    sides: sidesOfCars(checked),
    region,
    date: body.appointmentDate,
    time: body.appointmentTime,
    crewId: body.crewId,
    isAnyNotice: true,
  });
  if (isProblem(slots)) return slots;
  const made = makeBooking(context, { checked, body, slots, rules });
  const row = { ...made.row, source: 'phone', userId: await accountOf(transaction, made.row) } as const;
  const now = row.createdAt;
  const place = { regionId: region.id, date: row.appointmentDate, time: body.appointmentTime, now };
  const overrides = noticeOverrides(staffStart({ rules, ...place }));
  if (overrides.length > 0 && body.reason === '') return reasonMissing(whyReason(overrides));
  const holdExpiresAt = body.payment === 'link' ? linkEnd(row, body.linkUntil) : null;
  if (isProblem(holdExpiresAt)) return holdExpiresAt;

  const held = { ...row, holdExpiresAt };
  const key = { key: idempotencyKey, requestHash: hashRequest(body), bookingId: row.id, createdAt: now };
  await insertTogether(transaction, [...newRows({ made: { ...made, row: held }, slots }), keyInsert(key)]);
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

async function accountOf(transaction: Transaction, { customerEmail }: BookingRow): Promise<string | null> {
  if (customerEmail === '') return null;
  return (await accountByVerifiedEmail(transaction, customerEmail)) ?? null;
}

/** Expiry of a hold with a payment link: a day by default, and never after the start. */
function linkEnd({ createdAt, startsAt }: BookingRow, chosen: string | undefined): number | Problem {
  if (chosen === undefined) return Math.min(createdAt + dayMs, startsAt);
  const end = Date.parse(chosen);
  if (end > createdAt && end <= startsAt) return end;
  const message = 'The link must expire in the future, no later than the start time.';
  return problem('invalid_value', { message, fields: { linkUntil: message } });
}
