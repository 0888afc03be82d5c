import type { HeldBooking, PhoneBookingRequest } from '@tintforge/api-contract';
import type { Catalogue } from '@tintforge/booking-core';
import { bookingView, manageToken } from '../features/bookings';
import { isoText } from '../platform/clock';
import { bookingRequestOf } from './customer';
import { storedBooking } from './stored-rows';
import type { TestShop } from './test-shop';

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

/** A booking as its customer holds it, who was mailed its link. */
export async function heldByCode(shop: TestShop, trackingCode: string): Promise<HeldBooking> {
  const { row } = await storedBooking(shop, trackingCode);
  return {
    booking: bookingView(shop.catalogue, row),
    manageToken: manageToken(shop.payments.bookings.tokenKey, row),
    heldAt: isoText(row.createdAt),
    holdExpiresAt: isoText(row.holdExpiresAt ?? row.createdAt),
  };
}
