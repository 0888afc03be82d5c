import type { AvailableDay, BookingState, ErrorCode } from '@tintforge/api-contract';
import { ApiError, type Client, codeOf, detailsOf } from '@tintforge/api-contract/client';
import { faultText } from '@tintforge/app-base/fault-text';
import { tintRefusalOf } from '@tintforge/app-base/tint/tint-refusal-of';
import { type Bill, billFromShop } from './bill';
import { type CarRefusal, carRefusal } from './car-refusal';
import { fingerprintOf, type HoldBody } from './hold-request';
import type { HoldAttempt, HoldStorage, KeptHold } from './hold-storage';

/** Result of holding a start. */
export type HoldOutcome =
  /** `state` is set if it was just requested. */
  | { kind: 'held'; hold: KeptHold; state: BookingState | undefined }
  | { kind: 'start-taken'; days: readonly AvailableDay[] }
  | { kind: 'not-offered'; message: string }
  | { kind: 'price-changed'; bill: Bill }
  | { kind: 'already-paid' }
  | { kind: 'payment-unknown' }
  | { kind: 'too-many-holds' }
  | { kind: 'region-busy' }
  | { kind: 'preview-only' }
  | { kind: 'invalid'; message: string; fields: Readonly<Record<string, string>> }
  | CarRefusal
  /** The cars are more than one booking holds. */
  | { kind: 'needs-quote'; message: string }
  /** `fault`: the server's message about an internal failure. */
  | { kind: 'failed'; fault: string | undefined };

/** The start to hold, and the bill that the customer accepted. */
export interface HoldOrder {
  body: HoldBody;
  bill: Bill;
}

/** Dependencies of `holdStart`. */
export interface HoldTools {
  api: Client;
  storage: HoldStorage;
  now: () => number;
  /** A new UUID. */
  makeKey: () => string;
}

/** Errors for starts that no one can book. */
const notOffered: readonly ErrorCode[] = ['closed_day', 'too_soon', 'too_far', 'outside_hours', 'outside_area'];

/** Errors that a new key resolves: the key belongs to a hold that ended, or to another body. */
const needNewKey: readonly ErrorCode[] = ['hold_expired', 'idempotency_key_reused'];

/** Errors for a hold that the server doesn't know: it can't be replaced, only forgotten. */
const unknownHold: readonly ErrorCode[] = ['unauthorized', 'not_found'];

/**
 * Makes sure that the start is held. An active hold of the same body is reused without a call; a changed body replaces
 * it. The idempotency key is kept until the body changes or its hold ends, so that a repeated request makes one hold.
 * Never throws.
 */
export async function holdStart(tools: HoldTools, order: HoldOrder): Promise<HoldOutcome> {
  const { storage, now } = tools;
  const fingerprint = fingerprintOf(order.body);
  const hold = storage.readHold();
  const isRunning = hold !== undefined && Date.parse(hold.holdExpiresAt) > now();
  const isWanted = hold?.fingerprint === fingerprint && storage.readAttempt()?.idempotencyKey === hold.idempotencyKey;
  if (isRunning && isWanted) return { kind: 'held', hold, state: undefined };
  try {
    return await send(tools, { order, attempt: attemptFor(tools, fingerprint) });
  } catch (error) {
    const code = codeOf(error);
    if (code !== undefined && unknownHold.includes(code)) storage.forget();
    else if (code !== undefined && needNewKey.includes(code)) storage.forgetAttempt();
    else return outcomeOf(error, order);
    return sendOnce(tools, order);
  }
}

async function sendOnce(tools: HoldTools, order: HoldOrder): Promise<HoldOutcome> {
  try {
    return await send(tools, { order, attempt: attemptFor(tools, fingerprintOf(order.body)) });
  } catch (error) {
    return outcomeOf(error, order);
  }
}

/** The pending attempt with this body, or a new one with its own key. */
function attemptFor({ storage, makeKey }: HoldTools, fingerprint: string): HoldAttempt {
  const begun = storage.readAttempt();
  if (begun?.fingerprint === fingerprint) return begun;
  const hold = storage.readHold();
  const attempt: HoldAttempt = {
    idempotencyKey: makeKey(),
    fingerprint,
    ...(hold === undefined ? {} : { replaces: { trackingCode: hold.trackingCode, manageToken: hold.manageToken } }),
  };
  storage.writeAttempt(attempt);
  return attempt;
}

async function send(
  { api, storage }: HoldTools,
  { order: { body, bill }, attempt }: { order: HoldOrder; attempt: HoldAttempt },
): Promise<HoldOutcome> {
  const { manageToken, ...state } = await api('createBooking', {
    idempotencyKey: attempt.idempotencyKey,
    body: { ...body, ...(attempt.replaces === undefined ? {} : { replaces: attempt.replaces }) },
  });
  const { fingerprint, idempotencyKey } = attempt;
  const { booking, holdExpiresAt } = state;
  const { trackingCode } = booking;
  const hold = { trackingCode, manageToken, holdExpiresAt, fingerprint, idempotencyKey, bill };
  storage.writeHold(hold);
  return { kind: 'held', hold, state: { ...state, cancelledByShop: false } };
}

function outcomeOf(error: unknown, { body }: HoldOrder): HoldOutcome {
  const taken = detailsOf(error, 'slot_taken');
  if (taken !== undefined) return { kind: 'start-taken', days: taken.days };
  const price = detailsOf(error, 'price_changed');
  const bill = price && billFromShop(price);
  if (bill !== undefined) return { kind: 'price-changed', bill };
  if (!(error instanceof ApiError) || error.body === undefined) return { kind: 'failed', fault: undefined };
  const aboutCar = body.furtherCars && carRefusal(error, body);
  if (aboutCar !== undefined) return aboutCar;
  const refusal = tintRefusalOf(error, body.tint);
  if (refusal !== undefined) return { kind: 'tint-refused', car: 0, refusal };
  const { code, message, fields } = error.body;
  if (code === 'needs_quote') return { kind: 'needs-quote', message };
  if (code === 'already_paid') return { kind: 'already-paid' };
  if (code === 'payment_unknown') return { kind: 'payment-unknown' };
  if (code === 'too_many_holds') return { kind: 'too-many-holds' };
  if (code === 'region_busy') return { kind: 'region-busy' };
  if (code === 'preview_only') return { kind: 'preview-only' };
  if (notOffered.includes(code)) return { kind: 'not-offered', message };
  if (error.status === 400 && fields !== undefined) return { kind: 'invalid', message, fields };
  return { kind: 'failed', fault: faultText(error) };
}
