import {
  type BookingEvent,
  type BookingStatus,
  nextBookingStatus,
  occupiedCells,
  occupiesCrew,
  paymentStatusOf,
  type StartTime,
} from '@tintforge/booking-core';
import { instantOf } from '@tintforge/booking-core/time';
import type { BookingRow } from '../../db/schema';
import { type Observed, observe, sumOf } from './observe';
import { BrokenInvariant, type HistoryTicket, type World } from './world';

const day = 86_400_000;

/** What holds after every step, whatever is still under way. */
export function checkAlways(world: World): void {
  const all = observe(world.shop);
  const must = claims(world);
  checkCrews(all, must);
  const codes = all.map(({ row }) => row.trackingCode);
  must(new Set(codes).size === codes.length, 'two bookings share a tracking code');
  for (const ticket of world.tickets) {
    const { trackingCode } = ticket.booking;
    const observed = all.find(({ row }) => row.trackingCode === trackingCode);
    must(observed !== undefined, `${trackingCode} was acknowledged and is gone`);
    if (observed !== undefined) checkPromises(ticket, observed, must);
  }
  for (const observed of all) {
    checkLife(world, observed, must);
    checkMoves(observed, must);
    checkPayments(world, observed, must);
    checkMoney(observed, must);
  }
}

/** What holds besides when nothing is under way any more. */
export function checkAtRest(world: World): void {
  const must = claims(world);
  for (const { row, payments, refunds, intents, mails, events } of observe(world.shop)) {
    const name = row.trackingCode;
    must(row.status !== 'pending', `${name} is still held`);
    must(
      payments.every(({ status }) => isClosed(status)),
      `${name} still has an open payment`,
    );
    must(
      refunds.every(({ status }) => status !== 'pending'),
      `${name} still waits for a refund`,
    );

    const made = intents.flatMap(({ refundIds }) => refundIds);
    const noted = refunds.map(({ stripeRefundId }) => stripeRefundId);
    must(made.toSorted().join() === noted.toSorted().join(), `${name} was refunded ${made} and noted ${noted}`);

    const failed = sumOf(refunds.filter(({ status }) => status === 'failed').map(({ amountCents }) => amountCents));
    const returned = sumOf(refunds.map(({ amountCents }) => amountCents));
    const net = sumOf(intents.map(({ netCents }) => netCents));
    const captured = sumOf(payments.map(({ receivedCents }) => receivedCents));
    must(
      net === captured - returned + failed,
      `${name}: the card provider has ${net}, we say ${captured} − ${returned} + ${failed}`,
    );
    if (row.status === 'confirmed')
      must(net === row.totalCents, `${name} is confirmed for ${net} of ${row.totalCents}`);
    const told = (kind: string) => mails.filter((mail) => mail.kind === kind).length;
    if (failed > 0) must(row.paymentStatus === 'refund-failed' && told('shop-alert') > 0, `${name} failed in silence`);
    const happened = (kind: string) => events.filter((event) => event.kind === kind).length;
    const expected = {
      'booking-confirmed': row.paidAt === null ? 0 : 1,
      'booking-rescheduled': happened('rescheduled'),
      'booking-cancelled': happened('cancelled'),
    };
    for (const [kind, times] of Object.entries(expected))
      must(told(kind) === times, `${name} was told ${told(kind)} times of ${kind} instead of ${times}`);
    if (row.paidAt !== null) checkReminder({ row, mails, events }, must);
  }
}

/** The start that a booking has now is reminded of once, unless it was less than a day ahead when it was chosen. */
function checkReminder({ row, mails, events }: Pick<Observed, 'row' | 'mails' | 'events'>, must: Must): void {
  const chosenAt = events.findLast(({ kind }) => kind === 'rescheduled')?.at ?? row.paidAt ?? 0;
  const reminders = mails.filter(({ kind, data }) => kind === 'reminder' && data.startsAt === row.startsAt);
  const isFarAhead = row.startsAt - chosenAt > day;
  must(!isFarAhead || reminders.length === 1, `${row.trackingCode} is reminded of ${reminders.length} times`);
  must(
    reminders.every(({ dueAt }) => dueAt === row.startsAt - day),
    `${row.trackingCode} is reminded of at the wrong time`,
  );
}

type Must = (claim: boolean, problem: string) => void;

function claims({ trace }: World): Must {
  return (claim, problem) => {
    if (!claim) throw new BrokenInvariant(problem, trace);
  };
}

/** No crew is in two places; who occupies a crew has exactly its half hours, and who does not has none. */
function checkCrews(all: readonly Observed[], must: Must): void {
  const taken = all.flatMap(({ cells }) => cells);
  must(new Set(taken).size === taken.length, 'a crew is in two places at once');
  for (const { row, cells } of all) {
    const job = { start: row.appointmentTime as StartTime, jobMinutes: row.jobMinutes, travelMinutes: 30 };
    const expected = occupiesCrew(row.status)
      ? occupiedCells(job).map((cell) => `${row.crewId} ${row.appointmentDate} ${cell}`)
      : [];
    must(
      cells.toSorted().join() === expected.toSorted().join(),
      `${row.trackingCode} is ${row.status} and occupies ${cells}`,
    );
  }
}

/** What a customer was told when they held the start, and when they cancelled, is what they get. */
function checkPromises({ booking, believedRefunds }: HistoryTicket, { row, events }: Observed, must: Must): void {
  const name = row.trackingCode;
  must(row.totalCents === Math.round(booking.totalPrice * 100), `${name} costs ${row.totalCents} now`);
  const cancellation = events.find(({ kind }) => kind === 'cancelled');
  const refund = Number(cancellation?.data.refundCents) / 100;
  must(
    cancellation === undefined || believedRefunds.includes(refund),
    `${name} was cancelled for ${refund}, its customer believed in ${believedRefunds}`,
  );
}

/** Each move began where the last one ended, was made while it was free, and the last one led to where the booking is. */
function checkMoves({ row, events }: Observed, must: Must): void {
  const name = row.trackingCode;
  const moves = events.filter(({ kind }) => kind === 'rescheduled');
  for (const [index, { at, data }] of moves.entries()) {
    const from = Number(data.from);
    const before = moves[index - 1];
    must(before === undefined || before.data.to === from, `${name} was moved away from where it was not`);
    must(isFree({ startsAt: from, paidAt: row.paidAt }, at), `${name} was moved when that was no longer free`);
  }
  const last = moves.at(-1);
  must(last === undefined || last.data.to === row.startsAt, `${name} is not where it was moved to`);
  must(row.startsAt === instantOf({ date: row.appointmentDate, time: row.appointmentTime }), `${name} has two starts`);
}

const eventsOfHistory: Record<string, BookingEvent> = {
  paid: 'paid',
  'paid-late': 'paid-late',
  'hold-expired': 'hold-expired',
  'hold-released': 'cancelled',
  'hold-replaced': 'cancelled',
  cancelled: 'cancelled',
};

/** The status follows from the recorded events, each of them allowed where it stands. */
function checkLife({ seenBookings }: World, { row, events }: Observed, must: Must): void {
  const name = row.trackingCode;
  must(events[0]?.kind === 'held', `${name} began with ${events[0]?.kind}`);
  let status: BookingStatus = 'pending';
  for (const { kind } of events) {
    if (kind === 'rescheduled' || kind === 'corrected')
      must(status === 'confirmed', `${name} was ${kind} while it was ${status}`);
    const event = eventsOfHistory[kind];
    if (event === undefined) continue;
    const next = nextBookingStatus(status, event);
    must(next.ok, `${name}: ${kind} happened to a ${status} booking`);
    if (next.ok) status = next.value;
  }
  must(status === row.status, `${name} is ${row.status}, but its events say ${status}`);
  const before = seenBookings.get(name);
  must(
    before === undefined || before !== 'cancelled' || row.status === 'cancelled',
    `${name} came back from cancelled`,
  );
  must(
    before !== 'confirmed' || row.status === 'confirmed' || row.status === 'cancelled',
    `${name} fell back to ${row.status}`,
  );
  seenBookings.set(name, row.status);
}

function isClosed(status: string): boolean {
  return status === 'succeeded' || status === 'canceled';
}

/** At most one payment is open; what is closed stays closed; an ended hold leaves nothing that can still be paid. */
function checkPayments({ shop, seenPayments }: World, { row, payments, intents }: Observed, must: Must): void {
  const name = row.trackingCode;
  const open = payments.filter(({ status }) => !isClosed(status));
  must(open.length <= 1, `${name} has ${open.length} open payments`);
  for (const { id, status } of payments) {
    const before = seenPayments.get(id);
    must(
      before === undefined || !isClosed(before) || before === status,
      `a payment of ${name} went from ${before} to ${status}`,
    );
    seenPayments.set(id, status);
  }
  const hasEnded = !occupiesCrew(row.status);
  must(!hasEnded || open.length === 0, `${name} is ${row.status} with an open payment`);
  for (const { id, status, createdAt } of intents) {
    // The card provider forgets a key after a day; an intent of a lost answer that is older is one nobody can pay.
    const isForgotten = payments.every(({ intentId }) => intentId !== id) && shop.clock.now() - createdAt > day;
    must(!hasEnded || isClosed(status) || isForgotten, `${name} is ${row.status}, but its intent is ${status}`);
  }
}

/** What came in and what goes back agree with the booking's status, to the cent. */
function checkMoney({ row, payments, refunds, events, intents }: Observed, must: Must): void {
  const name = row.trackingCode;
  const captured = sumOf(payments.map(({ receivedCents }) => receivedCents));
  const returning = sumOf(refunds.map(({ amountCents }) => amountCents));
  must(returning <= captured, `${name} returns ${returning} of ${captured}`);
  for (const payment of payments.filter(({ status }) => status === 'succeeded')) {
    const intent = intents.find(({ id }) => id === payment.intentId);
    must(intent?.status === 'succeeded', `${name} counts money that the card provider does not have`);
  }
  const hasFailed = row.paymentStatus === 'failed';
  const paymentStatus = paymentStatusOf({ capturedCents: captured, refunds, hasFailed });
  must(paymentStatus === row.paymentStatus, `${name} reads ${row.paymentStatus}, its money says ${paymentStatus}`);

  const isPaid = row.paidAt !== null;
  must(row.status !== 'confirmed' || isPaid, `${name} is confirmed and unpaid`);
  must(row.status !== 'pending' || !isPaid, `${name} is paid and only held`);
  const cancellation = events.find(({ kind }) => kind === 'cancelled');
  const kept = captured - returning;
  if (row.status === 'confirmed')
    must(kept === row.totalCents, `${name} is confirmed for ${kept} of ${row.totalCents}`);
  else if (cancellation === undefined) must(kept === 0, `${name} is ${row.status} and ${kept} of its money stay here`);
  else {
    const fee = isFree(row, cancellation.at) ? 0 : Math.floor((row.totalCents * 25 + 50) / 100);
    must(kept === fee, `${name} was cancelled, ${kept} stay here instead of ${fee}`);
  }
}

/** The policy clock, told once more: a day's notice, or half an hour after paying for who booked later than that. */
function isFree({ startsAt, paidAt }: Pick<BookingRow, 'startsAt' | 'paidAt'>, at: number): boolean {
  if (startsAt - at >= day) return true;
  return paidAt !== null && startsAt - paidAt < day && at - paidAt <= 30 * 60_000;
}
