import type * as z from 'zod';
import { bookingRequest } from './booking-requests';

// A separate module from the request: the browser checks its form with it and needs nothing else.

/** Details that a booking's owner can put right without moving; their form validates with this. The ZIP stays in its region. */
export const correctableDetails = bookingRequest.pick({
  vehicleYear: true,
  vehicleMake: true,
  vehicleModel: true,
  customerPhone: true,
  address: true,
  zip: true,
  site: true,
  notes: true,
});

/** Details that can be put right without moving, as {@link correctableDetails} reads them. */
export type CorrectableDetails = z.infer<typeof correctableDetails>;
