import type { AvailableDay, BookingState, ErrorCode } from '@tintforge/api-contract';
import { type ApiError, detailsOf } from '@tintforge/api-contract/client';
import { faultText } from '@tintforge/app-base/fault-text';
import { tintRefusalOf } from '@tintforge/app-base/tint/tint-refusal-of';
import { type Bill, billFromShop } from './bill';
import { type CarRefusal, carRefusal } from './car-refusal';
import type { HoldBody } from './hold-request';
import type { KeptHold } from './hold-storage';

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

/** Errors for starts that no one can book. */
const notOffered: readonly ErrorCode[] = ['closed_day', 'too_soon', 'too_far', 'outside_hours', 'outside_area'];

/** The outcome that the server's refusal of a body means. */
export function refusalOutcome(error: ApiError, body: HoldBody): HoldOutcome {
  const taken = detailsOf(error, 'slot_taken');
  if (taken !== undefined) return { kind: 'start-taken', days: taken.days };
  const price = detailsOf(error, 'price_changed');
  const bill = price && billFromShop(price);
  if (bill !== undefined) return { kind: 'price-changed', bill };
  const aboutCar = body.furtherCars && carRefusal(error, body);
  if (aboutCar !== undefined) return aboutCar;
  const refusal = tintRefusalOf(error, body.tint);
  if (refusal !== undefined) return { kind: 'tint-refused', car: 0, refusal };
  if (error.body === undefined) return { kind: 'failed', fault: undefined };
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
