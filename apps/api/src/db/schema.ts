import {
  acceptanceWays,
  type CatalogueDocument,
  type CrewCalendar,
  calendarFailures,
  userRoles,
} from '@tintforge/api-contract';
import {
  type BareZone,
  billKinds,
  bookingStatuses,
  type CarAnswers,
  carStatuses,
  type Exemption,
  type FilmShade,
  type GlassZone,
  intentStatuses,
  type JudgedZone,
  type LegalClass,
  type Panes,
  paymentPurposes,
  paymentStatuses,
  type QuoteDetails,
  quoteKinds,
  quoteStatuses,
  quoteUnits,
  type ReadingVerdict,
  type Registration,
  refundStatuses,
  siteAnswers,
  tintApprovals,
  visitStatuses,
} from '@tintforge/booking-core';
import { sql } from 'drizzle-orm';
import {
  check,
  customType,
  foreignKey,
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/sqlite-core';

/** Purpose of an emailed link. */
export const emailTokenPurposes = ['verify-email', 'reset-password'] as const;

/** Outcome of a message: accepted by a mail server, kept in the local mailbox, or no longer needed when it was due. */
export const deliveryOutcomes = ['sent', 'mailbox', 'skipped'] as const;

/** Origin of a booking: the customer on the site, or staff for a customer on the phone. */
export const bookingSources = ['site', 'phone'] as const;

/** Methods of payment on site. */
export const siteMethods = ['cash', 'card-reader', 'check'] as const;

/** State of a version of the catalog. A coming version and a draft can be withdrawn. */
export const catalogueStates = ['draft', 'published', 'withdrawn'] as const;

/** State of a crew's connection to its calendar. */
export const crewCalendarStates = ['on', 'leaving'] as const;

/** State of a message from the contact form. */
export const messageStates = ['new', 'handled', 'spam'] as const;

/** JSON that can be absent. The library's own writes the word null where a prepared statement is given none. */
const jsonOrNull = customType<{ data: unknown; driverData: string | null }>({
  dataType: () => 'text',
  toDriver: (value) => (value === null ? null : JSON.stringify(value)),
  fromDriver: (text) => (text === null ? null : JSON.parse(text)),
});

/** Confirmed bookings that count in reports, by their own columns; see `isAgreed` of the stores. */
export const agreedStatement = sql`status not in ('pending', 'expired') and (customer_id is not null or paid_at is not null
  or status in ('scheduled', 'in-progress', 'completed', 'no-show')
  or (status = 'cancelled' and payment_status in ('on-site', 'paid-on-site')))`;

/**
 * Tables as they are stored. Money is integer cents, instants are epoch milliseconds, days are `YYYY-MM-DD` and starts
 * `HH:mm` on the shop's clock, ids are UUIDv7. The generated migration gets STRICT added; a test reads it back.
 */

export const bookings = sqliteTable(
  'bookings',
  {
    id: text().primaryKey(),
    trackingCode: text('tracking_code').notNull().unique(),
    /** Raised by every write; a write that expected another version is stale. */
    version: integer().notNull(),
    /** Raising it revokes every manage token issued so far. */
    tokenGeneration: integer('token_generation').notNull(),
    status: text({ enum: bookingStatuses }).notNull(),
    paymentStatus: text('payment_status', { enum: paymentStatuses }).notNull(),

    /** The account it belongs to; null for a guest's. */
    userId: text('user_id').references(() => users.id),
    /** The customer in the shop's records; null until the booking is confirmed. */
    customerId: text('customer_id').references(() => customers.id),
    source: text({ enum: bookingSources }).notNull().default('site'),
    /** The quote whose accepted version it is; null for an order of the catalog. Such a booking has no car columns. */
    quoteId: text('quote_id').references(() => quotes.id),
    /** The work of a quote, or several cars, in words; null for one car. */
    workTitle: text('work_title'),

    regionId: text('region_id').notNull(),
    /** A crew of its region; without a visit it says nothing. */
    crewId: text('crew_id')
      .notNull()
      .references(() => crews.id),
    appointmentDate: text('appointment_date').notNull(),
    appointmentTime: text('appointment_time').notNull(),
    startsAt: integer('starts_at').notNull(),
    jobMinutes: integer('job_minutes').notNull(),
    /** The visit whose crew, day, start and minutes these are: its first open one, else its last; 0 before one was planned. */
    visitNumber: integer('visit_number').notNull().default(1),
    /** Visits that weren't cancelled; 1 until the shop plans further ones, and 0 for a quote's booking until it plans one. */
    visitCount: integer('visit_count').notNull().default(1),
    /** The car was checked in before, and the visit hasn't begun. */
    awaitsVisit: integer('awaits_visit', { mode: 'boolean' }).notNull().default(false),
    /** Cars that were booked; of several, each is a row of `booking_cars`, and the columns of the car are the first one’s. */
    carCount: integer('car_count').notNull().default(1),
    /** Crews that work on its cars from one start; 1 once the shop plans its visits by hand. */
    carCrews: integer('car_crews').notNull().default(1),

    vehicleType: text('vehicle_type').notNull(),
    vehicleYear: integer('vehicle_year').notNull(),
    vehicleMake: text('vehicle_make').notNull(),
    vehicleModel: text('vehicle_model').notNull(),
    packageId: text('package_id').notNull(),
    addOnIds: text('add_on_ids', { mode: 'json' }).$type<string[]>().notNull(),
    /** Number of the catalog's version that the package was priced with; 0 is the content package's own. */
    catalogueVersion: integer('catalogue_version').notNull().default(0),
    /** The bill as booked; later changes of the catalog don't affect it. */
    lines: text({ mode: 'json' }).$type<StoredLine[]>().notNull(),
    totalCents: integer('total_cents').notNull(),
    /** The sales tax rate in force when the bill was made, basis points; null where the shop had set none. */
    stateTaxBp: integer('state_tax_bp'),
    surtaxBp: integer('surtax_bp'),
    /** The tax that the total includes; null without a rate. */
    taxCents: integer('tax_cents'),
    preferredShade: text('preferred_shade'),
    /**
     * The shades as booked and judged; later changes of tables and law do not reach them. Null without shades by zone.
     */
    tint: jsonOrNull('tint').$type<StoredTint>(),
    /** State of the exemption that a shade needs. */
    tintApproval: text('tint_approval', { enum: tintApprovals }).notNull().default('none'),
    /** Grounds of the exemption. Null where no shade needs one, and once its owner is erased. */
    exemption: jsonOrNull('exemption').$type<Exemption>(),
    /** The disclosure shown with the verdicts, and when the order with it arrived. Null without shades by zone. */
    tintDisclosureVersion: text('tint_disclosure_version'),
    tintDisclosureText: text('tint_disclosure_text'),
    tintDisclosedAt: integer('tint_disclosed_at'),
    /** The crew's work on the windows and its meter readings; null until it is recorded. */
    installation: jsonOrNull('installation').$type<StoredInstallation>(),

    customerName: text('customer_name').notNull(),
    /** Empty when a customer on the phone gave none. */
    customerEmail: text('customer_email').notNull(),
    customerPhone: text('customer_phone').notNull(),
    street: text().notNull(),
    city: text().notNull(),
    zip: text().notNull(),
    /** The customer's answers about the site; null for an unanswered question. */
    siteGarage: text('site_garage', { enum: siteAnswers }),
    siteShade: text('site_shade', { enum: siteAnswers }),
    sitePower: text('site_power', { enum: siteAnswers }),
    notes: text().notNull(),

    /** While pending: when the hold expires. Null afterward. */
    holdExpiresAt: integer('hold_expires_at'),
    /**
     * Set while a process confirms that this hold is unpaid in order to end it; no payment may start during that time.
     */
    endingSince: integer('ending_since'),
    /** The one extension for a card check that was in progress when the hold expired. */
    graceGiven: integer('grace_given', { mode: 'boolean' }).notNull(),
    /** A keyed hash of the IP address that holds it, for the limit of active holds. Null afterward. */
    holderAddress: text('holder_address'),
    /** The same of the site that an IPv6 address is part of, and of an IPv4 address itself. */
    holderNetwork: text('holder_network'),
    /**
     * Quota slot of this hold among the few that one email, phone number, IP address and site may have. Null afterward.
     */
    emailPlace: integer('email_place'),
    phonePlace: integer('phone_place'),
    addressPlace: integer('address_place'),
    sitePlace: integer('site_place'),
    /** Which of the holds this is that guests may have in the region; null for those whom the shop knows. */
    regionPlace: integer('region_place'),
    /** The one hold of its network in a region where guests already have many; else null. */
    crowdPlace: integer('crowd_place'),

    paidAt: integer('paid_at'),
    /** The rule in force when the customer paid; until then the rule as it was shown. */
    lateFeePercent: integer('late_fee_percent').notNull(),
    /** Changes and cancellation are free until so many hours before its start. */
    freeNoticeHours: integer('free_notice_hours').notNull().default(24),
    /** They are free until then in any case, unless the job has begun; null for the hours alone. */
    freeFloorAt: integer('free_floor_at'),
    /** The share of the total that is paid at booking; null where all of it is. */
    depositPercent: integer('deposit_percent'),
    /** Amount paid at booking, fixed when it is held. */
    upfrontCents: integer('upfront_cents').notNull().default(0),
    /** The payment of exactly these cents that confirmed it, set once; null for one that staff kept. */
    upfrontPaymentId: text('upfront_payment_id').unique(),
    /** Sum of its entries in `bill_entries`, kept by a trigger; 0 until a price is agreed on. */
    billCents: integer('bill_cents').notNull().default(0),
    termsVersion: text('terms_version'),
    termsText: text('terms_text'),
    termsAcceptedAt: integer('terms_accepted_at'),

    createdAt: integer('created_at').notNull(),
    updatedAt: integer('updated_at').notNull(),
  },
  (table) => [
    index('bookings_by_hold').on(table.holdExpiresAt).where(sql`status = 'pending'`),
    // Enforces the limits of active holds: a quota slot is used once, and there are as many slots as holds. Each index has a
    // condition that no other shares: PostgreSQL may take any whose condition holds, and to one that has seen few holds all
    // cost the same.
    uniqueIndex('one_hold_by_email')
      .on(table.customerEmail, table.emailPlace)
      .where(sql`status = 'pending' and email_place is not null`),
    uniqueIndex('one_hold_by_phone')
      .on(table.customerPhone, table.phonePlace)
      .where(sql`status = 'pending' and phone_place is not null`),
    uniqueIndex('one_hold_by_address')
      .on(table.holderAddress, table.addressPlace)
      .where(sql`status = 'pending' and address_place is not null`),
    uniqueIndex('one_hold_by_site')
      .on(table.holderNetwork, table.sitePlace)
      .where(sql`status = 'pending' and site_place is not null`),
    uniqueIndex('one_hold_by_region')
      .on(table.regionId, table.regionPlace)
      .where(sql`status = 'pending' and region_place is not null`),
    uniqueIndex('one_hold_in_crowd')
      .on(table.regionId, table.holderNetwork, table.crowdPlace)
      .where(sql`status = 'pending' and crowd_place is not null`),
    index('bookings_by_region_day').on(table.regionId, table.appointmentDate),
    index('quote_bookings_undated')
      .on(table.quoteId)
      .where(sql`quote_id is not null and visit_count = 0 and status not in ('expired', 'cancelled')`),
    uniqueIndex('one_booking_of_quote')
      .on(table.quoteId)
      .where(sql`quote_id is not null and status not in ('expired', 'cancelled')`),
    index('bookings_by_user').on(table.userId, table.startsAt, table.id).where(sql`user_id is not null`),
    index('bookings_by_email').on(table.customerEmail),
    index('bookings_by_customer').on(table.customerId, table.startsAt, table.id).where(sql`customer_id is not null`),
    // The orders of the shop's list, each within a group of equal region, status and payment: any filter selects a few
    // groups, which are merged.
    index('listed_by_start').on(table.regionId, table.status, table.paymentStatus, table.startsAt, table.id),
    index('listed_by_booking').on(
      table.regionId,
      table.status,
      table.paymentStatus,
      table.createdAt,
      table.id,
      table.startsAt,
    ),
    index('listed_by_total').on(
      table.regionId,
      table.status,
      table.paymentStatus,
      table.totalCents,
      table.id,
      table.startsAt,
    ),
    index('agreed_by_booking').on(table.createdAt, table.regionId, table.startsAt).where(agreedStatement),
    check('booking_amounts', sql`upfront_cents >= 0 and bill_cents >= 0`),
  ],
);

export interface StoredLine {
  id: string;
  name: string;
  amountCents: number;
}

/** The shades of a booking and the car that they were judged for, with the figures of that moment. */
export interface StoredTint {
  answers: CarAnswers;
  legalClass: LegalClass;
  registeredIn: Registration;
  zones: StoredZone[];
  /** The panes that stay without film, on which verdicts may rest; absent where the order didn't say. */
  bare?: StoredGlass<BareZone>[];
}

/** True when a meter read the bare glass, false when a preset was chosen. */
type StoredGlass<Zone> = Zone & { isMetered: boolean };

export type StoredZone = StoredGlass<JudgedZone>;

/** The windows as the crew left them, and the car that its readings were judged for, with the figures of that moment. */
export interface StoredInstallation extends Omit<StoredTint, 'zones' | 'bare'> {
  windows: StoredWindow[];
  /** Epoch milliseconds. */
  recordedAt: number;
  /** The account of who recorded it last. */
  recordedBy: string;
}

export interface StoredWindow {
  zone: GlassZone;
  /** Meter readings of the bare glass and of film and glass together, percent; null where none was taken. */
  glassPercent: number | null;
  filmedPercent: number | null;
  /** The film that was applied; null where none was. */
  shade: FilmShade | null;
  lot: string;
  removalNote: string;
  /** On `filmedPercent`. */
  verdict: ReadingVerdict | null;
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
    /** The staff member; null for anyone else. */
    userId: text('user_id').references(() => users.id),
    /** Staff's reason or note. The customer never sees it. */
    note: text(),
  },
  (table) => [
    index('booking_events_by_booking').on(table.bookingId),
    index('booking_events_by_kind').on(table.kind, table.at),
  ],
);

/**
 * The shop's customer, with or without an account: a repeat booking with the same address or phone belongs to the same
 * customer.
 */
export const customers = sqliteTable(
  'customers',
  {
    id: text().primaryKey(),
    /** Raised by every write; a write that expected another version is stale. */
    version: integer().notNull(),
    name: text().notNull(),
    /** Empty when unknown. */
    email: text().notNull(),
    phone: text().notNull(),
    /** The shop's notes; the customer never sees them. */
    notes: text().notNull(),
    /** The customer that this one turned out to be. Null for all that count. */
    mergedInto: text('merged_into'),
    createdAt: integer('created_at').notNull(),
    updatedAt: integer('updated_at').notNull(),
  },
  (table) => [
    index('customers_by_email').on(table.email),
    index('customers_by_phone').on(table.phone, table.updatedAt, table.id),
    index('customers_by_phone_and_email').on(table.phone, table.email, table.updatedAt, table.id),
    index('customers_by_time').on(table.createdAt, table.id),
    index('customers_merged').on(table.mergedInto).where(sql`merged_into is not null`),
  ],
);

export const crews = sqliteTable('crews', {
  id: text().primaryKey(),
  /** Raised by every write; a write that expected another version is stale. */
  version: integer().notNull().default(1),
  regionId: text('region_id').notNull(),
  name: text().notNull(),
  /** Members of the crew, as the shop writes them. */
  members: text().notNull().default(''),
  isActive: integer('is_active', { mode: 'boolean' }).notNull(),
  /** Days of the week on which it takes jobs, 0 for Sunday to 6 for Saturday. */
  workingDays: text('working_days', { mode: 'json' }).$type<number[]>().notNull().default([1, 2, 3, 4, 5, 6]),
  /** Its own hours for each weekday, Sunday first; empty, or null for a day, where it works its region's. */
  hours: text('hours', { mode: 'json' }).$type<({ opens: string; closes: string } | null)[]>().notNull().default([]),
  /** Days on which it takes no jobs. */
  absences: text('absences', { mode: 'json' })
    .$type<{ from: string; until: string; reason: string }[]>()
    .notNull()
    .default([]),
  /** Ids of the add-ons it cannot do; it can do everything else. */
  missingSkills: text('missing_skills', { mode: 'json' }).$type<string[]>().notNull().default([]),
});

/** Hours of a day on which a crew takes no jobs, illness among them. */
export const crewBreaks = sqliteTable(
  'crew_breaks',
  {
    id: text().primaryKey(),
    crewId: text('crew_id')
      .notNull()
      .references(() => crews.id),
    date: text().notNull(),
    /** Half hours since midnight: the first that is taken, and the first that is free again. */
    fromCell: integer('from_cell').notNull(),
    untilCell: integer('until_cell').notNull(),
    reason: text().notNull(),
    /** True for hours that the crew has blocked in its own calendar: they come and go with that. */
    isFromCalendar: integer('is_from_calendar', { mode: 'boolean' }).notNull().default(false),
    createdAt: integer('created_at').notNull(),
  },
  (table) => [index('crew_breaks_by_day').on(table.date, table.crewId)],
);

/** One crew's part of a job on one day. Each booking has its first when it is held. */
export const visits = sqliteTable(
  'visits',
  {
    bookingId: text('booking_id')
      .notNull()
      .references(() => bookings.id),
    /** 1 for the first; never given to another. */
    number: integer().notNull(),
    regionId: text('region_id').notNull(),
    crewId: text('crew_id')
      .notNull()
      .references(() => crews.id),
    date: text().notNull(),
    time: text().notNull(),
    startsAt: integer('starts_at').notNull(),
    /** Without travel. */
    minutes: integer().notNull(),
    status: text({ enum: visitStatuses }).notNull(),
    startedAt: integer('started_at'),
    completedAt: integer('completed_at'),
  },
  (table) => [
    primaryKey({ columns: [table.bookingId, table.number] }),
    index('visits_by_region_day').on(table.regionId, table.date),
  ],
);

/** Each car of a booking of several; none for one car. The booking's own columns follow them. */
export const bookingCars = sqliteTable(
  'booking_cars',
  {
    bookingId: text('booking_id')
      .notNull()
      .references(() => bookings.id),
    /** 1 for the first; never given to another. */
    number: integer().notNull(),
    /** The visit for which it was booked. */
    visitNumber: integer('visit_number').notNull(),
    status: text({ enum: carStatuses }).notNull(),
    vehicleType: text('vehicle_type').notNull(),
    vehicleYear: integer('vehicle_year').notNull(),
    vehicleMake: text('vehicle_make').notNull(),
    vehicleModel: text('vehicle_model').notNull(),
    packageId: text('package_id').notNull(),
    addOnIds: text('add_on_ids', { mode: 'json' }).$type<string[]>().notNull(),
    /** Its part of the bill, and the sum of that. */
    lines: text({ mode: 'json' }).$type<StoredLine[]>().notNull(),
    totalCents: integer('total_cents').notNull(),
    /** Working time, without travel. */
    minutes: integer().notNull(),
    /** Its shades, exemption and windows, as `bookings` has them of one car. */
    preferredShade: text('preferred_shade'),
    tint: jsonOrNull('tint').$type<StoredTint>(),
    tintApproval: text('tint_approval', { enum: tintApprovals }).notNull().default('none'),
    exemption: jsonOrNull('exemption').$type<Exemption>(),
    installation: jsonOrNull('installation').$type<StoredInstallation>(),
  },
  (table) => [
    primaryKey({ columns: [table.bookingId, table.number] }),
    foreignKey({ columns: [table.bookingId, table.visitNumber], foreignColumns: [visits.bookingId, visits.number] }),
    check('booking_car_number', sql`number between 1 and 4`),
  ],
);

/**
 * One row for each half hour that a job and its travel, or a break, occupy. The key is what makes a double booking
 * impossible.
 */
export const crewCells = sqliteTable(
  'crew_cells',
  {
    crewId: text('crew_id')
      .notNull()
      .references(() => crews.id),
    date: text().notNull(),
    /** Half hours since midnight, 0–47. */
    cell: integer().notNull(),
    /** Both null for a break. */
    bookingId: text('booking_id'),
    visitNumber: integer('visit_number'),
    breakId: text('break_id').references(() => crewBreaks.id),
  },
  (table) => [
    primaryKey({ columns: [table.crewId, table.date, table.cell] }),
    index('crew_cells_by_booking').on(table.bookingId),
    index('crew_cells_by_break').on(table.breakId).where(sql`break_id is not null`),
    foreignKey({ columns: [table.bookingId, table.visitNumber], foreignColumns: [visits.bookingId, visits.number] }),
    check(
      'one_occupant',
      sql`(booking_id is null) <> (break_id is null) and (booking_id is null) = (visit_number is null)`,
    ),
  ],
);

/** The calendar that a crew keeps on a CalDAV server, and how far it is in step with the shop. */
export const crewCalendars = sqliteTable('crew_calendars', {
  crewId: text('crew_id')
    .primaryKey()
    .references(() => crews.id),
  /** Raised by every change of the connection; a run that began before it writes nothing more. */
  version: integer().notNull(),
  /** `leaving`: disconnected, and our jobs are being removed from it. */
  state: text({ enum: crewCalendarStates }).notNull(),
  /** The server's address as it was typed. */
  serverUrl: text('server_url').notNull(),
  username: text().notNull(),
  /** Encrypted under a key of the installation. */
  password: text().notNull(),
  calendarUrl: text('calendar_url').notNull(),
  calendarName: text('calendar_name').notNull(),
  /** State of the calendar at the last complete run, as its server names it; null where it has to be read again. */
  mark: text(),
  /** Digest of the jobs at the last complete run. */
  jobsDigest: text('jobs_digest'),
  /** When it is due again, epoch milliseconds. */
  dueAt: integer('due_at').notNull(),
  /** Failed runs in a row. */
  failures: integer().notNull(),
  /** Reason of the last failure; null after a success. */
  failure: text({ enum: calendarFailures }),
  triedAt: integer('tried_at'),
  syncedAt: integer('synced_at'),
  /** Events that couldn't be read at the last complete run. */
  unreadable: integer().notNull(),
  /** The first events that weren't read as they are. */
  oddEvents: text('odd_events', { mode: 'json' })
    .$type<NonNullable<CrewCalendar['connection']>['oddEvents']>()
    .notNull()
    .default([]),
  createdAt: integer('created_at').notNull(),
});

/** Half hours that a crew's calendar blocks, whatever the shop has in them. */
export const crewCalendarBlocks = sqliteTable(
  'crew_calendar_blocks',
  {
    crewId: text('crew_id')
      .notNull()
      .references(() => crews.id),
    date: text().notNull(),
    fromCell: integer('from_cell').notNull(),
    untilCell: integer('until_cell').notNull(),
  },
  (table) => [primaryKey({ columns: [table.crewId, table.date, table.fromCell] })],
);

/** Jobs that are, or may be, in a crew's calendar: written before the event is. */
export const crewCalendarJobs = sqliteTable(
  'crew_calendar_jobs',
  {
    crewId: text('crew_id')
      .notNull()
      .references(() => crews.id),
    bookingId: text('booking_id')
      .notNull()
      .references(() => bookings.id),
    visitNumber: integer('visit_number').notNull().default(1),
  },
  (table) => [primaryKey({ columns: [table.crewId, table.bookingId, table.visitNumber] })],
);

/** Visits in whose time the crew's calendar is blocked: one row for each, as long as it lasts. */
export const crewCalendarClashes = sqliteTable(
  'crew_calendar_clashes',
  {
    bookingId: text('booking_id')
      .notNull()
      .references(() => bookings.id),
    visitNumber: integer('visit_number').notNull().default(1),
    crewId: text('crew_id')
      .notNull()
      .references(() => crews.id),
    /** The first blocked half hour of the visit's, and the first after the last. */
    fromCell: integer('from_cell').notNull(),
    untilCell: integer('until_cell').notNull(),
    foundAt: integer('found_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.bookingId, table.visitNumber] })],
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

/**
 * Versions of the catalog, each whole, that the shop has made from the content package's. Numbers are never reused: bookings refer
 * to them. Once published, a version is never changed, only withdrawn while it hasn't begun; triggers see to it.
 */
export const catalogueVersions = sqliteTable(
  'catalogue_versions',
  {
    number: integer().primaryKey(),
    /** Raised by every write of a draft; a write that expected another version is stale. */
    version: integer().notNull(),
    state: text({ enum: catalogueStates }).notNull(),
    /** Number of the version that it was made from. */
    basedOn: integer('based_on').notNull(),
    document: text({ mode: 'json' }).$type<CatalogueDocument>().notNull(),
    /** The shop's own note. */
    note: text().notNull(),
    changedAt: integer('changed_at').notNull(),
    changedBy: text('changed_by')
      .notNull()
      .references(() => users.id),
    publishedAt: integer('published_at'),
    publishedBy: text('published_by').references(() => users.id),
    /** From when it holds; the moment of publishing or later. */
    beginsAt: integer('begins_at'),
    withdrawnAt: integer('withdrawn_at'),
    withdrawnBy: text('withdrawn_by').references(() => users.id),
  },
  (table) => [
    uniqueIndex('one_catalogue_draft').on(table.state).where(sql`state = 'draft'`),
    check('catalogue_number', sql`number > based_on and based_on >= 0`),
    check('catalogue_state', sql`state in ('draft', 'published', 'withdrawn')`),
    check(
      'catalogue_published',
      sql`(published_at is null) = (published_by is null) and (published_at is null) = (begins_at is null) and (state <> 'published' or published_at is not null) and (state <> 'draft' or published_at is null)`,
    ),
    check('catalogue_begins', sql`begins_at is null or begins_at >= published_at`),
    check(
      'catalogue_withdrawn',
      sql`(state = 'withdrawn') = (withdrawn_at is not null) and (withdrawn_at is null) = (withdrawn_by is null)`,
    ),
  ],
);

export const payments = sqliteTable(
  'payments',
  {
    id: text().primaryKey(),
    bookingId: text('booking_id')
      .notNull()
      .references(() => bookings.id),
    version: integer().notNull(),
    attempt: integer().notNull(),
    /** Its purpose: the order, by which a hold is confirmed, or what a confirmed booking still owes. */
    purpose: text({ enum: paymentPurposes }).notNull().default('upfront'),
    /** Null until the card provider has responded. */
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
    index('payments_disputed').on(table.bookingId, table.receivedCents).where(sql`is_disputed = 1`),
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
    /** The staff member who requested it; null when the rules did. */
    userId: text('user_id').references(() => users.id),
    /** How a failed refund was refunded another way. */
    note: text(),
    createdAt: integer('created_at').notNull(),
    updatedAt: integer('updated_at').notNull(),
  },
  (table) => [
    index('refunds_by_booking').on(table.bookingId),
    index('refunds_by_time').on(table.createdAt),
    index('refunds_pending').on(table.createdAt).where(sql`status = 'pending'`),
  ],
);

/** Money that changed hands at the car. Append-only: a mistake is put right by a second row. */
export const sitePayments = sqliteTable(
  'site_payments',
  {
    id: text().primaryKey(),
    bookingId: text('booking_id')
      .notNull()
      .references(() => bookings.id),
    direction: text({ enum: ['received', 'returned'] }).notNull(),
    method: text({ enum: siteMethods }).notNull(),
    amountCents: integer('amount_cents').notNull(),
    at: integer().notNull(),
    /** The staff member who received or refunded it. */
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    note: text().notNull(),
  },
  (table) => [index('site_payments_by_booking').on(table.bookingId), index('site_payments_by_time').on(table.at)],
);

/**
 * The bill of a booking: what was agreed on, and all that changed it since. Append-only by triggers; only a note can be
 * forgotten. Each entry sets `bookings.bill_cents` to the sum.
 */
export const billEntries = sqliteTable(
  'bill_entries',
  {
    bookingId: text('booking_id')
      .notNull()
      .references(() => bookings.id),
    /** 1 for the first. */
    number: integer().notNull(),
    at: integer().notNull(),
    kind: text({ enum: billKinds }).notNull(),
    amountCents: integer('amount_cents').notNull(),
    /** The staff member who changed it; null when the customer or the rules did. */
    userId: text('user_id').references(() => users.id),
    note: text(),
  },
  (table) => [
    primaryKey({ columns: [table.bookingId, table.number] }),
    uniqueIndex('one_agreement').on(table.bookingId).where(sql`kind = 'agreed'`),
    check('bill_entry_amount', sql`amount_cents <> 0 or kind = 'agreed'`),
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
  /** Hash of the request's body; the same key with another body is refused. */
  requestHash: text('request_hash').notNull(),
  bookingId: text('booking_id')
    .notNull()
    .references(() => bookings.id),
  createdAt: integer('created_at').notNull(),
});

/** Work to do outside the database: written with its cause, processed by a job. */
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
    /** Delivery attempts so far. */
    attempts: integer().notNull().default(0),
    /** The process that holds the lease until then. Null while it is free. */
    leasedUntil: integer('leased_until'),
    /** When it was sent, or skipped because it was no longer needed. */
    deliveredAt: integer('delivered_at'),
    /** When it failed permanently. */
    failedAt: integer('failed_at'),
    outcome: text({ enum: deliveryOutcomes }),
    /** The last attempt's error, for the shop. */
    lastError: text('last_error'),
    /** The address it went to. */
    recipient: text(),
  },
  (table) => [
    index('outbox_due').on(table.dueAt).where(sql`delivered_at is null and failed_at is null`),
    index('outbox_by_booking').on(table.bookingId).where(sql`booking_id is not null`),
    index('outbox_by_time').on(table.createdAt, table.id),
    index('outbox_failed').on(table.createdAt, table.id).where(sql`failed_at is not null`),
    index('outbox_by_recipient').on(table.recipient).where(sql`recipient is not null`),
  ],
);

/** Emails stored on this machine, because no mail server is configured. */
export const mailbox = sqliteTable(
  'mailbox',
  {
    id: text().primaryKey(),
    /** From the header Message-ID; an email that is delivered twice is stored once. */
    messageId: text('message_id').notNull().unique(),
    recipient: text().notNull(),
    subject: text().notNull(),
    text: text().notNull(),
    html: text().notNull(),
    attachments: text({ mode: 'json' }).$type<StoredAttachment[]>().notNull(),
    sentAt: integer('sent_at').notNull(),
  },
  (table) => [index('mailbox_by_time').on(table.sentAt)],
);

export interface StoredAttachment {
  name: string;
  contentType: string;
  /** Set when the email's HTML shows it. */
  contentId?: string;
  base64: string;
}

/** Accounts that can log in. */
export const users = sqliteTable(
  'users',
  {
    id: text().primaryKey(),
    /** Raised by every write; a write that expected another version is stale. */
    version: integer().notNull(),
    /** As it was typed; `username_key` is what it is compared by. */
    username: text().notNull(),
    usernameKey: text('username_key').notNull().unique(),
    role: text({ enum: userRoles }).notNull(),
    /** argon2id, with its parameters. */
    passwordHash: text('password_hash').notNull(),
    email: text().notNull(),
    /** Null until its owner has followed the emailed link. */
    emailVerifiedAt: integer('email_verified_at'),
    /** The address that will replace a verified one once its owner has followed the link sent to it. */
    pendingEmail: text('pending_email'),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    phone: text().notNull(),
    /** The region of a crew's member. */
    regionId: text('region_id'),
    /** False for staff who have left: they cannot log in, and what they did still bears their name. */
    isActive: integer('is_active', { mode: 'boolean' }).notNull().default(true),
    /** Null until its owner has logged in for the first time: a login from a new device is emailed from then on. */
    firstLoginAt: integer('first_login_at'),
    /** By when the account has to add a second factor. Null where none is required, and once there is one. */
    factorDueAt: integer('factor_due_at'),
    /** Number of addresses that the calendar feed of its bookings has had; 0 or less while the feed is off. */
    calendarGeneration: integer('calendar_generation').notNull().default(0),
    createdAt: integer('created_at').notNull(),
    updatedAt: integer('updated_at').notNull(),
  },
  (table) => [
    uniqueIndex('one_verified_email').on(table.email).where(sql`email_verified_at is not null`),
    index('users_by_email').on(table.email),
  ],
);

/**
 * A session that renews itself. The cookie's token is derived from ID and generation, never stored; each renewal raises
 * the generation, and a token older than the previous one shows that someone has a copy.
 */
export const sessions = sqliteTable(
  'sessions',
  {
    id: text().primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    generation: integer().notNull(),
    /** Last renewal. Access tokens are short-lived, so this is when the session was last seen, within their lifetime. */
    rotatedAt: integer('rotated_at').notNull(),
    /** Names of the browser and the operating system it was opened with; empty when unknown. */
    browser: text().notNull().default(''),
    system: text().notNull().default(''),
    createdAt: integer('created_at').notNull(),
    expiresAt: integer('expires_at').notNull(),
    revokedAt: integer('revoked_at'),
  },
  (table) => [index('sessions_by_user').on(table.userId), index('sessions_by_expiry').on(table.expiresAt)],
);

/** Emailed links that verify an address or set a password: single use, stored hashed. */
export const emailTokens = sqliteTable(
  'email_tokens',
  {
    id: text().primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    purpose: text({ enum: emailTokenPurposes }).notNull(),
    tokenHash: text('token_hash').notNull().unique(),
    /** The email address that the link went to and verifies. */
    email: text().notNull(),
    createdAt: integer('created_at').notNull(),
    expiresAt: integer('expires_at').notNull(),
    usedAt: integer('used_at'),
  },
  (table) => [index('email_tokens_by_user').on(table.userId), index('email_tokens_by_expiry').on(table.expiresAt)],
);

/** Authenticator apps: an account has one at most. */
export const totpFactors = sqliteTable('totp_factors', {
  id: text().primaryKey(),
  userId: text('user_id')
    .notNull()
    .unique()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Encrypted under a key of the installation. */
  secret: text().notNull(),
  /** Time step of the last accepted code: it and earlier ones are spent. */
  lastStep: integer('last_step').notNull(),
  createdAt: integer('created_at').notNull(),
});

/** Passkeys: public keys that open an account without its password. Not secret. */
export const passkeys = sqliteTable(
  'passkeys',
  {
    id: text().primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** By which browsers name it; base64url. */
    credentialId: text('credential_id').notNull().unique(),
    /** COSE key, base64url. */
    publicKey: text('public_key').notNull(),
    /** Signatures so far, by the device's own count; 0 for devices that don't count. */
    signCount: integer('sign_count').notNull(),
    /** How browsers can reach it. */
    transports: text({ mode: 'json' }).$type<string[]>().notNull(),
    name: text().notNull(),
    createdAt: integer('created_at').notNull(),
    usedAt: integer('used_at'),
  },
  (table) => [index('passkeys_by_user').on(table.userId)],
);

/** Codes that replace a factor once each, stored hashed. */
export const recoveryCodes = sqliteTable(
  'recovery_codes',
  {
    id: text().primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    codeHash: text('code_hash').notNull(),
    createdAt: integer('created_at').notNull(),
    usedAt: integer('used_at'),
  },
  (table) => [uniqueIndex('recovery_code_of_user').on(table.userId, table.codeHash)],
);

/**
 * Counters of rate limits, by a keyed hash that hides name and address: failed logins, requested emails and calls by IP
 * address.
 */
export const loginFailures = sqliteTable('login_failures', {
  key: text().primaryKey(),
  count: integer().notNull(),
  /** When the counter resets. */
  resetsAt: integer('resets_at').notNull(),
});

/** Messages from the contact form. */
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
    state: text({ enum: messageStates }).notNull().default('new'),
    /** When it was handled, and by which staff member. */
    handledAt: integer('handled_at'),
    handledBy: text('handled_by').references(() => users.id),
  },
  (table) => [
    index('contact_messages_by_time').on(table.createdAt),
    index('contact_messages_by_state').on(table.state, table.createdAt, table.id),
  ],
);

/**
 * Quotes, which begin as a customer's request. Contact, notes and details are empty once they are erased; such a row is
 * in no list.
 */
export const quotes = sqliteTable(
  'quotes',
  {
    id: text().primaryKey(),
    code: text().notNull().unique(),
    /** Raised by every write; a write that expected another version is stale. */
    version: integer().notNull(),
    /** Raising it revokes every link issued so far. */
    tokenGeneration: integer('token_generation').notNull(),
    kind: text({ enum: quoteKinds }).notNull(),
    status: text({ enum: quoteStatuses }).notNull(),
    regionId: text('region_id').notNull(),
    zip: text().notNull(),
    city: text().notNull(),
    customerName: text('customer_name').notNull(),
    /** In lower case: the account that has verified it opens the quote. */
    customerEmail: text('customer_email').notNull(),
    customerPhone: text('customer_phone').notNull(),
    company: text().notNull(),
    notes: text().notNull(),
    /** The customer's answers about the work; null once they are erased. */
    details: jsonOrNull('details').$type<QuoteDetails>(),
    /** The staff member who takes care of it. */
    assignedTo: text('assigned_to').references(() => users.id),
    /** Number of the version that was sent last; null before one. */
    currentNumber: integer('current_number'),
    /** The request's idempotency key, and a hash of its body. */
    requestKey: text('request_key').notNull().unique(),
    requestHash: text('request_hash').notNull(),
    createdAt: integer('created_at').notNull(),
    /** When its customer or staff last did something; from then on its retention counts. */
    activeAt: integer('active_at').notNull(),
  },
  (table) => [
    index('quotes_by_status').on(table.status, table.createdAt, table.id).where(sql`details is not null`),
    index('quotes_by_email').on(table.customerEmail),
    index('quotes_by_activity').on(table.activeAt).where(sql`details is not null`),
    check('quotes_erased', sql`(details is null) = (customer_email = '')`),
  ],
);

/** Photos of a quote. Their files are elsewhere, by name; a row is there before its files and goes after them. */
export const quotePhotos = sqliteTable(
  'quote_photos',
  {
    /** The browser's own id, so that a photo that is sent again is the same one. */
    id: text().primaryKey(),
    quoteId: text('quote_id')
      .notNull()
      .references(() => quotes.id),
    /** From 0 to 11; null once it is leaving. */
    place: integer(),
    status: text({ enum: ['reserved', 'stored', 'leaving'] }).notNull(),
    /** Pixels of the large size. */
    width: integer().notNull(),
    height: integer().notNull(),
    at: integer().notNull(),
    /** One line of at most 120 characters; empty without one, and once it is leaving. */
    caption: text().notNull().default(''),
  },
  (table) => [
    uniqueIndex('quote_photos_by_place').on(table.quoteId, table.place),
    index('quote_photos_unsettled').on(table.status, table.at).where(sql`status <> 'stored'`),
    check(
      'quote_photos_place',
      sql`(place is null) = (status = 'leaving') and (place is null or place between 0 and 11)`,
    ),
  ],
);

/**
 * Photos of the certificate of a car's exemption, like those of a quote. A trigger lets them leave when the exemption is erased or
 * another takes its place, however that happens.
 */
export const certificatePhotos = sqliteTable(
  'certificate_photos',
  {
    id: text().primaryKey(),
    bookingId: text('booking_id')
      .notNull()
      .references(() => bookings.id),
    /** The number of the car; 1 in a booking of one. */
    car: integer().notNull(),
    /** From 0 to 3; null once it is leaving. */
    place: integer(),
    status: text({ enum: ['reserved', 'stored', 'leaving'] }).notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    at: integer().notNull(),
  },
  (table) => [
    uniqueIndex('certificate_photos_by_place').on(table.bookingId, table.car, table.place),
    index('certificate_photos_unsettled').on(table.status, table.at).where(sql`status <> 'stored'`),
    check(
      'certificate_photos_place',
      sql`(place is null) = (status = 'leaving') and (place is null or place between 0 and 3)`,
    ),
  ],
);

/**
 * Priced versions of a quote, by number; the one that isn't sent is the draft. Triggers keep a version and its lines as they
 * were sent, with a subtotal that is the sum of its lines; only the message can be forgotten.
 */
export const quoteVersions = sqliteTable(
  'quote_versions',
  {
    quoteId: text('quote_id')
      .notNull()
      .references(() => quotes.id),
    /** 1 for the first. */
    number: integer().notNull(),
    /** Number of its lines: none is added to a version that was sent. */
    lineCount: integer('line_count').notNull(),
    subtotalCents: integer('subtotal_cents').notNull(),
    /** As staff entered it: cents, or a share in basis points. */
    discountKind: text('discount_kind', { enum: ['amount', 'share'] }).notNull(),
    discountValue: integer('discount_value').notNull(),
    discountCents: integer('discount_cents').notNull(),
    /** The reason for the discount; may be empty. */
    discountText: text('discount_text').notNull(),
    totalCents: integer('total_cents').notNull(),
    /** The sales tax that the total includes, and its rates in basis points; null where it includes none that the shop states. */
    stateTaxBp: integer('state_tax_bp'),
    surtaxBp: integer('surtax_bp'),
    taxCents: integer('tax_cents'),
    /** The last day on which the price is good, and the end of that day. */
    /** The deposit due on acceptance, in whole percent of the total and in cents; null and 0 without one. */
    depositPercent: integer('deposit_percent'),
    depositCents: integer('deposit_cents').notNull().default(0),
    /** The share of the total that is kept after the free-change deadline, whole percent, and the hours of that. */
    lateFeePercent: integer('late_fee_percent').notNull().default(0),
    freeNoticeHours: integer('free_notice_hours').notNull().default(24),
    goodThrough: text('good_through').notNull(),
    expiresAt: integer('expires_at').notNull(),
    /** The terms that accepting it accepts; null in a draft. */
    termsVersion: text('terms_version'),
    termsText: text('terms_text'),
    /** To the customer; null once it is erased. */
    message: text(),
    madeAt: integer('made_at').notNull(),
    madeBy: text('made_by')
      .notNull()
      .references(() => users.id),
    sentAt: integer('sent_at'),
    sentBy: text('sent_by').references(() => users.id),
  },
  (table) => [
    primaryKey({ columns: [table.quoteId, table.number] }),
    uniqueIndex('one_draft').on(table.quoteId).where(sql`sent_at is null`),
    check('quote_version_total', sql`total_cents = subtotal_cents - discount_cents`),
    check('quote_version_discount', sql`discount_cents between 0 and subtotal_cents`),
    check(
      'quote_version_sent',
      sql`(sent_at is null) = (sent_by is null) and (sent_at is null) = (terms_version is null) and (sent_at is null) = (terms_text is null)`,
    ),
  ],
);

/** Lines of a version, in their order. Written once: a changed draft gets new ones. */
export const quoteLines = sqliteTable(
  'quote_lines',
  {
    quoteId: text('quote_id').notNull(),
    number: integer().notNull(),
    /** 0 for the first line. */
    position: integer().notNull(),
    /** The car or area that it is for, from 1, and what that is called. */
    workNumber: integer('work_number').notNull(),
    workTitle: text('work_title').notNull(),
    name: text().notNull(),
    unit: text({ enum: quoteUnits }).notNull(),
    /** Hundredths of the unit. */
    quantity: integer().notNull(),
    unitCents: integer('unit_cents').notNull(),
    amountCents: integer('amount_cents').notNull(),
    /** The entry of the price list that it was taken from; null for a free line. */
    listId: text('list_id'),
    /** The panes that its square feet were computed from. */
    panes: jsonOrNull('panes').$type<Panes[]>(),
  },
  (table) => [
    primaryKey({ columns: [table.quoteId, table.number, table.position] }),
    foreignKey({
      columns: [table.quoteId, table.number],
      foreignColumns: [quoteVersions.quoteId, quoteVersions.number],
    }),
    check('quote_line_amount', sql`amount_cents = (quantity * unit_cents + 50) / 100`),
    check('quote_line_price', sql`quantity > 0 and unit_cents >= 0`),
  ],
);

/**
 * Acceptances of sent versions, at most one of a quote that has not ended. Triggers keep them as they were made; the person
 * can be forgotten, and an acceptance ends once.
 */
export const quoteAcceptances = sqliteTable(
  'quote_acceptances',
  {
    id: text().primaryKey(),
    quoteId: text('quote_id').notNull(),
    number: integer().notNull(),
    at: integer().notNull(),
    by: text({ enum: ['customer', 'staff'] }).notNull(),
    /** Name as the customer typed it, or as staff did for them; empty once it is erased. */
    name: text().notNull(),
    /** Where the work is; staff may not know the street. */
    street: text().notNull(),
    city: text().notNull(),
    /** Days that would suit the customer, the best first. Nothing is held. */
    preferredDays: text('preferred_days', { mode: 'json' }).$type<string[]>().notNull(),
    /** The staff member who accepted for the customer, how the customer said so, and a note; null otherwise. */
    userId: text('user_id').references(() => users.id),
    how: text({ enum: acceptanceWays }),
    note: text(),
    /** SHA-256 of the version's canonical JSON, terms included. */
    documentHash: text('document_hash').notNull(),
    /** The booking that it made; null for those from before quotes made bookings. */
    bookingId: text('booking_id').references(() => bookings.id),
    endedAt: integer('ended_at'),
  },
  (table) => [
    foreignKey({
      columns: [table.quoteId, table.number],
      foreignColumns: [quoteVersions.quoteId, quoteVersions.number],
    }),
    uniqueIndex('one_acceptance').on(table.quoteId).where(sql`ended_at is null`),
    uniqueIndex('quote_acceptances_by_booking').on(table.bookingId).where(sql`booking_id is not null`),
    index('quote_acceptances_by_quote').on(table.quoteId),
    index('quote_acceptances_unbooked').on(table.quoteId).where(sql`booking_id is null and ended_at is null`),
    check('quote_acceptance_by', sql`(by = 'staff') = (user_id is not null) and (user_id is null) = (how is null)`),
  ],
);

/** Append-only: who did what to a quote, and when. */
export const quoteEvents = sqliteTable(
  'quote_events',
  {
    id: text().primaryKey(),
    quoteId: text('quote_id')
      .notNull()
      .references(() => quotes.id),
    at: integer().notNull(),
    actor: text({ enum: ['customer', 'staff', 'system'] }).notNull(),
    kind: text().notNull(),
    data: text({ mode: 'json' }).$type<Record<string, unknown>>().notNull(),
    /** The staff member; null for anyone else. */
    userId: text('user_id').references(() => users.id),
    /** Staff's note. The customer never sees it. */
    note: text(),
  },
  (table) => [index('quote_events_by_quote').on(table.quoteId)],
);

/** Reading state of the shop's news per staff member, and the news that each gets by email. */
export const noticeReaders = sqliteTable('notice_readers', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Seen everything up to then, epoch milliseconds. */
  seenUntil: integer('seen_until').notNull(),
  timingOf: text('timing_of', { mode: 'json' }).$type<NoticeTimings>().notNull(),
  /** Times up to which news was queued as email, at once and each morning. */
  mailedUntil: integer('mailed_until').notNull(),
  morningUntil: integer('morning_until').notNull(),
});

/** When news of a kind is emailed; a kind without an entry never is. */
export type NoticeTimings = Readonly<Record<string, 'never' | 'at-once' | 'morning'>>;

/** Append-only: what staff did, who and when. A booking's events are in its own history as well. */
export const audit = sqliteTable(
  'audit',
  {
    id: text().primaryKey(),
    at: integer().notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    /** Names what was done: `booking.cancelled`, `setting.changed`. */
    action: text().notNull(),
    /** Subject of the action: a tracking code, a crew's ID, a setting's key. */
    subject: text().notNull(),
    data: text({ mode: 'json' }).$type<Record<string, unknown>>().notNull(),
  },
  (table) => [index('audit_by_time').on(table.at, table.id), index('audit_by_subject').on(table.subject)],
);

/**
 * Number of changes to the shop's configuration: one row, which triggers of `settings`, `crews`, `closures` and
 * `catalogue_versions` raise.
 */
export const setUp = sqliteTable('set_up', { id: integer().primaryKey(), changes: integer().notNull() }, () => [
  check('one_row', sql`id = 1`),
]);

/** Figures of reports that are sums over days and regions. */
const dayFigures = () => ({
  /** Confirmed bookings made on the day, their totals, and those with an add-on. */
  made: integer().notNull(),
  madeCents: integer('made_cents').notNull(),
  withAddOns: integer('with_add_ons').notNull(),
  /** Money that moved on the day, and the tax in it. */
  cardCents: integer('card_cents').notNull(),
  refundedCents: integer('refunded_cents').notNull(),
  receivedCents: integer('received_cents').notNull(),
  returnedCents: integer('returned_cents').notNull(),
  taxCents: integer('tax_cents').notNull(),
  /** Appointments of the day, by how they ended. */
  jobsDone: integer('jobs_done').notNull(),
  noShows: integer('no_shows').notNull(),
  /** Confirmed bookings cancelled on the day, and what is kept of their money. */
  cancelledByCustomer: integer('cancelled_by_customer').notNull(),
  cancelledByShop: integer('cancelled_by_shop').notNull(),
  keptCents: integer('kept_cents').notNull(),
});

/**
 * Sums of each shop-local day and region, for reports. Triggers keep these tables in step with the rows (`day-sums`), and
 * nothing else writes to them.
 */
export const daySums = sqliteTable(
  'day_sums',
  { date: text().notNull(), regionId: text('region_id').notNull(), ...dayFigures() },
  (table) => [primaryKey({ columns: [table.date, table.regionId] })],
);

/** Parts of `day_sums` that each booking has added: taken off again when one of its rows changes. */
export const bookingDaySums = sqliteTable(
  'booking_day_sums',
  {
    bookingId: text('booking_id').notNull(),
    date: text().notNull(),
    regionId: text('region_id').notNull(),
    ...dayFigures(),
  },
  (table) => [primaryKey({ columns: [table.bookingId, table.date] })],
);

/** Number of a day's new confirmed bookings for each package and add-on, and of its jobs that each crew has done. */
export const dayItemSums = sqliteTable(
  'day_item_sums',
  {
    date: text().notNull(),
    regionId: text('region_id').notNull(),
    kind: text({ enum: ['package', 'add-on', 'crew'] }).notNull(),
    item: text().notNull(),
    bookings: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.date, table.regionId, table.kind, table.item] })],
);

/** Taken half hours of a crew's day, one bit each since midnight: those of confirmed jobs, and those of breaks. */
export const crewDaySums = sqliteTable(
  'crew_day_sums',
  {
    crewId: text('crew_id').notNull(),
    date: text().notNull(),
    sold: integer().notNull(),
    breaks: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.crewId, table.date] })],
);

/** The shop clock's offset from UTC from each instant on, both in milliseconds: how SQL finds an instant's day. */
export const shopOffsets = sqliteTable('shop_offsets', {
  beginsAt: integer('begins_at').primaryKey(),
  offsetMs: integer('offset_ms').notNull(),
});

/** Digest of the definition by which the sums were filled: one row, or none where they have to be filled. */
export const daySumsState = sqliteTable('day_sums_state', { digest: text().primaryKey() });

/** Locks on jobs, across processes on one database. */
export const leases = sqliteTable('leases', {
  name: text().primaryKey(),
  owner: text().notNull(),
  expiresAt: integer('expires_at').notNull(),
});

export type BookingRow = typeof bookings.$inferSelect;
export type PaymentRow = typeof payments.$inferSelect;
export type RefundRow = typeof refunds.$inferSelect;
export type ContactMessageRow = typeof contactMessages.$inferSelect;
export type QuoteRow = typeof quotes.$inferSelect;
export type QuoteVersionRow = typeof quoteVersions.$inferSelect;
export type QuoteLineRow = typeof quoteLines.$inferSelect;
export type QuoteAcceptanceRow = typeof quoteAcceptances.$inferSelect;
export type QuotePhotoRow = typeof quotePhotos.$inferSelect;
export type CertificatePhotoRow = typeof certificatePhotos.$inferSelect;
export type QuoteEventRow = typeof quoteEvents.$inferSelect;
export type OutboxRow = typeof outbox.$inferSelect;
export type BookingEventRow = typeof bookingEvents.$inferSelect;
export type UserRow = typeof users.$inferSelect;
export type SessionRow = typeof sessions.$inferSelect;
export type TotpFactorRow = typeof totpFactors.$inferSelect;
export type PasskeyRow = typeof passkeys.$inferSelect;
export type EmailTokenRow = typeof emailTokens.$inferSelect;
export type MailboxRow = typeof mailbox.$inferSelect;
export type CrewRow = typeof crews.$inferSelect;
export type CrewCalendarRow = typeof crewCalendars.$inferSelect;
export type CrewCalendarBlockRow = typeof crewCalendarBlocks.$inferSelect;
export type CrewBreakRow = typeof crewBreaks.$inferSelect;
export type ClosureRow = typeof closures.$inferSelect;
export type CustomerRow = typeof customers.$inferSelect;
export type SitePaymentRow = typeof sitePayments.$inferSelect;
export type BillEntryRow = typeof billEntries.$inferSelect;
export type AuditRow = typeof audit.$inferSelect;
export type CatalogueVersionRow = typeof catalogueVersions.$inferSelect;
export type BookingCarRow = typeof bookingCars.$inferSelect;
export type VisitRow = typeof visits.$inferSelect;
export type CrewCellRow = typeof crewCells.$inferSelect;
