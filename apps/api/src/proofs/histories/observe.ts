import { asc, sql } from 'drizzle-orm';
import { prepared } from '../../db/client';
import type {
  BillEntryRow,
  BookingCarRow,
  BookingEventRow,
  BookingRow,
  CrewBreakRow,
  OutboxRow,
  PaymentRow,
  RefundRow,
  SitePaymentRow,
  VisitRow,
} from '../../db/schema';
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

/** All observable facts about one booking. */
export interface Observed {
  row: BookingRow;
  payments: PaymentRow[];
  refunds: RefundRow[];
  /** On-site payments and refunds. */
  atCar: SitePaymentRow[];
  /** The bill, oldest entry first. */
  bill: BillEntryRow[];
  /** Oldest first. */
  events: BookingEventRow[];
  mails: OutboxRow[];
  /** In order of their numbers. */
  visits: VisitRow[];
  /** In order of their numbers; none for one car. */
  cars: BookingCarRow[];
  /** As `crew date cell`. */
  cells: string[];
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
  return (await tables.bookings(connection).all()).map((row) => ({
    row,
    payments: paymentsOf.get(row.id) ?? [],
    refunds: refundsOf.get(row.id) ?? [],
    atCar: atCarOf.get(row.id) ?? [],
    bill: billOf.get(row.id) ?? [],
    events: eventsOf.get(row.id) ?? [],
    mails: mailsOf.get(row.id) ?? [],
    visits: visitsOf.get(row.id) ?? [],
    cars: carsOf.get(row.id) ?? [],
    cells: (cellsOf.get(row.id) ?? []).map(({ crewId, date, cell }) => `${crewId} ${date} ${cell}`),
    intents: intentsOf.get(row.id) ?? [],
  }));
}

/** A break, and the half hours that it takes, as `crew date cell`. */
export interface ObservedBreak {
  row: CrewBreakRow;
  cells: string[];
}

/** Reads all breaks: those of staff and those of calendars. */
export async function observeBreaks({ database: { connection } }: TestShop): Promise<ObservedBreak[]> {
  const cells = await tables.cells(connection).all();
  return (await tables.breaks(connection).all()).map((row) => ({
    row,
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
