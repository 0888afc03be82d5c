import type { BookingRow } from '../../../db/schema';

/** The decision on a booking's shades, and what it was about. */
type Decided = Pick<BookingRow, 'tint' | 'tintApproval' | 'exemption'>;

/**
 * True when the shop decides, or decided, without an exemption: on shades that could not be verified. An exemption that
 * was erased with its owner was one.
 */
export function isAskedOnly({ tint, exemption }: Pick<Decided, 'tint' | 'exemption'>): boolean {
  const waiting = tint?.zones.filter(({ outcome }) => outcome === 'needs-approval') ?? [];
  return exemption === null && waiting.length > 0 && waiting.every(({ verdict }) => verdict.kind === 'not-verified');
}

/** True when the car has an approved exemption. */
export function isExempt(booking: Decided): boolean {
  return booking.tintApproval === 'approved' && !isAskedOnly(booking);
}
