import type { HistoryKind } from '@tintforge/api-contract';
import { settleCancellation, visitStatusOf } from '@tintforge/booking-core';
import { sql } from 'drizzle-orm';
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { Randomness } from '../platform/randomness';
import { engineOf, type Transaction } from './client';
import {
  type BillEntryRow,
  type BookingRow,
  billEntries,
  bookingEvents,
  bookings,
  crewCells,
  payments,
  refunds,
  siteMethods,
  sitePayments,
  visits,
} from './schema';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/**
 * The local card provider doesn't know the card payments of a demo's past. Those of the last days are reconciled with
 * it, so these bookings were paid on site. It learns of those that aren't over when the demo starts (`demo-payments.ts`).
 */
const comparedMs = 4 * dayMs;

/** The outcome of a demo job, and how it was paid. */
export interface DemoFate {
  end: 'ahead' | 'under-way' | 'completed' | 'no-show' | 'cancelled-by-customer' | 'cancelled-by-shop';
  isByCard: boolean;
  /** Time of a cancellation. Epoch milliseconds. */
  cancelledAt: number;
  /** Cents returned after the job, because something was not right. */
  goodwillCents: number;
}

/** A job of a demo: its row as booked, its half hours, and its outcome. */
export interface DemoJob {
  row: BookingRow;
  cells: readonly number[];
  fate: DemoFate;
}

/** Lets chance decide what became of a job. `chance(n)` is one of n numbers from 0 on. */
export function demoFate(
  row: BookingRow,
  { now, chance }: { now: number; chance: (sides: number) => number },
): DemoFate {
  const isOver = row.startsAt + row.jobMinutes * minuteMs < now;
  const isPaidEarly = isOver ? row.createdAt < now - comparedMs : row.source === 'site';
  const isByCard = chance(100) < 72 && isPaidEarly;
  const cancelledAt = row.createdAt + Math.floor(((row.startsAt - row.createdAt) * (20 + chance(79))) / 100);
  const luck = chance(100);
  const goodwillCents = luck < 2 && row.startsAt < now - 2 * dayMs ? 5000 : 0;
  const fate = { isByCard, cancelledAt, goodwillCents };
  if (!isOver) return { ...fate, end: row.startsAt < now && luck < 80 ? 'under-way' : 'ahead' };
  if (luck < 84) return { ...fate, end: 'completed' };
  if (luck < 94) return { ...fate, end: 'cancelled-by-customer' };
  return { ...fate, end: luck < 97 ? 'cancelled-by-shop' : 'no-show' };
}

type Event = typeof bookingEvents.$inferInsert;

/** The rows of a demo's past, table by table. */
interface DemoRows {
  bookings: (typeof bookings.$inferInsert)[];
  events: Event[];
  bill: (typeof billEntries.$inferInsert)[];
  payments: (typeof payments.$inferInsert)[];
  refunds: (typeof refunds.$inferInsert)[];
  sitePayments: (typeof sitePayments.$inferInsert)[];
  visits: (typeof visits.$inferInsert)[];
  cells: (typeof crewCells.$inferInsert)[];
}

interface WriteOptions {
  random: Randomness;
  /** The staff member at the cars. */
  installerId: string;
}

/** Writes jobs with their history and their money. */
export async function writeDemoJobs(
  transaction: Transaction,
  { jobs, ...options }: WriteOptions & { jobs: readonly DemoJob[] },
): Promise<void> {
  const rows: DemoRows = {
    bookings: [],
    events: [],
    bill: [],
    payments: [],
    refunds: [],
    sitePayments: [],
    visits: [],
    cells: [],
  };
  for (const job of jobs) tell({ rows, job, ...options });
  await insertAll(transaction, { table: bookings, rows: rows.bookings });
  await insertAll(transaction, { table: bookingEvents, rows: rows.events });
  await insertAll(transaction, { table: billEntries, rows: rows.bill });
  await insertAll(transaction, { table: payments, rows: rows.payments });
  await insertAll(transaction, { table: refunds, rows: rows.refunds });
  await insertAll(transaction, { table: sitePayments, rows: rows.sitePayments });
  await insertAll(transaction, { table: visits, rows: rows.visits });
  await insertAll(transaction, { table: crewCells, rows: rows.cells });
}

/** Rows of one statement: one where it is run within the process, many where each is a call to a server. */
const rowsAtOnce = { sqlite: 1, postgres: 100 };

/** Many rows by a statement that is made once: making it each time takes longer than writing them. */
async function insertAll<Table extends SQLiteTable>(
  transaction: Transaction,
  { table, rows }: { table: Table; rows: Table['$inferInsert'][] },
): Promise<void> {
  const keys = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const atOnce = rowsAtOnce[engineOf(transaction)];
  const inserts = new Map<number, Insert>();
  for (let from = 0; from < rows.length; from += atOnce) {
    const batch: Record<string, unknown>[] = rows.slice(from, from + atOnce);
    const { names, statement } =
      inserts.get(batch.length) ?? insertOf(transaction, { table, keys, count: batch.length });
    inserts.set(batch.length, { names, statement });
    const values: Record<string, unknown> = {};
    for (const [index, row] of batch.entries())
      for (const [name, key] of names[index] ?? []) values[name] = row[key] ?? null;
    await statement.run(values);
  }
}

/** A statement, and the name of each value of each of its rows with the row's key for it. */
interface Insert {
  names: (readonly [name: string, key: string])[][];
  statement: { run(values: Record<string, unknown>): PromiseLike<unknown> };
}

/** An insert of `count` rows. */
function insertOf<Table extends SQLiteTable>(
  transaction: Transaction,
  { table, keys, count }: { table: Table; keys: readonly string[]; count: number },
): Insert {
  const names = Array.from({ length: count }, (_, index) => keys.map((key) => [`${key}${index}`, key] as const));
  const rows = names.map((row) => Object.fromEntries(row.map(([name, key]) => [key, sql.placeholder(name)])));
  const statement = transaction
    .insert(table)
    .values(rows as Table['$inferInsert'][])
    .prepare();
  return { names, statement };
}

/** One job, and the tables that it leaves its traces in. */
interface Telling extends WriteOptions {
  rows: DemoRows;
  job: DemoJob;
}

/** Adds everything that one job left in the tables. */
function tell(telling: Telling): void {
  const { rows, job } = telling;
  const { row, cells, fate } = job;
  const paymentId = tellAgreement(telling);
  const refundedCents = tellEnd(telling, paymentId);
  const { crewId, appointmentDate: date, id: bookingId } = row;
  const isCancelled = fate.end.startsWith('cancelled');
  const status = fate.end === 'ahead' && fate.isByCard ? 'confirmed' : endStatuses[fate.end];
  rows.bookings.push({
    ...row,
    status,
    installation: fate.end === 'completed' ? row.installation : null,
    paymentStatus: paymentStatusOf(fate, { totalCents: row.totalCents, refundedCents }),
    paidAt: paymentId === undefined ? null : agreedAt(row),
    upfrontPaymentId: paymentId ?? null,
    updatedAt: isCancelled ? fate.cancelledAt : agreedAt(row),
  });
  rows.visits.push(visitIn({ ...row, status }));
  if (!isCancelled) rows.cells.push(...cells.map((cell) => ({ crewId, date, cell, bookingId, visitNumber: 1 })));
}

/** The one visit of a demo's job. */
function visitIn(row: BookingRow): typeof visits.$inferInsert {
  const status = visitStatusOf(row);
  return {
    bookingId: row.id,
    number: 1,
    regionId: row.regionId,
    crewId: row.crewId,
    date: row.appointmentDate,
    time: row.appointmentTime,
    startsAt: row.startsAt,
    minutes: row.jobMinutes,
    status,
    startedAt: status === 'in-progress' || status === 'completed' ? row.startsAt : null,
    completedAt: status === 'completed' ? doneAt(row) : null,
  };
}

const endStatuses: Record<DemoFate['end'], BookingRow['status']> = {
  ahead: 'scheduled',
  'under-way': 'in-progress',
  completed: 'completed',
  'no-show': 'no-show',
  'cancelled-by-customer': 'cancelled',
  'cancelled-by-shop': 'cancelled',
};

/** A few minutes from the first click to the payment. */
function agreedAt({ createdAt }: BookingRow): number {
  return createdAt + 4 * minuteMs;
}

function tellEvent(
  { rows, job, random }: Telling,
  event: Pick<Event, 'at'> & Partial<Event> & { kind: HistoryKind },
): void {
  rows.events.push({ id: random.uuid(), bookingId: job.row.id, actor: 'customer', data: {}, ...event });
}

/** Adds an entry to the job's bill, unless it is of nothing. */
function bill({ rows, job: { row } }: Telling, entry: Pick<BillEntryRow, 'at' | 'kind' | 'amountCents'>): void {
  if (entry.amountCents === 0) return;
  const last = rows.bill.at(-1);
  const number = last?.bookingId === row.id ? last.number + 1 : 1;
  rows.bill.push({ bookingId: row.id, number, ...entry });
}

/** Returns the ID of the card payment; undefined when the amount is due on site. */
function tellAgreement(telling: Telling): string | undefined {
  const { rows, job, random } = telling;
  const { row, fate } = job;
  const at = agreedAt(row);
  tellEvent(telling, { at: row.createdAt, kind: 'held', actor: row.source === 'phone' ? 'staff' : 'customer' });
  bill(telling, { at, kind: 'agreed', amountCents: row.totalCents });
  if (!fate.isByCard) {
    tellEvent(telling, { at, kind: 'kept-by-staff', actor: 'staff' });
    return undefined;
  }
  const id = random.uuid();
  const amountCents = row.totalCents;
  tellEvent(telling, { at, kind: 'paid', data: { amountCents } });
  rows.payments.push({
    id,
    bookingId: row.id,
    version: 2,
    attempt: 1,
    intentId: `pi_demo_${row.trackingCode}`,
    status: 'succeeded',
    amountCents,
    receivedCents: amountCents,
    cardLastFour: '4242',
    isDisputed: false,
    createdAt: row.createdAt + minuteMs,
    updatedAt: at,
  });
  return id;
}

/** Returns the cents refunded to the card. */
function tellEnd(telling: Telling, paymentId: string | undefined): number {
  const { row, fate } = telling.job;
  const byStaff = { actor: 'staff', userId: telling.installerId } as const;
  switch (fate.end) {
    case 'ahead':
      return 0;
    case 'under-way':
      tellEvent(telling, { at: row.startsAt, kind: 'checked-in', ...byStaff });
      return 0;
    case 'no-show':
      tellEvent(telling, { at: row.startsAt + hourMs, kind: 'no-show', ...byStaff });
      return 0;
    case 'completed':
      tellEvent(telling, { at: row.startsAt, kind: 'checked-in', ...byStaff });
      if (row.installation !== null) tellEvent(telling, { at: doneAt(row), kind: 'windows-recorded', ...byStaff });
      tellEvent(telling, { at: doneAt(row), kind: 'completed', ...byStaff });
      if (paymentId === undefined) tellSitePayment(telling);
      else bill(telling, { at: doneAt(row) + hourMs, kind: 'reduction', amountCents: -fate.goodwillCents });
      return tellRefund(telling, {
        paymentId,
        at: doneAt(row) + hourMs,
        amountCents: fate.goodwillCents,
        reason: 'by-staff',
      });
    default:
      return tellCancellation(telling, { paymentId, by: fate.end === 'cancelled-by-shop' ? 'shop' : 'customer' });
  }
}

/** End of a demo's job. Epoch milliseconds. */
export function doneAt({ startsAt, jobMinutes }: BookingRow): number {
  return startsAt + jobMinutes * minuteMs;
}

function tellSitePayment(telling: Telling): void {
  const { rows, job, random, installerId: userId } = telling;
  const { row } = job;
  const at = doneAt(row);
  const method = siteMethods[row.vehicleYear % siteMethods.length] ?? 'cash';
  const money = { direction: 'received', method, amountCents: row.totalCents } as const;
  rows.sitePayments.push({ id: random.uuid(), bookingId: row.id, at, userId, note: '', ...money });
  tellEvent(telling, { at, kind: 'site-payment', actor: 'staff', userId, data: money });
}

function tellCancellation(
  telling: Telling,
  { paymentId, by }: { paymentId: string | undefined; by: 'customer' | 'shop' },
): number {
  const { row, fate } = telling.job;
  const at = fate.cancelledAt;
  const { refundCents, keptCents } = settleCancellation({
    ...row,
    paidAt: paymentId === undefined ? null : agreedAt(row),
    capturedCents: paymentId === undefined ? 0 : row.totalCents,
    refundedCents: 0,
    now: at,
    by,
  });
  bill(telling, { at, kind: 'called-off', amountCents: -row.totalCents });
  bill(telling, { at, kind: 'late-fee', amountCents: keptCents });
  const who = by === 'shop' ? ({ actor: 'staff', note: 'The crew is ill' } as const) : {};
  tellEvent(telling, { at, kind: 'cancelled', ...who, data: { refundCents, keptCents } });
  return tellRefund(telling, { paymentId, at, amountCents: refundCents, reason: `cancelled-by-${by}` });
}

/** Returns the refund; nothing without a card payment. */
function tellRefund(
  telling: Telling,
  {
    paymentId,
    at,
    amountCents,
    reason,
  }: { paymentId: string | undefined; at: number; amountCents: number; reason: string },
): number {
  if (paymentId === undefined || amountCents === 0) return 0;
  const { rows, job, random } = telling;
  const id = random.uuid();
  const settledAt = at + minuteMs;
  const stripeRefundId = `re_demo_${job.row.trackingCode}`;
  const refund = { id, bookingId: job.row.id, paymentId, stripeRefundId, amountCents, reason };
  rows.refunds.push({ ...refund, status: 'succeeded', createdAt: at, updatedAt: settledAt });
  const data = { refundId: id, amountCents };
  tellEvent(telling, { at: settledAt, kind: 'refund-settled', actor: 'system', data });
  return amountCents;
}

function paymentStatusOf(
  { isByCard, end }: DemoFate,
  { totalCents, refundedCents }: { totalCents: number; refundedCents: number },
): BookingRow['paymentStatus'] {
  if (!isByCard) return end === 'completed' ? 'paid-on-site' : 'on-site';
  if (refundedCents === 0) return 'paid';
  return refundedCents === totalCents ? 'refunded' : 'partially-refunded';
}
