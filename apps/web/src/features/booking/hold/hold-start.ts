import type { ErrorCode } from '@tintforge/api-contract';
import { ApiError, type Client } from '@tintforge/api-contract/client';
import type { Bill } from './bill';
import type { HoldOutcome, refusalOutcome } from './hold-outcome';
import { fingerprintOf, type HoldBody } from './hold-request';
import type { HoldAttempt, HoldStorage } from './hold-storage';

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
  /** `refusalOutcome`, whose code comes after the server's answer. */
  outcomeOf: (...refusal: Parameters<typeof refusalOutcome>) => Promise<HoldOutcome>;
}

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
    const code = error instanceof ApiError ? error.body?.code : undefined;
    if (code !== undefined && unknownHold.includes(code)) storage.forget();
    else if (code !== undefined && needNewKey.includes(code)) storage.forgetAttempt();
    else return failedWith(tools, { error, order });
    return sendOnce(tools, order);
  }
}

async function sendOnce(tools: HoldTools, order: HoldOrder): Promise<HoldOutcome> {
  try {
    return await send(tools, { order, attempt: attemptFor(tools, fingerprintOf(order.body)) });
  } catch (error) {
    return failedWith(tools, { error, order });
  }
}

/** Without an answer of the server nothing is known. */
async function failedWith(
  { outcomeOf }: HoldTools,
  { error, order }: { error: unknown; order: HoldOrder },
): Promise<HoldOutcome> {
  const nothingKnown = { kind: 'failed', fault: undefined } as const;
  if (!(error instanceof ApiError) || error.body === undefined) return nothingKnown;
  return outcomeOf(error, order.body).catch(() => nothingKnown);
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
