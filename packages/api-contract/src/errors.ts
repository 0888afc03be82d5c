import type { BookingStatus, GlassZone, NotLegalReason, NotVerifiedReason, QuoteStatus } from '@tintforge/booking-core';
import type { AvailableDay } from './availability';
import type { BillLine } from './booking';

/** Every code an error body can carry, with its one HTTP status. */
export const errorStatuses = {
  broken_json: 400,
  unknown_key: 400,
  missing_field: 400,
  invalid_type: 400,
  invalid_value: 400,
  invalid_characters: 400,
  invalid_date: 400,
  idempotency_key_missing: 400,
  unauthorized: 401,
  invalid_credentials: 401,
  factor_required: 401,
  forbidden: 403,
  factor_missing: 403,
  admin_not_configured: 403,
  not_found: 404,
  slot_taken: 409,
  crew_busy: 409,
  price_changed: 409,
  already_paid: 409,
  quote_closed: 409,
  quote_changed: 409,
  already_accepted: 409,
  draft_open: 409,
  nothing_due: 409,
  bill_changed: 409,
  not_cancellable: 409,
  not_movable: 409,
  not_correctable: 409,
  not_changeable: 409,
  refund_changed: 409,
  disclosure_changed: 409,
  exemption_pending: 409,
  early_check_in: 409,
  username_taken: 409,
  booking_ahead: 409,
  no_email: 409,
  already_verified: 409,
  changed_meanwhile: 409,
  page_outdated: 409,
  not_possible: 409,
  preview_only: 409,
  in_calendar: 409,
  last_admin: 409,
  own_account: 409,
  factor_needed: 409,
  too_many_passkeys: 409,
  hold_expired: 410,
  quote_expired: 410,
  link_expired: 410,
  ticket_expired: 410,
  body_too_large: 413,
  unsupported_media_type: 415,
  idempotency_key_reused: 422,
  closed_day: 422,
  too_soon: 422,
  too_far: 422,
  outside_hours: 422,
  outside_area: 422,
  unknown_package: 422,
  package_of_another_vehicle: 422,
  unknown_add_on: 422,
  repeated_add_on: 422,
  unknown_shade: 422,
  unknown_glass: 422,
  repeated_zone: 422,
  shade_not_legal: 422,
  exemption_incomplete: 422,
  paper_not_acknowledged: 422,
  reading_not_legal: 422,
  other_region: 422,
  needs_quote: 422,
  amount_too_high: 422,
  common_password: 422,
  photo_unreadable: 422,
  too_many_photos: 422,
  too_many_holds: 429,
  region_busy: 429,
  too_many_attempts: 429,
  rate_limited: 429,
  internal: 500,
  busy: 503,
  payment_unknown: 503,
  payment_unavailable: 503,
} as const;

/** A code that an error body can carry: a key of {@link errorStatuses}. */
export type ErrorCode = keyof typeof errorStatuses;

/** A zone whose shade is not legal on its glass, or could not be verified. */
export interface RefusedShade {
  zone: GlassZone;
  reason: NotLegalReason | NotVerifiedReason;
  /** Points above the law's minimum, negative below; null where it names none. */
  margin: number | null;
  /** Other zones that it depends on; absent where it depends on none. */
  otherPanes?: GlassZone[];
  /** Shades of the same film that are legal there, the nearest first; empty when none is. */
  nearest: { id: string; name: string }[];
}

/** A window whose film is not legal, by the meter. */
export interface IllegalReading {
  zone: GlassZone;
  /** Meter reading of film and glass together, percent. */
  filmedPercent: number;
  /** Points above the law's minimum, negative below; null where it names none. */
  margin: number | null;
}

/** Details of an error code for programs; a code that isn't listed has none. */
export interface ErrorDetails {
  /** For the second step of the login, within five minutes; and the account’s factors, which recovery codes replace. */
  factor_required: { ticket: string; hasApp: boolean; hasPasskey: boolean };
  /** The starts of the asked day and the days after it, as they are now. */
  slot_taken: { days: AvailableDay[] };
  /** The jobs that conflict with a break. */
  crew_busy: { trackingCodes: string[] };
  /** The bill as the shop computes it; amounts in dollars. */
  price_changed: { lines: BillLine[]; totalPrice: number };
  already_paid: { trackingCode: string };
  /** The quote's state now. */
  quote_closed: { status: QuoteStatus };
  /** The current version, and its total in dollars. */
  quote_changed: { number: number; total: number };
  /** Who accepted it, and when (ISO 8601). */
  already_accepted: { name: string; at: string };
  /** The most photos of a request. */
  too_many_photos: { most: number };
  /** The amount due now, in dollars. */
  bill_changed: { due: number };
  /** Outcome of cancelling now, in dollars. */
  refund_changed: { refund: number; held?: number | undefined; kept: number };
  /** The current disclosure, to be shown before the order is sent again. */
  disclosure_changed: { version: string; text: string };
  /** The booking that prevents the account from being deleted. */
  booking_ahead: { trackingCode: string };
  /** The start; the check-in has to be confirmed. */
  early_check_in: { startsAt: string };
  /** The current booking, which the request doesn't fit. */
  not_possible: { status: BookingStatus };
  /** Each zone whose shade the shop does not apply, in the order's own order. */
  shade_not_legal: { zones: RefusedShade[] };
  /** Windows without an approved exemption or a removal note, from front to back. */
  reading_not_legal: { zones: IllegalReading[] };
  /** The most that it can be, in dollars. */
  amount_too_high: { most: number };
  /** The line to call for what a page cannot do any more. */
  not_movable: { phone: string };
  not_changeable: { phone: string };
  /** The line to call from an unserved ZIP code. */
  outside_area: { phone: string };
}

type DetailsOf<Code extends ErrorCode> = Code extends keyof ErrorDetails
  ? { details: ErrorDetails[Code] }
  : { details?: never };

/**
 * The body of every unsuccessful response. `message` is for people and names the field and what to do; `fields` maps a
 * field's path ("address.city") to its own message. A 5xx never shows its cause.
 */
export type ErrorBody<Code extends ErrorCode = ErrorCode> = {
  [Each in Code]: { code: Each; message: string; fields?: Record<string, string> } & DetailsOf<Each>;
}[Code];
