import type { BookingMail, StaffBooking } from '@tintforge/api-contract';
import { type CancelledCar, dollarsFromCents, occupiesCrew, parseTrackingCode } from '@tintforge/booking-core';
import type { Connection } from '../../../db/client';
import type { BookingRow, OutboxRow, VisitRow } from '../../../db/schema';
import { isoText } from '../../../platform/clock';
import type { Caller } from '../../../platform/contract-routes';
import { isProblem, type Problem } from '../../../platform/problem';
import { isThisComputer } from '../../accounts';
import {
  type BookingContext,
  bookingByCode,
  detailsView,
  exemptionView,
  manageToken,
  mayDecideExemption,
  noSuchBooking,
  visitsOrOwn,
} from '../../bookings';
import { jobOfRow, quoteView, settlementOf, shopsItemCancellations } from '../../jobs';
import { acceptanceOfBooking, storedQuote } from '../../quotes';
import type { AdminContext } from '../ports';
import { historyEntry } from './booking-history';
import {
  cardPaymentsOf,
  crewById,
  crewNames,
  historyOf,
  mailsOf,
  refundsWithStaff,
  sitePaymentsWithStaff,
  usernameOf,
} from './booking-page-store';
import { possibleActions } from './possible-actions';
import { staffVisits } from './staff-visits';

/** One booking in full: the job, its history, the money, the emails, and the actions available now. */
export async function readBooking(
  context: AdminContext,
  { code, caller, host = '' }: { code: string; caller: Caller; host: string | undefined },
): Promise<StaffBooking | Problem> {
  const { bookings } = context;
  const { connection } = bookings.database;
  const canonical = parseTrackingCode(code);
  const row = canonical === undefined ? undefined : await bookingByCode(connection, canonical);
  if (row === undefined) return noSuchBooking();
  const { id, name } = await crewById(connection, row.crewId);
  return {
    ...(await detailsView(bookings, row)),
    source: row.source,
    createdAt: isoText(row.createdAt),
    crew: { id, name },
    quote: await quoteOf(connection, row),
    staffVisits: await staffVisits(bookings, { row, caller }),
    customerId: row.customerId,
    username: await usernameOf(connection, row.userId),
    lateFeePercent: row.lateFeePercent,
    freeNoticeHours: row.freeNoticeHours,
    exemption: exemptionView(row),
    ...(await staffCarsOf(bookings, row)),
    terms: termsOf(row),
    ...(await recordsOf(context, row)),
    can: await possibleActions(bookings, { row, caller }),
    manageLink: mayShowLink(context, host) ? manageLink(context, row) : null,
  };
}

/** The quote of a booking. */
async function quoteOf(connection: Connection, { id, quoteId }: BookingRow): Promise<StaffBooking['quote']> {
  if (quoteId === null) return null;
  const { code } = await storedQuote(connection, quoteId);
  return { code, preferredDays: (await acceptanceOfBooking(connection, id))?.preferredDays ?? [] };
}

/** The part of each of several cars that only the shop sees, and its actions on them. */
async function staffCarsOf(
  { database: { connection }, clock }: BookingContext,
  row: BookingRow,
): Promise<Pick<StaffBooking, 'staffCars'>> {
  if (row.carCount === 1) return {};
  const job = await jobOfRow(connection, row);
  const quote = (cancelled: CancelledCar) => quoteView(settlementOf(cancelled));
  const staffCars = job.items.map((item) => {
    const outcomes = shopsItemCancellations(job, item, clock.now());
    return {
      number: item.number,
      cancel: isProblem(outcomes) ? null : { full: quote(outcomes.full), byPolicy: quote(outcomes.policy) },
      exemption: exemptionView(item),
      decideExemption: item.status === 'standing' && mayDecideExemption({ ...job, tintApproval: item.tintApproval }),
    };
  });
  return { staffCars };
}

type Records = Pick<StaffBooking, 'history' | 'cardPayments' | 'staffRefunds' | 'sitePayments' | 'mails'>;

async function recordsOf({ bookings: { database } }: AdminContext, row: BookingRow): Promise<Records> {
  const { connection } = database;
  const { id } = row;
  const names = await crewNames(connection);
  const visits = await visitsOrOwn(connection, row);
  const cardPayments = await cardPaymentsOf(connection, id);
  const disputed = new Set(cardPayments.filter(({ isDisputed }) => isDisputed).map((payment) => payment.id));
  return {
    history: (await historyOf(connection, id)).map((event) => historyEntry(event, (crewId) => names.get(crewId))),
    cardPayments: cardPayments.map((payment) => ({
      attempt: payment.attempt,
      intentId: payment.intentId,
      status: payment.status,
      amount: dollarsFromCents(payment.amountCents),
      received: dollarsFromCents(payment.receivedCents),
      lastFour: payment.cardLastFour,
      isDisputed: payment.isDisputed,
      at: isoText(payment.createdAt),
      updatedAt: isoText(payment.updatedAt),
    })),
    staffRefunds: (await refundsWithStaff(connection, id)).map(({ refund, by }) => ({
      id: refund.id,
      amount: dollarsFromCents(refund.amountCents),
      status: refund.status,
      isHeld: disputed.has(refund.paymentId),
      reason: refund.reason,
      by,
      note: refund.note,
      at: isoText(refund.createdAt),
      updatedAt: isoText(refund.updatedAt),
    })),
    sitePayments: (await sitePaymentsWithStaff(connection, id)).map(({ payment, by }) => ({
      id: payment.id,
      direction: payment.direction,
      method: payment.method,
      amount: dollarsFromCents(payment.amountCents),
      at: isoText(payment.at),
      by,
      note: payment.note,
    })),
    mails: (await mailsOf(connection, id)).map((mail) => mailView(mail, { booking: row, visits })),
  };
}

/** A booking with its visits. */
interface Job {
  booking: BookingRow;
  visits: readonly VisitRow[];
}

function mailView(row: OutboxRow, booking: Job): BookingMail {
  const doneAt = row.deliveredAt ?? row.failedAt;
  const waiting = isOutlived(row, booking) ? 'skipped' : 'waiting';
  return {
    id: row.id,
    kind: row.kind,
    state: row.failedAt === null ? (row.outcome ?? waiting) : 'failed',
    createdAt: isoText(row.createdAt),
    dueAt: isoText(row.dueAt),
    doneAt: doneAt === null ? null : isoText(doneAt),
    attempts: row.attempts,
    error: row.lastError,
    recipient: row.recipient,
  };
}

/** An email scheduled for a start time that no visit has any more will be skipped when it is due. */
function isOutlived({ data }: OutboxRow, { booking: { status }, visits }: Job): boolean {
  if (typeof data.startsAt !== 'number') return false;
  return !visits.some(({ startsAt }) => startsAt === data.startsAt) || status === 'no-show' || !occupiesCrew(status);
}

function termsOf({ termsVersion, termsAcceptedAt }: BookingRow): StaffBooking['terms'] {
  if (termsVersion === null || termsAcceptedAt === null) return null;
  return { version: termsVersion, acceptedAt: isoText(termsAcceptedAt) };
}

/** The link is the customer's secret: the shop sees it only where everything is a trial on one computer. */
function mayShowLink({ config }: AdminContext, host: string): boolean {
  return config.mode === 'demo' && !config.isPublicDemo && isThisComputer(host);
}

function manageLink({ bookings, config }: AdminContext, row: BookingRow): string {
  return `${config.publicUrl}/booking-verification/${row.trackingCode}#${manageToken(bookings.tokenKey, row)}`;
}
