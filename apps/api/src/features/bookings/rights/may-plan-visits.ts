import type { BookingStatus } from '@tintforge/booking-core';

const agreed: readonly BookingStatus[] = ['confirmed', 'scheduled', 'in-progress', 'completed'];

/** True while visits of a booking can be planned: once it is agreed on, until it is called off. */
export function mayPlanVisits({ status }: { status: BookingStatus }): boolean {
  return agreed.includes(status);
}
