import {
  bookingStatuses,
  intentStatuses,
  paymentStatuses,
  refundStatuses,
  vehicleTypes,
} from '@tintforge/booking-core';
import { sql } from 'drizzle-orm';
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';

/**
 * Tables as they are stored. Money is integer cents, instants are epoch milliseconds, days are `YYYY-MM-DD` and starts
 * `HH:mm` in America/New_York, ids are UUIDv7. The generated migrations get STRICT added; a test reads it back.
 */

export const bookings = sqliteTable(
  'bookings',
  {
    id: text().primaryKey(),
    trackingCode: text('tracking_code').notNull().unique(),
    /** Raised by every write; a write that expected another version is stale. */
    version: integer().notNull(),
    /** Raising it revokes every manage token given out so far. */
    tokenGeneration: integer('token_generation').notNull(),
    status: text({ enum: bookingStatuses }).notNull(),
    paymentStatus: text('payment_status', { enum: paymentStatuses }).notNull(),

    regionId: text('region_id').notNull(),
    crewId: text('crew_id')
      .notNull()
      .references(() => crews.id),
    appointmentDate: text('appointment_date').notNull(),
    appointmentTime: text('appointment_time').notNull(),
    startsAt: integer('starts_at').notNull(),
    jobMinutes: integer('job_minutes').notNull(),

    vehicleType: text('vehicle_type', { enum: vehicleTypes }).notNull(),
    vehicleYear: integer('vehicle_year').notNull(),
    vehicleMake: text('vehicle_make').notNull(),
    vehicleModel: text('vehicle_model').notNull(),
    packageId: text('package_id').notNull(),
    addOnIds: text('add_on_ids', { mode: 'json' }).$type<string[]>().notNull(),
    /** The bill as agreed; later changes of the catalogue do not reach it. */
    lines: text({ mode: 'json' }).$type<StoredLine[]>().notNull(),
    totalCents: integer('total_cents').notNull(),
    preferredShade: text('preferred_shade'),

    customerName: text('customer_name').notNull(),
    customerEmail: text('customer_email').notNull(),
    customerPhone: text('customer_phone').notNull(),
    street: text().notNull(),
    city: text().notNull(),
    zip: text().notNull(),
    hasGarage: integer('has_garage', { mode: 'boolean' }).notNull(),
    hasShade: integer('has_shade', { mode: 'boolean' }).notNull(),
    hasPower: integer('has_power', { mode: 'boolean' }).notNull(),
    notes: text().notNull(),

    /** While pending: when the hold runs out. Null afterwards. */
    holdExpiresAt: integer('hold_expires_at'),
    /** Set while somebody proves that this hold is unpaid in order to end it; no payment may begin meanwhile. */
    endingSince: integer('ending_since'),
    /** The one extension for a card check that was under way when the hold ran out. */
    graceGiven: integer('grace_given', { mode: 'boolean' }).notNull(),
    /** A keyed hash of the network address that holds it, for the limit of active holds. Null afterwards. */
    holderAddress: text('holder_address'),

    paidAt: integer('paid_at'),
    /** The rule in force when the customer paid; until then the rule as it was shown. */
    lateFeePercent: integer('late_fee_percent').notNull(),
    termsVersion: text('terms_version'),
    termsText: text('terms_text'),
    termsAcceptedAt: integer('terms_accepted_at'),

    createdAt: integer('created_at').notNull(),
    updatedAt: integer('updated_at').notNull(),
  },
  (table) => [
    index('bookings_by_hold').on(table.holdExpiresAt).where(sql`status = 'pending'`),
    index('holds_by_email').on(table.customerEmail).where(sql`status = 'pending'`),
    index('holds_by_phone').on(table.customerPhone).where(sql`status = 'pending'`),
    index('holds_by_address').on(table.holderAddress).where(sql`status = 'pending'`),
    index('bookings_by_region_day').on(table.regionId, table.appointmentDate),
  ],
);

export interface StoredLine {
  id: string;
  name: string;
  amountCents: number;
}

/** Append-only: who did what to a booking, and when. */
export const bookingEvents = sqliteTable(
  'booking_events',
  {
    id: text().primaryKey(),
    bookingId: text('booking_id')
      .notNull()
      .references(() => bookings.id),
    at: integer().notNull(),
    actor: text({ enum: ['customer', 'staff', 'system'] }).notNull(),
    kind: text().notNull(),
    data: text({ mode: 'json' }).$type<Record<string, unknown>>().notNull(),
  },
  (table) => [index('booking_events_by_booking').on(table.bookingId)],
);

export const crews = sqliteTable('crews', {
  id: text().primaryKey(),
  regionId: text('region_id').notNull(),
  name: text().notNull(),
  isActive: integer('is_active', { mode: 'boolean' }).notNull(),
});

/** One row for each half hour that a job and its travel occupy. The key is what makes a double booking impossible. */
export const crewCells = sqliteTable(
  'crew_cells',
  {
    crewId: text('crew_id')
      .notNull()
      .references(() => crews.id),
    date: text().notNull(),
    /** Half hours since midnight, 0–47. */
    cell: integer().notNull(),
    bookingId: text('booking_id')
      .notNull()
      .references(() => bookings.id),
  },
  (table) => [
    primaryKey({ columns: [table.crewId, table.date, table.cell] }),
    index('crew_cells_by_booking').on(table.bookingId),
  ],
);

export const closures = sqliteTable(
  'closures',
  {
    id: text().primaryKey(),
    date: text().notNull(),
    /** Null closes every region. */
    regionId: text('region_id'),
    reason: text().notNull(),
  },
  (table) => [index('closures_by_date').on(table.date)],
);

export const settings = sqliteTable('settings', {
  key: text().primaryKey(),
  value: text({ mode: 'json' }).$type<unknown>().notNull(),
});

export const payments = sqliteTable(
  'payments',
  {
    id: text().primaryKey(),
    bookingId: text('booking_id')
      .notNull()
      .references(() => bookings.id),
    version: integer().notNull(),
    attempt: integer().notNull(),
    /** Null while the first answer of the card provider is outstanding. */
    intentId: text('intent_id').unique(),
    status: text({ enum: intentStatuses }).notNull(),
    amountCents: integer('amount_cents').notNull(),
    receivedCents: integer('received_cents').notNull(),
    cardLastFour: text('card_last_four'),
    isDisputed: integer('is_disputed', { mode: 'boolean' }).notNull(),
    createdAt: integer('created_at').notNull(),
    updatedAt: integer('updated_at').notNull(),
  },
  (table) => [
    index('payments_by_booking').on(table.bookingId),
    uniqueIndex('one_open_payment').on(table.bookingId).where(sql`status not in ('succeeded', 'canceled')`),
    index('payments_open').on(table.createdAt).where(sql`status not in ('succeeded', 'canceled')`),
  ],
);

export const refunds = sqliteTable(
  'refunds',
  {
    id: text().primaryKey(),
    bookingId: text('booking_id')
      .notNull()
      .references(() => bookings.id),
    paymentId: text('payment_id')
      .notNull()
      .references(() => payments.id),
    stripeRefundId: text('stripe_refund_id').unique(),
    status: text({ enum: refundStatuses }).notNull(),
    amountCents: integer('amount_cents').notNull(),
    reason: text().notNull(),
    createdAt: integer('created_at').notNull(),
    updatedAt: integer('updated_at').notNull(),
  },
  (table) => [
    index('refunds_by_booking').on(table.bookingId),
    index('refunds_pending').on(table.createdAt).where(sql`status = 'pending'`),
  ],
);

/** Events of the card provider whose effect is committed. */
export const stripeEvents = sqliteTable('stripe_events', {
  id: text().primaryKey(),
  type: text().notNull(),
  receivedAt: integer('received_at').notNull(),
});

export const idempotencyKeys = sqliteTable('idempotency_keys', {
  key: text().primaryKey(),
  /** Of the request's body; the same key with another body is refused. */
  requestHash: text('request_hash').notNull(),
  bookingId: text('booking_id')
    .notNull()
    .references(() => bookings.id),
  createdAt: integer('created_at').notNull(),
});

/** What must happen outside the database: written with its cause, carried out by a job. */
export const outbox = sqliteTable(
  'outbox',
  {
    id: text().primaryKey(),
    kind: text().notNull(),
    /** The same cause never queues twice. */
    deduplicationKey: text('deduplication_key').notNull().unique(),
    bookingId: text('booking_id').references(() => bookings.id),
    data: text({ mode: 'json' }).$type<Record<string, unknown>>().notNull(),
    createdAt: integer('created_at').notNull(),
    dueAt: integer('due_at').notNull(),
    deliveredAt: integer('delivered_at'),
  },
  (table) => [index('outbox_due').on(table.dueAt).where(sql`delivered_at is null`)],
);

/** What people wrote to the shop. */
export const contactMessages = sqliteTable(
  'contact_messages',
  {
    id: text().primaryKey(),
    name: text().notNull(),
    email: text().notNull(),
    phone: text().notNull(),
    service: text().notNull(),
    message: text().notNull(),
    createdAt: integer('created_at').notNull(),
    /** When somebody at the shop dealt with it. */
    handledAt: integer('handled_at'),
  },
  (table) => [index('contact_messages_by_time').on(table.createdAt)],
);

/** Who may run a job now, across processes on one database. */
export const leases = sqliteTable('leases', {
  name: text().primaryKey(),
  owner: text().notNull(),
  expiresAt: integer('expires_at').notNull(),
});

export type BookingRow = typeof bookings.$inferSelect;
export type PaymentRow = typeof payments.$inferSelect;
export type RefundRow = typeof refunds.$inferSelect;
export type ContactMessageRow = typeof contactMessages.$inferSelect;
export type OutboxRow = typeof outbox.$inferSelect;
export type BookingEventRow = typeof bookingEvents.$inferSelect;
export type CrewCellRow = typeof crewCells.$inferSelect;
