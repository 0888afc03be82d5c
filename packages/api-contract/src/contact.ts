import { parsePhone, plainText } from '@tintforge/booking-core';
import * as z from 'zod/mini';
import { contactServices } from './contact-services';
import { emailLine, line, paragraph } from './text';

const phoneMessage = 'Please enter a valid phone number';

/** A message to the shop; the form validates with exactly this. */
export const contactMessage = z.strictObject({
  name: line({ name: 'Name', least: 2, message: 'Name must be at least 2 characters' }),
  email: emailLine('Please enter a valid email address'),
  // A request for a quote may come from anywhere, so any phone format is accepted.
  phone: line({ name: 'Phone', least: 10, most: 40, message: phoneMessage, read: plainText }).check(
    z.refine((text) => /^[\d ()+./x-]+$/i.test(text) || parsePhone(text) !== undefined, { error: phoneMessage }),
  ),
  service: z.enum(contactServices, { error: 'Please select a service' }),
  message: paragraph({
    name: 'Message',
    least: 10,
    message: 'Message must be at least 10 characters',
    most: 500,
    tooLong: 'Message must be less than 500 characters',
  }),
  /** People leave it empty: they do not see it. */
  website: z.optional(z.string().check(z.maxLength(200))),
});

/** A message to the shop, as {@link contactMessage} reads it. */
export type ContactMessage = z.infer<typeof contactMessage>;

/** The message is stored. */
export const contactReceipt = z.strictObject({ received: z.literal(true) });
