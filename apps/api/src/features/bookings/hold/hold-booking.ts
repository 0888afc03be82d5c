import { createHash } from 'node:crypto';
import type { HeldBooking } from '@tintforge/api-contract';
import type { Catalogue } from '@tintforge/booking-core';
import type { Database } from '../../../db/client';
import type { BookingRow } from '../../../db/schema';
import { commit, insertAtLast, isKeyTaken } from '../../../db/unit-of-work';
import { siteKey } from '../../../platform/address-key';
import { isoText } from '../../../platform/clock';
import { isProblem, type Problem } from '../../../platform/problem';
import { bookingById, eventInsert } from '../../jobs';
import { catalogueInForce, type RulesInForce, rulesInForce } from '../../settings';
import type { NewCars } from '../cars/new-cars';
import type { BookingContext } from '../ports';
import { alreadyPaid, holdExpired, idempotencyKeyReused, paymentUnknown, regionBusy, tooManyHolds } from '../problems';
import { hashAddress, manageToken } from '../rights/manage-token';
import { findIdempotencyKey, keyInsert } from '../store/booking-store';
import { isKnownHolder } from '../store/owner-store';
import { bookingView } from '../view/booking-view';
import { type CellClaims, createCellClaims } from './cell-claims';
import { type CheckedRequest, checkRequest, type HoldRequest } from './check-request';
import {
  isBeingEnded,
  isHeld,
  isStillProved,
  keepHold,
  type ProvedUnpaid,
  prepareToEnd,
  writeHoldEnd,
} from './end-hold';
import { findCrews, type SidesRequest, slotTaken } from './find-crew';
import { findGuestRoom } from './guest-room';
import { findPlaces, giveUpPlaces, type PlaceSearch } from './hold-places';
import { makeBooking, newRows, sidesOfCars } from './make-booking';
import { contactColumns } from './new-booking';
import type { Slot } from './slot';

/**
 * Upper bound on retries: every lost round means that another request took a crew or a quota slot, so this can't be
 * reached in practice.
 */
const mostRounds = 40;

/**
 * Holds a time for as long as the shop's rules say: prices the order, finds a crew, and writes booking, cells and
 * idempotency key in one transaction. The database decides concurrent requests; the loser retries and finally gets
 * `slot_taken`. The same key returns the same booking: its key can't be written twice, and a repeated request that finds
 * its own hold in the way is recognized by it.
 */
export async function holdBooking(context: BookingContext, request: HoldRequest): Promise<HeldBooking | Problem> {
  // Before the payment of the hold that is replaced is touched.
  const known = request.body.replaces === undefined ? undefined : await replayOf(context, request);
  if (known !== undefined) return known;
  const held = await holdAnew(context, request);
  return isProblem(held) ? ((await replayOf(context, request)) ?? held) : held;
}

async function holdAnew(context: BookingContext, request: HoldRequest): Promise<HeldBooking | Problem> {
  const checked = await checkRequest(context, request);
  if (isProblem(checked)) return checked;
  const { replaced } = checked;
  if (replaced === undefined) return takeSlot(context, { checked });

  // Without a crew for the new start there is no reason to cancel the old one's payment.
  const slots = await findCrews(context.database.connection, await sidesRequest(context, checked));
  if (isProblem(slots)) return slots;
  const proof = await prepareToEnd(context, { bookingId: replaced.id, isPatient: false });
  if (proof === 'paid') return alreadyPaid(replaced);
  if (proof === 'not-pending') return holdAnew(context, request);
  return typeof proof === 'string' ? paymentUnknown() : replaceHold(context, { checked, proof });
}

/**
 * The old hold ends in the transaction that writes the new one; if there is no new one, for any reason, it continues.
 */
async function replaceHold(
  context: BookingContext,
  { checked, proof }: { checked: CheckedRequest; proof: ProvedUnpaid },
): Promise<HeldBooking | Problem> {
  let held: HeldBooking | Problem | undefined;
  try {
    held = await takeSlot(context, { checked, proof });
    return held;
  } finally {
    if (held === undefined || isProblem(held)) await keepHold(context, proof);
  }
}

async function sidesRequest(context: BookingContext, checked: CheckedRequest): Promise<SidesRequest> {
  const { region, body, replaced } = checked;
  return {
    rules: await rulesInForce(context.database.connection, context),
    now: context.clock.now(),
    sides: sidesOfCars(checked),
    region,
    date: body.appointmentDate,
    time: body.appointmentTime,
    ownBookingId: replaced?.id,
  };
}

const claimsOfShops = new WeakMap<Database, CellClaims>();

function claimsOf({ database }: BookingContext): CellClaims {
  const claims = claimsOfShops.get(database) ?? createCellClaims();
  claimsOfShops.set(database, claims);
  return claims;
}

async function takeSlot(
  context: BookingContext,
  { checked, proof }: { checked: CheckedRequest; proof?: ProvedUnpaid },
): Promise<HeldBooking | Problem> {
  const claims = claimsOf(context);
  for (let round = 0; round < mostRounds; round += 1) {
    const request = await sidesRequest(context, checked);
    const { rules } = request;
    const holder = await newHolder(context, { checked, rules });
    // A server gets both questions in one round trip.
    const placing = findPlaces(context.database.connection, holder);
    placing.catch(() => {});
    const slots = await findCrews(context.database.connection, { ...request, claims });
    if (isProblem(slots)) return slots;
    try {
      const hold = newHold(context, { checked, slots, rules, holder, found: await placing });
      if (isProblem(hold)) return hold;
      const refusal = await writeHold(context, { checked, proof, slots, hold });
      return refusal ?? heldView(context, { row: hold.row, catalogue: request.rules.catalogue });
    } catch (error) {
      if (isKeyTaken(error, 'idempotency_keys'))
        return (await replayOf(context, checked)) ?? (await slotTaken(context.database.connection, request));
      if (!isKeyTaken(error)) throw error;
    } finally {
      claims.release(request.date, slots);
    }
  }
  return slotTaken(context.database.connection, await sidesRequest(context, checked));
}

/** The hold to write with its cars, if it has several, and the holds that release their quota slots for it. */
interface NewHold extends NewCars {
  overdue: readonly string[];
}

/** Writes a hold, or reports that the hold to replace is no longer confirmed unpaid. Nothing is written then. */
async function writeHold(
  context: BookingContext,
  {
    checked,
    proof,
    slots,
    hold: { row, cars, visits, overdue },
  }: { checked: CheckedRequest; proof?: ProvedUnpaid | undefined; slots: readonly Slot[]; hold: NewHold },
): Promise<Problem | undefined> {
  const { replaced, idempotencyKey, body } = checked;
  return commit(context.database, async (transaction) => {
    let current: BookingRow | undefined;
    if (proof !== undefined) {
      current = await bookingById(transaction, proof.bookingId);
      if (!isStillProved(current, { proof, now: context.clock.now() })) return paymentUnknown();
    }
    if (current !== undefined) await writeHoldEnd(transaction, { context, row: current, end: 'replaced' });
    await giveUpPlaces(transaction, overdue);
    const key = {
      key: idempotencyKey,
      requestHash: hashRequest(body),
      bookingId: row.id,
      createdAt: row.createdAt,
    };
    const event = {
      id: context.random.uuid(),
      bookingId: row.id,
      at: row.createdAt,
      actor: 'customer',
      kind: 'held',
      data: replaced === undefined ? {} : { replaces: replaced.trackingCode },
    } as const;
    await insertAtLast(transaction, [
      ...newRows({ made: { row, cars, visits }, slots, isGuests: row.userId === null }),
      keyInsert(key),
      eventInsert(event),
    ]);
    return undefined;
  });
}

/** The holder of a new hold, with the limits that apply. */
async function newHolder(
  context: BookingContext,
  { checked: { address, userId, replaced, region, body }, rules }: { checked: CheckedRequest; rules: RulesInForce },
): Promise<PlaceSearch> {
  const { connection } = context.database;
  const now = context.clock.now();
  const site = siteKey(address);
  const isKnown = userId !== undefined && (await isKnownHolder(connection, userId));
  return {
    holder: {
      ...contactColumns(body),
      regionId: region.id,
      holderAddress: hashAddress(context.tokenKey, address),
      holderNetwork: hashAddress(context.tokenKey, site ?? address),
    },
    isOfSite: site !== undefined,
    guestRoom: isKnown ? undefined : await findGuestRoom(connection, { context, rules, region, now }),
    limits: context.holdLimits,
    now,
    except: replaced?.id,
    // Those who ask at once begin far from each other.
    first: context.random.bytes(3).reduce((number, byte) => number * 256 + byte, 0),
  };
}

function newHold(
  context: BookingContext,
  {
    checked,
    slots,
    rules,
    holder: { holder },
    found,
  }: {
    checked: CheckedRequest;
    slots: readonly Slot[];
    rules: RulesInForce;
    holder: PlaceSearch;
    found: Awaited<ReturnType<typeof findPlaces>>;
  },
): NewHold | Problem {
  if (found === 'too-many') return tooManyHolds();
  if (found === 'crowded') return regionBusy();
  const made = makeBooking(context, { checked, body: checked.body, slots, rules });
  const row = {
    ...made.row,
    userId: checked.userId ?? null,
    holdExpiresAt: made.row.createdAt + rules.holdMinutes * 60_000,
    ...holder,
    ...found.places,
  };
  return { ...made, row, overdue: found.overdue };
}

/** Response to a repeated key, or undefined for a new one. */
async function replayOf(
  context: BookingContext,
  { idempotencyKey, body }: HoldRequest,
): Promise<HeldBooking | Problem | undefined> {
  const { connection } = context.database;
  const known = await findIdempotencyKey(connection, idempotencyKey);
  if (known === undefined) return undefined;
  if (known.requestHash !== hashRequest(body)) return idempotencyKeyReused();
  const row = await bookingById(connection, known.bookingId);
  if (row.paidAt !== null) return alreadyPaid(row);
  const now = context.clock.now();
  if (isBeingEnded(row, now)) return paymentUnknown();
  if (!isHeld(row, now)) return holdExpired();
  // A repetition gives the link that was given first, which may have been ended since.
  const first = { ...row, tokenGeneration: 1 };
  return heldView(context, { row: first, catalogue: await catalogueInForce(connection, context) });
}

function heldView(
  { tokenKey }: BookingContext,
  { row, catalogue }: { row: BookingRow; catalogue: Catalogue },
): HeldBooking {
  return {
    booking: bookingView(catalogue, row),
    manageToken: manageToken(tokenKey, row),
    heldAt: isoText(row.createdAt),
    holdExpiresAt: isoText(row.holdExpiresAt ?? row.createdAt),
  };
}

/** Distinguishes a repeated request from a different one under the same key. */
export function hashRequest(body: object): string {
  return createHash('sha256').update(JSON.stringify(body)).digest('hex');
}
