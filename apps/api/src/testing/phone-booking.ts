import type { PhoneBookingRequest } from '@tintforge/api-contract';
import type { Catalogue } from '@tintforge/booking-core';
import { bookingRequestOf } from './customer';

/** A booking as staff enter it during a call: that of `bookingRequestOf`, by a payment link unless set otherwise. */
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
