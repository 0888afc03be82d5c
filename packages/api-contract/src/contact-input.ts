import {
  contactLines,
  earliestVehicleYear,
  latestVehicleYear,
  parseSiteAnswer,
  siteAnswers,
} from '@tintforge/booking-core';
import * as z from 'zod/mini';
import { emailLine, line, phoneLine } from './text';

// A separate module: the wizard validates with it and needs nothing else of an order.

/** Address where the car will be parked. */
export const addressInput = z.strictObject({
  street: line(contactLines.street),
  city: line(contactLines.city),
});

/** Also accepts earlier clients' values: true for yes, false for an empty box, which is no answer. */
const siteAnswerInput = z.pipe(
  z.optional(z.nullable(z.literal([...siteAnswers, true, false]))),
  z.transform((answer) => parseSiteAnswer(answer) ?? null),
);

/** The customer's answers about the site; a question that is absent or null is not answered. */
export const siteInput = z.strictObject({ garage: siteAnswerInput, shade: siteAnswerInput, power: siteAnswerInput });

const siteAnswerView = z.nullable(z.enum(siteAnswers));

/** The same in responses: every question is present, with null where it is not answered. */
export const siteView = z.strictObject({ garage: siteAnswerView, shade: siteAnswerView, power: siteAnswerView });

/** The customer's part of a booking; the wizard's Contact step validates with exactly this. */
export const contactInput = z.strictObject({
  customerName: line({ ...contactLines.customerName, message: 'Name must be at least 2 characters' }),
  customerEmail: emailLine('Please enter a valid email address'),
  customerPhone: phoneLine('Please enter a valid phone number'),
  vehicleYear: z
    .number({ error: 'Please select a vehicle year' })
    .check(z.int(), z.gte(earliestVehicleYear), z.lte(latestVehicleYear)),
  vehicleMake: line({ ...contactLines.vehicleMake, message: 'Please select a vehicle make' }),
  vehicleModel: line({ ...contactLines.vehicleModel, message: 'Please select a vehicle model' }),
  address: addressInput,
  site: siteInput,
});

/** The customer's part of a booking, as {@link contactInput} reads it. */
export type ContactInput = z.infer<typeof contactInput>;
