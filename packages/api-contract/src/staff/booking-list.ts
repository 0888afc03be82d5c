import { bookingStatuses, paymentStatuses } from '@tintforge/booking-core';
import * as z from 'zod';
import { line } from '../text';
import { calendarDate, dollars, instant, startTime } from '../wire';
import { crewView } from './booking-page';

/** Sort orders of the list of bookings: by booking time, start time or price. */
export const bookingOrders = ['booked', 'when', 'total'] as const;

/** One of {@link bookingOrders}. */
export type BookingOrder = (typeof bookingOrders)[number];

/** Which way a list is ordered. */
export const orderDirections = ['ascending', 'descending'] as const;

/** One of {@link orderDirections}. */
export type OrderDirection = (typeof orderDirections)[number];

/** Maximum count of bookings in a list; beyond it, the list reports that there are more. */
export const mostCountedBookings = 1000;

/** Several of a closed list, with commas between them; all of them when empty. */
function anyOf<const Names extends readonly [string, ...string[]]>(names: Names) {
  return z
    .string()
    .max(400)
    .transform((text) => text.split(',').filter((name) => name !== ''))
    .pipe(z.array(z.enum(names)));
}

const question = {
  /** Words of which each begins a part of the code, name, phone, email or vehicle; digits also the end of the phone. */
  q: z.optional(line({ name: 'Search', least: 0, most: 100 })),
  region: z.string().max(60).optional(),
  status: anyOf(bookingStatuses).optional(),
  payment: anyOf(paymentStatuses).optional(),
  /** The first and the last day of the appointment. */
  from: calendarDate.optional(),
  to: calendarDate.optional(),
  sort: z.enum(bookingOrders).default('booked'),
  direction: z.enum(orderDirections).default('descending'),
};

/** A period that ends before it begins is refused. */
function isPeriod({ from, to }: { from?: string | undefined; to?: string | undefined }): boolean {
  return from === undefined || to === undefined || from <= to;
}

const periodProblem = { path: ['to'], error: 'The end date can’t be before the start date' };

/** Query of GET /api/admin/bookings. */
export const bookingListQuery = z
  .strictObject({
    ...question,
    /** `next` of another page of the same query: selects the page after it. */
    after: z.string().max(300).optional(),
    /** `previous` of another page: the page before it. One of the two at most. */
    before: z.string().max(300).optional(),
    size: z.coerce.number().int().min(1).max(100).default(50),
  })
  .refine(isPeriod, periodProblem)
  .refine(({ after, before }) => after === undefined || before === undefined, {
    path: ['before'],
    error: 'Send `after` or `before`, not both',
  });

/** Query of GET /api/admin/bookings, as {@link bookingListQuery} reads it. */
export type BookingListQuery = z.infer<typeof bookingListQuery>;

/** Query of GET /api/admin/bookings.csv: the whole list of a question. */
export const bookingFileQuery = z.strictObject(question).refine(isPeriod, periodProblem);

/** Query of GET /api/admin/bookings.csv, as {@link bookingFileQuery} reads it. */
export type BookingFileQuery = z.infer<typeof bookingFileQuery>;

/** A booking in a list. */
export const listedBooking = z.strictObject({
  trackingCode: z.string(),
  status: z.enum(bookingStatuses),
  paymentStatus: z.enum(paymentStatuses),
  /** Origin: the customer on the site, or staff by phone. */
  source: z.enum(['site', 'phone']),
  /** Empty where the person has deleted the account. */
  customerName: z.string(),
  customerPhone: z.string(),
  /** Also empty where a customer on the phone gave no email. */
  customerEmail: z.string(),
  vehicleInfo: z.string(),
  services: z.array(z.string()),
  /** Null for a quote's work until its first visit is planned, like its crew. */
  appointmentDate: calendarDate.nullable(),
  appointmentTime: startTime.nullable(),
  appointmentInstant: instant.nullable(),
  /** Visits that aren't cancelled: 0 for a quote's work until the first one is planned. */
  visitCount: z.number().int(),
  region: z.strictObject({ id: z.string(), name: z.string() }),
  crew: crewView.nullable(),
  city: z.string(),
  totalPrice: dollars,
  /** The part of it that can still be collected; 0 of a booking that isn't on anymore. */
  due: dollars,
  bookedAt: instant,
});

/** A booking in a list, as {@link listedBooking} reads it. */
export type ListedBooking = z.infer<typeof listedBooking>;

/** One page of bookings. */
export const bookingList = z.strictObject({
  bookings: z.array(listedBooking),
  /** Cursors of the adjacent pages; null on the first and on the last. */
  previous: z.string().nullable(),
  next: z.string().nullable(),
  /** Total number on all pages, at most `mostCountedBookings`. */
  count: z.number().int().min(0),
  isCountCapped: z.boolean(),
});

/** One page of bookings, as {@link bookingList} reads it. */
export type BookingList = z.infer<typeof bookingList>;
