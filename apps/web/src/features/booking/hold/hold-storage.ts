import { isRecord, type KeptText, readJson, sessionStore, writeJson } from '@tintforge/app-base/storage';
import type { Bill } from './bill';

const holdKey = 'booking_hold';
const attemptKey = 'booking_hold_attempt';

/** Identifies a booking and proves access to it. */
export interface BookingSecret {
  trackingCode: string;
  manageToken: string;
}

/** The start held for this visitor. */
export interface KeptHold extends BookingSecret {
  /** ISO instant. */
  holdExpiresAt: string;
  /** Fingerprint of the request body that was sent, and its idempotency key. */
  fingerprint: string;
  idempotencyKey: string;
  /** The price that the customer accepted. */
  bill: Bill;
}

/** A request to hold a start, stored before it is sent so that it can be repeated word for word. */
export interface HoldAttempt {
  idempotencyKey: string;
  fingerprint: string;
  replaces?: BookingSecret;
}

/** The tab's stored state: the hold, and the attempt that leads to one. */
export interface HoldStorage {
  readHold(): KeptHold | undefined;
  writeHold(hold: KeptHold): void;
  readAttempt(): HoldAttempt | undefined;
  writeAttempt(attempt: HoldAttempt): void;
  /** The next attempt gets a new key; the hold stays known, so that it can be replaced. */
  forgetAttempt(): void;
  /** The hold has ended and its key is used up. A newer hold is kept. */
  endHold(hold: KeptHold): void;
  /** Clears hold and attempt. */
  forget(): void;
}

/** Hold and attempt in a storage, by default the tab's. */
export function createHoldStorage(storage: KeptText = sessionStore): HoldStorage {
  function readAttempt(): HoldAttempt | undefined {
    const stored = readJson(storage, attemptKey);
    return isAttempt(stored) ? stored : undefined;
  }

  return {
    readAttempt,
    readHold() {
      const stored = readJson(storage, holdKey);
      return isHold(stored) ? stored : undefined;
    },
    writeHold(hold) {
      writeJson(storage, holdKey, hold);
    },
    writeAttempt(attempt) {
      writeJson(storage, attemptKey, attempt);
    },
    forgetAttempt() {
      storage.remove(attemptKey);
    },
    endHold({ idempotencyKey }) {
      if (readAttempt()?.idempotencyKey === idempotencyKey) storage.remove(attemptKey);
    },
    forget() {
      storage.remove(holdKey);
      storage.remove(attemptKey);
    },
  };
}

function isSecret(value: unknown): value is BookingSecret {
  return isRecord(value) && typeof value.trackingCode === 'string' && typeof value.manageToken === 'string';
}

function isHold(value: unknown): value is KeptHold {
  return (
    isRecord(value) &&
    typeof value.holdExpiresAt === 'string' &&
    typeof value.fingerprint === 'string' &&
    typeof value.idempotencyKey === 'string' &&
    isRecord(value.bill) &&
    Array.isArray(value.bill.lines) &&
    typeof value.bill.totalCents === 'number' &&
    isSecret(value)
  );
}

function isAttempt(value: unknown): value is HoldAttempt {
  return (
    isRecord(value) &&
    typeof value.idempotencyKey === 'string' &&
    typeof value.fingerprint === 'string' &&
    (value.replaces === undefined || isSecret(value.replaces))
  );
}
