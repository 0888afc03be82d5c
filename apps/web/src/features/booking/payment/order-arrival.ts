import type { Booking } from '@tintforge/api-contract';
import type { WizardDraft } from '@tintforge/booking-core';
import type { BookingArrival } from '../../../lib/booking-arrival';
import { fingerprintOf, holdBody } from '../hold/hold-request';
import type { KeptHold } from '../hold/hold-storage';

interface BookedOrder {
  booking: Pick<Booking, 'status' | 'paymentStatus'>;
  fate: 'paid' | 'kept' | 'cancelled';
  hold: Pick<KeptHold, 'fingerprint' | 'bill'>;
  draft: WizardDraft;
  /** This browser was told of the booking before. */
  isKnown: boolean;
}

/**
 * How the wizard leads to the booking that its order became. It is called a success only when it is news, the shop says
 * that it is confirmed and paid, and it is what the draft asks for now.
 */
export function arrivalOfOrder({ booking, fate, hold, draft, isKnown }: BookedOrder): BookingArrival {
  const body = holdBody({ draft, totalCents: hold.bill.totalCents });
  if (body !== undefined && fingerprintOf(body) !== hold.fingerprint) return 'not-changed';
  if (isKnown) return 'booked';
  if (fate === 'kept') return 'kept';
  const isNews = fate === 'paid' && booking.status === 'confirmed' && booking.paymentStatus === 'paid';
  return isNews ? 'paid' : 'booked';
}
