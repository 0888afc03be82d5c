import type {
  BillEntry,
  BookingStatus,
  CarStatus,
  PaymentStatus,
  RefundStatus,
  TintApproval,
  VisitStatus,
} from '@tintforge/booking-core';
import { asc, sql } from 'drizzle-orm';
import { prepared } from '../../db/client';
import type { BookingCarRow, BookingRow, VisitRow } from '../../db/schema';
import {
  billEntries,
  bookingCars,
  bookingEvents,
  bookings,
  crewBreaks,
  crewCells,
  outbox,
  payments,
  refunds,
  sitePayments,
  visits,
} from '../../db/schema';
import type { TestShop } from '../../testing/test-shop';
import { expectToAgree } from '../rows-of-jobs';

/** One payment as the card provider has it. */
export interface ProviderIntent {
  id: string;
  /** The payment of ours that it is of. */
  paymentId: string;
  status: string;
  /** Cents that are with us and not returned. */
  netCents: number;
  /** Epoch milliseconds. */
  createdAt: number;
  refundIds: string[];
}

/** Facts about a booking itself, whichever tables they are read from. Amounts are cents, instants epoch milliseconds. */
export interface BookingFacts {
  id: string;
  code: string;
  source: 'site' | 'phone';
  quoteId: string | null;
  regionId: string;
  status: BookingStatus;
  paymentStatus: PaymentStatus;
  /** Price of everything that wasn't cancelled. */
  totalCents: number;
  /** Amount of each line of that price, in the order in which the customer reads them. */
  lineCents: number[];
  billCents: number;
  upfrontCents: number;
  /** The payment that confirmed it. */
  upfrontPaymentId: string | null;
  depositPercent: number | null;
  paidAt: number | null;
  holdExpiresAt: number | null;
  catalogueVersion: number;
  termsText: string | null;
  /** Start of the visit that comes next, or was the last; null without a visit. */
  startsAt: number | null;
  /** True while an exemption waits for a decision. */
  isExemptionPending: boolean;
}

/** Facts about a car; a quote's work has none. */
export interface CarFacts {
  /** 1 for the first. */
  number: number;
  status: CarStatus;
  vehicleType: string;
  packageId: string;
  addOnIds: string[];
  totalCents: number;
  lineCents: number[];
  /** Visible light through each zone with a shade that was chosen, percent. */
  shades: { zone: string; vltPercent: number }[];
  tintApproval: TintApproval;
  hasExemption: boolean;
  /** The visit for which it was booked. */
  visit: number;
}

/** Facts about a visit. */
export interface VisitFacts {
  number: number;
  crewId: string;
  regionId: string;
  date: string;
  time: string;
  startsAt: number;
  minutes: number;
  status: VisitStatus;
  hasBegun: boolean;
  hasEnded: boolean;
}

/** A card payment of ours. */
export interface PaymentFacts {
  id: string;
  purpose: 'upfront' | 'balance';
  status: string;
  amountCents: number;
  receivedCents: number;
  intentId: string | null;
}

/** A refund to a card. */
export interface RefundFacts {
  id: string;
  paymentId: string;
  status: RefundStatus;
  amountCents: number;
  stripeRefundId: string | null;
}

/** Money that changed hands at the car. */
export interface SitePaymentFacts {
  direction: 'received' | 'returned';
  amountCents: number;
}

/** Something that happened. */
export interface EventFacts {
  id: string;
  kind: string;
  actor: 'customer' | 'staff' | 'system';
  at: number;
  data: Record<string, unknown>;
}

/** An email that was planned or sent. */
export interface MailFacts {
  kind: string;
  dueAt: number;
  attempts: number;
  data: Record<string, unknown>;
}

/** All observable facts about one booking. */
export interface Observed {
  booking: BookingFacts;
  /** In order of their numbers. */
  cars: CarFacts[];
  /** In order of their numbers. */
  visits: VisitFacts[];
  /** As `crew date cell`. */
  cells: string[];
  /** The bill, oldest entry first. */
  bill: BillEntry[];
  payments: PaymentFacts[];
  refunds: RefundFacts[];
  atCar: SitePaymentFacts[];
  /** Oldest first. */
  events: EventFacts[];
  mails: MailFacts[];
  intents: ProviderIntent[];
}

/** Whole tables, which every step of a history reads again. */
const tables = {
  bookings: prepared((connection) => connection.select().from(bookings).prepare()),
  payments: prepared((connection) => connection.select().from(payments).orderBy(asc(payments.attempt)).prepare()),
  refunds: prepared((connection) => connection.select().from(refunds).prepare()),
  sitePayments: prepared((connection) => connection.select().from(sitePayments).prepare()),
  bill: prepared((connection) => connection.select().from(billEntries).orderBy(asc(billEntries.number)).prepare()),
  events: prepared((connection) => connection.select().from(bookingEvents).orderBy(sql`rowid`).prepare()),
  mails: prepared((connection) => connection.select().from(outbox).prepare()),
  visits: prepared((connection) => connection.select().from(visits).orderBy(asc(visits.number)).prepare()),
  cars: prepared((connection) => connection.select().from(bookingCars).orderBy(asc(bookingCars.number)).prepare()),
  cells: prepared((connection) => connection.select().from(crewCells).prepare()),
  breaks: prepared((connection) => connection.select().from(crewBreaks).prepare()),
};

/** Reads every booking, from our database and from the card provider. */
export async function observe(shop: TestShop): Promise<Observed[]> {
  const { connection } = shop.database;
  const paymentsOf = byBooking(await tables.payments(connection).all());
  const refundsOf = byBooking(await tables.refunds(connection).all());
  const atCarOf = byBooking(await tables.sitePayments(connection).all());
  const billOf = byBooking(await tables.bill(connection).all());
  const eventsOf = byBooking(await tables.events(connection).all());
  const mailsOf = byBooking(await tables.mails(connection).all());
  const visitsOf = byBooking(await tables.visits(connection).all());
  const carsOf = byBooking(await tables.cars(connection).all());
  const cellsOf = byBooking(await tables.cells(connection).all());
  const intentsOf = providerIntents(shop);
  return (await tables.bookings(connection).all()).map((row) => {
    const cars = carsOf.get(row.id) ?? [];
    const visits = visitsOf.get(row.id) ?? [];
    const money = {
      bill: billOf.get(row.id) ?? [],
      payments: paymentsOf.get(row.id) ?? [],
      refunds: refundsOf.get(row.id) ?? [],
      sitePayments: atCarOf.get(row.id) ?? [],
    };
    expectToAgree({ row, cars, visits }, money);
    return {
      booking: bookingFacts(row),
      cars: carFacts(row, cars),
      visits: visits.map(visitFacts),
      cells: (cellsOf.get(row.id) ?? []).map(({ crewId, date, cell }) => `${crewId} ${date} ${cell}`),
      bill: billOf.get(row.id) ?? [],
      payments: paymentsOf.get(row.id) ?? [],
      refunds: refundsOf.get(row.id) ?? [],
      atCar: atCarOf.get(row.id) ?? [],
      events: eventsOf.get(row.id) ?? [],
      mails: mailsOf.get(row.id) ?? [],
      intents: intentsOf.get(row.id) ?? [],
    };
  });
}

function bookingFacts(row: BookingRow): BookingFacts {
  const { id, source, quoteId, regionId, status, paymentStatus, totalCents, billCents } = row;
  const { upfrontCents, upfrontPaymentId, depositPercent, paidAt, holdExpiresAt, catalogueVersion, termsText } = row;
  return {
    id,
    code: row.trackingCode,
    source,
    quoteId,
    regionId,
    status,
    paymentStatus,
    totalCents,
    lineCents: row.lines.map(({ amountCents }) => amountCents),
    billCents,
    upfrontCents,
    upfrontPaymentId,
    depositPercent,
    paidAt,
    holdExpiresAt,
    catalogueVersion,
    termsText,
    startsAt: row.visitNumber === 0 ? null : row.startsAt,
    isExemptionPending: row.tintApproval === 'pending',
  };
}

/** One car is in its booking's own columns. */
function carFacts(row: BookingRow, cars: readonly BookingCarRow[]): CarFacts[] {
  if (cars.length === 0 && row.quoteId !== null) return [];
  const all = cars.length === 0 ? [{ ...row, number: 1, status: 'standing' as const, visitNumber: 1 }] : cars;
  return all.map(({ number, status, vehicleType, packageId, addOnIds, totalCents, lines, tint, ...car }) => ({
    number,
    status,
    vehicleType,
    packageId,
    addOnIds,
    totalCents,
    lineCents: lines.map(({ amountCents }) => amountCents),
    shades: tint?.zones.map(({ zone, shade }) => ({ zone, vltPercent: shade.vltPercent })) ?? [],
    tintApproval: car.tintApproval,
    hasExemption: car.exemption !== null,
    visit: car.visitNumber,
  }));
}

function visitFacts({ startedAt, completedAt, ...visit }: VisitRow): VisitFacts {
  return { ...visit, hasBegun: startedAt !== null, hasEnded: completedAt !== null };
}

/** A break, and the half hours that it takes, as `crew date cell`. */
export interface ObservedBreak {
  crewId: string;
  date: string;
  /** Half hours since midnight: the first that is taken, and the first that is free again. */
  fromCell: number;
  untilCell: number;
  cells: string[];
}

/** Reads all breaks: those of staff and those of calendars. */
export async function observeBreaks({ database: { connection } }: TestShop): Promise<ObservedBreak[]> {
  const cells = await tables.cells(connection).all();
  return (await tables.breaks(connection).all()).map((row) => ({
    ...row,
    cells: cells
      .filter(({ breakId }) => breakId === row.id)
      .map(({ crewId, date, cell }) => `${crewId} ${date} ${cell}`),
  }));
}

function providerIntents({ store }: TestShop): Map<string | null, (ProviderIntent & { bookingId: string })[]> {
  const charges = store.charges.list();
  const refunds = store.refunds.list();
  return byBooking(
    store.paymentIntents.list().map(({ id, status, created, metadata }) => ({
      bookingId: metadata.booking_id ?? '',
      id,
      paymentId: metadata.payment_id ?? '',
      status,
      createdAt: created * 1000,
      netCents: sumOf(
        charges
          .filter((charge) => charge.payment_intent === id && charge.paid && charge.captured)
          .map((charge) => charge.amount_captured - charge.amount_refunded),
      ),
      refundIds: refunds.filter((refund) => refund.payment_intent === id).map((refund) => refund.id),
    })),
  );
}

function byBooking<Row extends { bookingId: string | null }>(rows: readonly Row[]): Map<string | null, Row[]> {
  const groups = new Map<string | null, Row[]>();
  for (const row of rows) {
    const group = groups.get(row.bookingId);
    if (group === undefined) groups.set(row.bookingId, [row]);
    else group.push(row);
  }
  return groups;
}

/** Sum of amounts in cents. */
export function sumOf(amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => sum + amount, 0);
}
