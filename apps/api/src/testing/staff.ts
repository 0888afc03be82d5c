import type { ActedBooking, ErrorCode, PlanVisitsRequest, StaffDeed } from '@tintforge/api-contract';
import { refundableCents } from '@tintforge/booking-core';
import { type AuditRow, audit, type BookingRow } from '../db/schema';
import { commit } from '../db/unit-of-work';
import {
  type Actor,
  actedView,
  cancelByStaff as cancelUseCase,
  changeByStaff,
  keepBooking,
  planVisits as planUseCase,
  type SeenBooking,
} from '../features/bookings';
import { writeStaffAct } from '../features/bookings/staff/staff-act';
import { moneyOf } from '../features/jobs';
import { recordSitePayment } from '../features/payments';
import { isProblem, type Problem } from '../platform/problem';
import type { Ticket } from './customer';
import { makeAccount } from './logged-in';
import { sampleShop } from './sample-shop';
import { storedBooking } from './stored-rows';
import type { TestShop } from './test-shop';

const owners = new WeakMap<TestShop, Promise<Actor>>();

/** Acting administrator in tests that do not care who it is: the same for all of one test. */
export function ownerOf(shop: TestShop): Promise<Actor> {
  const known = owners.get(shop) ?? makeOwner(shop);
  owners.set(shop, known);
  return known;
}

async function makeOwner(shop: TestShop): Promise<Actor> {
  const { id: userId } = await makeAccount(shop, { username: 'shop-desk', role: 'admin' });
  return { userId, role: 'admin', regionId: null };
}

/** A refusal of a use case that a test did not expect. */
export class StaffRefused extends Error {
  override readonly name = 'StaffRefused';

  readonly code: ErrorCode;

  constructor({ body }: Problem) {
    super(`${body.code}: ${body.message}`);
    this.code = body.code;
  }
}

/** Confirms a held booking without a card: payment is due on site. */
export function keepByStaff(shop: TestShop, ticket: Ticket): Promise<ActedBooking> {
  return act(shop, ticket, (seen) => keepBooking(shop.payments.bookings, { ...seen, reason: '' }));
}

/** The shop cancels and refunds everything. Rejects when the booking has changed since it was read. */
export async function cancelByStaff(shop: TestShop, ticket: Ticket): Promise<ActedBooking> {
  const { bookings } = shop.payments;
  const { row } = await storedBooking(shop, ticket.booking.trackingCode);
  const amount = refundableCents(await moneyOf(shop.database.connection, row.id)) / 100;
  return act(shop, ticket, (seen) => cancelUseCase(bookings, { ...seen, refund: 'full', amount, reason: '' }));
}

/** The shop changes the extras of a booking: what is missing is due, what is over goes back. */
export async function changeExtras(shop: TestShop, ticket: Ticket, addOnIds: string[]): Promise<ActedBooking> {
  const { bookings } = shop.payments;
  return act(shop, ticket, async (seen) => {
    const change = { ...seen, addOnIds, reason: '', notify: false };
    const shown = await changeByStaff(bookings, { ...change, isTrial: true });
    if (isProblem(shown)) return shown;
    const { row, money } = shown;
    const changed = await changeByStaff(bookings, {
      ...change,
      seen: { total: row.totalCents / 100, refund: money.toCardCents / 100 },
    });
    return isProblem(changed) ? changed : actedView(changed.row);
  });
}

/** A visit of a test's plan: of the sample shop's first crew in the morning for two hours, unless set otherwise. */
export type WantedVisit = Partial<PlanVisitsRequest['visits'][number]>;

/** The office plans visits. */
export function planVisits(
  shop: TestShop,
  ticket: Ticket,
  { visits = [], ...plan }: Partial<Omit<PlanVisitsRequest, 'visits' | 'version'>> & { visits?: WantedVisit[] },
): Promise<ActedBooking> {
  const usual = { crewId: sampleShop.crewId, date: '2026-12-10', start: sampleShop.time, minutes: 120 } as const;
  return act(shop, ticket, (seen) =>
    planUseCase(shop.payments.bookings, {
      ...seen,
      cancelled: [],
      reason: '',
      notify: false,
      ...plan,
      visits: visits.map((visit) => ({ ...usual, ...visit })),
    }),
  );
}

/** Money changes hands at the car, in dollars. */
export function receiveAtCar(shop: TestShop, ticket: Ticket, amount: number): Promise<ActedBooking> {
  return act(shop, ticket, (seen) =>
    recordSitePayment(shop.payments.bookings, { ...seen, direction: 'received', method: 'cash', amount, note: '' }),
  );
}

/** The crew is at the car, on any day. */
export function checkIn(shop: TestShop, ticket: Ticket): Promise<ActedBooking> {
  return write(shop, ticket, { kind: 'checked-in', changes: { status: 'in-progress' } });
}

/** The crew is done, on any day. */
export function complete(shop: TestShop, ticket: Ticket): Promise<ActedBooking> {
  return write(shop, ticket, { kind: 'completed', changes: { status: 'completed' } });
}

async function act(
  shop: TestShop,
  { booking }: Ticket,
  useCase: (seen: SeenBooking) => Promise<ActedBooking | Problem>,
): Promise<ActedBooking> {
  const { row } = await storedBooking(shop, booking.trackingCode);
  const acted = await useCase({ code: row.trackingCode, version: row.version, caller: await ownerOf(shop) });
  if (isProblem(acted)) throw new StaffRefused(acted);
  return acted;
}

async function write(
  shop: TestShop,
  ticket: Ticket,
  change: { kind: StaffDeed; changes: Partial<BookingRow> },
): Promise<ActedBooking> {
  const { bookings: context } = shop.payments;
  return act(shop, ticket, ({ code, caller }) =>
    commit(shop.database, async (transaction) => {
      const { row } = await storedBooking({ database: { connection: transaction } }, code);
      return writeStaffAct(transaction, { context, row, caller, now: shop.clock.now(), ...change });
    }),
  );
}

/** Staff's actions, oldest first: action, data and subject. */
export function auditOf({ database }: TestShop): Promise<Pick<AuditRow, 'userId' | 'action' | 'subject' | 'data'>[]> {
  const { userId, action, subject, data } = audit;
  return database.connection.select({ userId, action, subject, data }).from(audit).orderBy(audit.id).all();
}

/** The version of a booking as it is now. */
export async function versionOf(shop: TestShop, { booking }: Pick<Ticket, 'booking'>): Promise<number> {
  return (await storedBooking(shop, booking.trackingCode)).row.version;
}
