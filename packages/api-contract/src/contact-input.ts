import { parsePhone } from '@tintforge/booking-core';
import * as z from 'zod/mini';
import { emailLine, line } from './text';

// A file of its own: the wizard validates with it and needs nothing else of an order.

/** Where the car will stand. */
export const addressInput = z.strictObject({
  street: line({ name: 'Street', most: 120 }),
  city: line({ name: 'City', most: 80 }),
});

/** What the crew finds there. */
export const siteInput = z.strictObject({ garage: z.boolean(), shade: z.boolean(), power: z.boolean() });

/** The customer's part of a booking; the wizard's Contact step validates with exactly this. */
export const contactInput = z.strictObject({
  customerName: line({ name: 'Name', least: 2, message: 'Name must be at least 2 characters' }),
  customerEmail: emailLine('Please enter a valid email address'),
  customerPhone: line({ name: 'Phone', most: 40, message: 'Please enter a valid phone number' }).check(
    z.refine((text) => parsePhone(text) !== undefined, { error: 'Please enter a valid phone number' }),
  ),
  vehicleYear: z.number({ error: 'Please select a vehicle year' }).check(z.int(), z.gte(1950), z.lte(2100)),
  vehicleMake: line({ name: 'Make', most: 60, message: 'Please select a vehicle make' }),
  vehicleModel: line({ name: 'Model', most: 60, message: 'Please select a vehicle model' }),
  address: addressInput,
  site: siteInput,
});

/** The customer's part of a booking, as {@link contactInput} reads it. */
export type ContactInput = z.infer<typeof contactInput>;
