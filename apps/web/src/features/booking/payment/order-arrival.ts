import type { Booking } from '@tintforge/api-contract';
import type { WizardDraft } from '@tintforge/booking-core';
import type { BookingArrival } from '../../../lib/booking-arrival';
import { fingerprintOf, holdBody } from '../hold/hold-request';
import type { KeptHold } from '../hold/hold-storage';
import { isPaidUp } from './hold-state';

interface BookedOrder {
  booking: Pick<Booking, 'status' | 'paymentStatus'>;
  fate: 'paid' | 'kept' | 'cancelled';
  hold: Pick<KeptHold, 'fingerprint' | 'bill'>;
  draft: WizardDraft;
  /** This browser already knew about the booking. */
  isKnown: boolean;
}

/**
 * Decides how the wizard presents the booking that its order became. It shows success only when the booking is news to
 * this browser, confirmed and paid by the server's record, and matches the current draft.
 */
export function arrivalOfOrder({ booking, fate, hold, draft, isKnown }: BookedOrder): BookingArrival {
  const body = holdBody({ draft, totalCents: hold.bill.totalCents });
  if (body !== undefined && fingerprintOf(body) !== hold.fingerprint) return 'not-changed';
  if (isKnown) return 'booked';
  if (fate === 'kept') return 'kept';
  return fate === 'paid' && isPaidUp(booking) ? 'paid' : 'booked';
}
