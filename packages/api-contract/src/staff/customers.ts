import { bookingStatuses, paymentStatuses } from '@tintforge/booking-core';
import * as z from 'zod';
import { contactInput } from '../contact-input';
import { line, optionalEmailLine, paragraph } from '../text';
import { calendarDate, dollars, instant, startTime, vehicleType } from '../wire';

/** Maximum count of customers in a list; beyond it, the list reports that there are more. */
export const mostCountedCustomers = 1000;

/** Query of GET /api/admin/customers: search words, and the start of the page. */
export const customersQuery = z.strictObject({
  /** Beginnings of words of name and email, or a phone or its last digits; all customers when empty. */
  q: z.optional(line({ name: 'Search', least: 0, most: 100 })),
  /** `next` of the page before. */
  after: z.string().max(300).optional(),
});

/** Which page of a customer's bookings; `after` is `next` of the page before, absent for the first. */
export const customerPageQuery = z.strictObject({ after: z.string().max(300).optional() });

/** A customer in a list. */
export const customerSummary = z.strictObject({
  id: z.string(),
  /** Name, email and phone are empty when unknown, or after the person has deleted the account. */
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  bookings: z.number().int().min(0),
  /** The day of the latest appointment; null when there is none. */
  latestDate: calendarDate.nullable(),
  hasAccount: z.boolean(),
});

/** A customer in a list, as {@link customerSummary} reads it. */
export type CustomerSummary = z.infer<typeof customerSummary>;

/** One page of customers. `next` is the cursor of the next page; null on the last. */
export const customersPage = z.strictObject({
  customers: z.array(customerSummary),
  next: z.string().nullable(),
  /** At most `mostCountedCustomers`; only with the first page. */
  count: z.number().int().min(0).nullable(),
  isCountCapped: z.boolean(),
});

/** One page of customers, as {@link customersPage} reads it. */
export type CustomersPage = z.infer<typeof customersPage>;

/**
 * Reasons why two customers may be one: the same phone under another address, or the same name at the same ZIP code.
 */
export const duplicateReasons = ['phone', 'name-and-zip'] as const;

/** One of {@link duplicateReasons}. */
export type DuplicateReason = (typeof duplicateReasons)[number];

/** Everything that the shop knows of a customer. */
export const customerDetails = z.strictObject({
  ...customerSummary.shape,
  version: z.number().int(),
  notes: z.string(),
  /** When they made their first booking. */
  since: instant,
  /** The accounts that bookings of theirs belong to. */
  accounts: z.array(z.strictObject({ username: z.string(), email: z.string() })),
  /** Latest first. */
  vehicles: z.array(
    z.strictObject({
      type: vehicleType,
      year: z.number().int(),
      make: z.string(),
      model: z.string(),
      latestDate: calendarDate,
    }),
  ),
  money: z.strictObject({
    /** By card and at the car. */
    paid: dollars,
    /** Went back or is on its way, by card and at the car. */
    refunded: dollars,
    /** Paid less refunded. */
    net: dollars,
  }),
  /** Customers merged into this one. One with a name alone is another name of this customer, such as of two people who share an
   * address; it may be the current one again. */
  mergedFrom: z.array(z.strictObject({ id: z.string(), name: z.string(), email: z.string(), phone: z.string() })),
  duplicates: z.array(z.strictObject({ customer: customerSummary, reasons: z.array(z.enum(duplicateReasons)) })),
});

/** Everything that the shop knows of a customer, as {@link customerDetails} reads it. */
export type CustomerDetails = z.infer<typeof customerDetails>;

/** A booking in a customer's list; `totalPrice` is in dollars. */
export const customerBooking = z.strictObject({
  trackingCode: z.string(),
  status: z.enum(bookingStatuses),
  paymentStatus: z.enum(paymentStatuses),
  /** Null for a quote's work until its first visit is planned. */
  appointmentDate: calendarDate.nullable(),
  appointmentTime: startTime.nullable(),
  regionName: z.string(),
  vehicleInfo: z.string(),
  services: z.array(z.string()),
  totalPrice: dollars,
});

/** A booking in a customer's list, as {@link customerBooking} reads it. */
export type CustomerBooking = z.infer<typeof customerBooking>;

/** Bookings of a customer, latest appointment first. */
export const customerBookingsPage = z.strictObject({
  bookings: z.array(customerBooking),
  next: z.string().nullable(),
});

/** Bookings of a customer, latest appointment first, as {@link customerBookingsPage} reads it. */
export type CustomerBookingsPage = z.infer<typeof customerBookingsPage>;

const version = z.number().int().min(1);

/** Body of POST /api/admin/customers/:id/notes: the new notes, and the version that was read. */
export const customerNotesRequest = z.strictObject({ version, notes: paragraph({ name: 'Notes', most: 4000 }) });

const { customerName, customerPhone } = contactInput.shape;

/** Body of POST /api/admin/customers/:id/contact: name, email and phone as they are now; email and phone may be empty. */
export const customerContactRequest = z.strictObject({
  version,
  name: customerName,
  email: optionalEmailLine('Please enter a valid email address'),
  phone: z.union([z.literal(''), customerPhone]),
});

/** A customer to erase, of the version that staff saw. */
export const customerEraseRequest = z.strictObject({ version });

/** Body of POST /api/admin/customers/:id/merge: who this customer is, and both versions as they were read. */
export const customerMergeRequest = z.strictObject({ version, into: z.uuid(), intoVersion: version });
