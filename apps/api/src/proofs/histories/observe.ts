import { asc, sql } from 'drizzle-orm';
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

/** Reads every booking, from our database and from the card provider. */
export async function observe(shop: TestShop): Promise<Observed[]> {
  const { connection } = shop.database;
  const paymentsOf = byBooking(await connection.select().from(payments).orderBy(asc(payments.attempt)).all());
  const refundsOf = byBooking(await connection.select().from(refunds).all());
  const atCarOf = byBooking(await connection.select().from(sitePayments).all());
  const billOf = byBooking(await connection.select().from(billEntries).orderBy(asc(billEntries.number)).all());
  const eventsOf = byBooking(await connection.select().from(bookingEvents).orderBy(sql`rowid`).all());
  const mailsOf = byBooking(await connection.select().from(outbox).all());
  const visitsOf = byBooking(await connection.select().from(visits).orderBy(asc(visits.number)).all());
  const carsOf = byBooking(await connection.select().from(bookingCars).orderBy(asc(bookingCars.number)).all());
  const cellsOf = byBooking(await connection.select().from(crewCells).all());
  const intentsOf = providerIntents(shop);
  return (await connection.select().from(bookings).all()).map((row) => ({
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
  const cells = await connection.select().from(crewCells).all();
  return (await connection.select().from(crewBreaks).all()).map((row) => ({
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
