import type { PhoneBookingRequest } from '@tintforge/api-contract';
import type { Catalogue } from '@tintforge/booking-core';
import { bookingRequestOf } from './customer';

/** A booking as staff write it down on the telephone: that of `bookingRequestOf`, by a payment link unless said otherwise. */
export function phoneBookingOf(catalogue: Catalogue, changes: Partial<PhoneBookingRequest> = {}): PhoneBookingRequest {
  const { payment = 'link', reason = '', crewId, linkUntil, ...request } = changes;
  return {
    ...bookingRequestOf(catalogue, request),
    payment,
    reason,
    ...(crewId === undefined ? {} : { crewId }),
    ...(linkUntil === undefined ? {} : { linkUntil }),
  };
}
