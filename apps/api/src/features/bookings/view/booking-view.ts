import type {
  BookedCarView,
  Booking,
  BookingDetails,
  PublicBooking,
  RegionView,
  VisitView,
} from '@tintforge/api-contract';
import {
  type Catalogue,
  dollarsFromCents,
  formatPhone,
  policyOf,
  type Region,
  remainingCents,
  type StartTime,
  standingVisits,
} from '@tintforge/booking-core';
import type { Connection } from '../../../db/client';
import type { BookingRow } from '../../../db/schema';
import { isoText } from '../../../platform/clock';
import {
  crewsOf,
  eventsOf,
  type Item,
  isOfDeposit,
  isUnplanned,
  itemsInWords,
  itemsOfVisit,
  type Job,
  jobOfRow,
  ownersCancellation,
  ownersItemCancellation,
  quoteView,
  settlementOf,
  standingItems,
} from '../../jobs';
import { billLines } from '../../orders';
import { catalogueInForce, catalogueOfVersion } from '../../settings';
import { certificatesView } from '../certificates/certificate-album';
import type { BookingContext } from '../ports';
import { bookedTaxTreatment } from '../quoted/booked-tax';
import { balanceCents } from '../rights/balance';
import { mayChangeOrder, mayCorrect, mayMove } from '../rights/customer-rights';
import { receivableCents } from '../rights/staff-rights';
import { isWithBank } from '../staff/ask-refund';
import { siteOf } from '../store/site-columns';
import { hasCompliance } from '../windows/has-compliance';
import { tintView } from './tint-view';
import { workInWords } from './work-in-words';

/** A region by its ID. The catalog must have it: bookings never outlive a region. */
export function regionById(catalogue: Catalogue, regionId: string): Region {
  const region = catalogue.regions.find((candidate) => candidate.id === regionId);
  if (region === undefined) throw new Error(`The catalog has no region ${regionId}`);
  return region;
}

function regionViewOf(catalogue: Catalogue, regionId: string): RegionView {
  const { id, name, phone } = regionById(catalogue, regionId);
  return { id, name, phone };
}

/** Facts that anyone with the code may see. */
export function publicView(catalogue: Catalogue, row: BookingRow): PublicBooking {
  return {
    trackingCode: row.trackingCode,
    status: row.status,
    ...appointmentView(row),
    region: regionViewOf(catalogue, row.regionId),
    services: row.lines.map((line) => line.name),
  };
}

/** Day and start of a booking; all null before its first visit is planned. */
export function appointmentView(
  row: Pick<BookingRow, 'visitNumber' | 'appointmentDate' | 'appointmentTime' | 'startsAt'>,
): Pick<PublicBooking, 'appointmentDate' | 'appointmentTime' | 'appointmentInstant'> {
  if (isUnplanned(row)) return { appointmentDate: null, appointmentTime: null, appointmentInstant: null };
  return {
    appointmentDate: row.appointmentDate,
    appointmentTime: row.appointmentTime as StartTime,
    appointmentInstant: isoText(row.startsAt),
  };
}

/** The owner's view. */
export function bookingView(catalogue: Catalogue, row: BookingRow): Booking {
  const policy = policyOf(row);
  return {
    ...publicView(catalogue, row),
    customerName: row.customerName,
    customerEmail: row.customerEmail,
    customerPhone: formatPhone(row.customerPhone),
    vehicleInfo: workInWords(row),
    notes: row.notes,
    totalPrice: dollarsFromCents(row.totalCents),
    deposit: depositView(row),
    paymentStatus: row.paymentStatus,
    policy: {
      freeUntil: isUnplanned(row) ? null : isoText(policy.freeUntil),
      lateFee: dollarsFromCents(policy.lateFeeCents),
    },
  };
}

/** The deposit by which a booking is confirmed, or was; null where there is none, and for one that staff kept. */
function depositView(row: BookingRow): number | null {
  const isAsked = row.depositPercent !== null && row.paidAt === null && row.status !== 'scheduled';
  return isAsked || isOfDeposit(row) ? dollarsFromCents(row.upfrontCents) : null;
}

/** The owner's view, with the region as it is in force. */
export async function currentView(context: BookingContext, row: BookingRow): Promise<Booking> {
  return bookingView(await catalogueInForce(context.database.connection, context), row);
}

/** The catalog that a booking's package was priced with: its film stays the one that was sold. */
export function catalogueOfBooking(
  { database, firstCatalogue }: Pick<BookingContext, 'database' | 'firstCatalogue'>,
  { catalogueVersion }: Pick<BookingRow, 'catalogueVersion'>,
): Promise<Catalogue> {
  return catalogueOfVersion(database.connection, { firstCatalogue, number: catalogueVersion });
}

/** The regions as they are in force, with their lines. */
export async function regionsInForce(context: BookingContext): Promise<readonly Region[]> {
  return (await catalogueInForce(context.database.connection, context)).regions;
}

/** Everything its owner may see, as it is now. */
export async function detailsView(context: BookingContext, row: BookingRow): Promise<BookingDetails> {
  const { connection } = context.database;
  const now = context.clock.now();
  const job = await jobOfRow(connection, row);
  const { items, money } = job;
  const cancellation = ownersCancellation(job, now);
  const ours = money.refunds.filter((refund) => !isWithBank(refund, money));
  const [first = items[0]] = standingItems(job);
  if (first === undefined) throw new Error(`${job.trackingCode} has no item`);
  const isOne = items.length === 1;
  return {
    ...(await currentView(context, row)),
    version: job.version,
    ...(isOne ? {} : { cars: await carsView(connection, { job, now }) }),
    ...vehicleView(first),
    packageId: first.packageId,
    addOnIds: first.addOnIds,
    lines: billLines(row.lines),
    salesTax: taxView(job),
    taxTreatment: await bookedTaxTreatment(connection, job),
    preferredShade: first.preferredShade,
    tint: tintView({ ...job, ...first }),
    address: { street: job.street, city: job.city, zip: job.zip },
    site: siteOf(job),
    jobMinutes: row.jobMinutes,
    ...(row.visitCount === 1 ? {} : { visits: visitsView(job) }),
    holdExpiresAt: holdExpiry(job),
    mayReschedule: mayMove(row, now),
    mayCorrect: mayCorrect(row, now),
    mayChange: mayChangeOrder(row, now),
    cancellation: cancellation === undefined ? null : quoteView(cancellation),
    payment: paymentView(job),
    payments: await paymentsView(connection, job),
    refunded: dollarsFromCents(money.capturedCents - remainingCents({ ...money, refunds: ours })),
    refunds: ours.map(({ amountCents, status, createdAt }) => ({
      amount: dollarsFromCents(amountCents),
      status,
      at: isoText(createdAt),
    })),
    sitePayments: money.sitePayments.map(({ direction, method, amountCents, at }) => ({
      direction,
      method,
      amount: dollarsFromCents(amountCents),
      at: isoText(at),
    })),
    due: dollarsFromCents(receivableCents(job, money)),
    balance: dollarsFromCents(balanceCents(job, money)),
    hasCompliance: hasCompliance({ ...job, ...first, status: job.status }),
    certificates: await certificatesView(connection, job),
  };
}

/** The vehicle of an item; null for a quote's work. */
function vehicleView({ vehicle }: Item): Pick<BookingDetails, 'vehicleType' | 'vehicle'> {
  if (vehicle === null) return { vehicleType: null, vehicle: null };
  const { vehicleType, vehicleYear: year, vehicleMake: make, vehicleModel: model } = vehicle;
  return { vehicleType, vehicle: { year, make, model } };
}

/** Each of several cars with its part of the bill, and what cancelling it alone would return. */
async function carsView(connection: Connection, { job, now }: { job: Job; now: number }): Promise<BookedCarView[]> {
  const isAny = job.items.some(({ status }) => status === 'cancelled');
  const events = isAny ? await eventsOf(connection, job.id) : [];
  const keptFor = (number: number) =>
    events.find(({ kind, data }) => kind === 'car-cancelled' && data.car === number)?.data.keptCents;
  return job.items.flatMap((item) => {
    const { vehicleType, vehicle } = vehicleView(item);
    if (vehicleType === null || vehicle === null) return [];
    const cancellation = ownersItemCancellation(job, item, now);
    return {
      number: item.number,
      status: item.status,
      vehicleType,
      vehicle,
      vehicleInfo: itemsInWords([item]),
      packageId: item.packageId,
      addOnIds: item.addOnIds,
      lines: billLines(item.lines),
      total: dollarsFromCents(item.lines.reduce((sum, { amountCents }) => sum + amountCents, 0)),
      minutes: item.minutes,
      visit: item.bookedVisit,
      preferredShade: item.preferredShade,
      tint: tintView({ ...job, ...item }),
      cancellation: cancellation === undefined ? null : quoteView(settlementOf(cancellation)),
      kept: dollarsFromCents(Number(keptFor(item.number) ?? 0)),
      hasCompliance: item.status === 'standing' && hasCompliance({ ...item, status: job.status }),
    };
  });
}

/** The days of a job that takes several visits. */
function visitsView(job: Job): VisitView[] {
  const isOfCrews = crewsOf(job) > 1;
  return standingVisits(job.visits).map((visit) => ({
    number: visit.number,
    date: visit.date,
    start: visit.time as StartTime,
    startsAt: isoText(visit.startsAt),
    minutes: visit.minutes,
    status: visit.status,
    ...(isOfCrews ? { cars: itemsOfVisit(job, visit).map(({ number }) => number) } : {}),
  }));
}

/** The tax that a booking's bill includes; null where the shop had set no rate when the bill was made. */
export function taxView({
  taxCents,
  stateTaxBp,
  surtaxBp,
}: Pick<BookingRow, 'taxCents' | 'stateTaxBp' | 'surtaxBp'>): BookingDetails['salesTax'] {
  if (taxCents === null) return null;
  return { included: dollarsFromCents(taxCents), rateBp: (stateTaxBp ?? 0) + (surtaxBp ?? 0) };
}

function paymentView({ paidAt, money: { capturedCents, payment } }: Job): BookingDetails['payment'] {
  if (payment === undefined) return null;
  return {
    amount: dollarsFromCents(capturedCents),
    at: isoText(paidAt ?? payment.updatedAt),
    lastFour: payment.cardLastFour,
  };
}

/** Each card payment; the time of a balance is that of its entry in the history. */
async function paymentsView(
  connection: Connection,
  { id: bookingId, paidAt, money: { payments } }: Job,
): Promise<BookingDetails['payments']> {
  const hasBalance = payments.some(({ purpose }) => purpose === 'balance');
  const events = hasBalance ? await eventsOf(connection, bookingId) : [];
  return payments.map(({ id, purpose, receivedCents, cardLastFour, updatedAt }) => {
    const ofBalance = events.find(({ kind, data }) => kind === 'balance-paid' && data.paymentId === id)?.at;
    const at = (purpose === 'upfront' ? paidAt : ofBalance) ?? updatedAt;
    return { purpose, amount: dollarsFromCents(receivedCents), at: isoText(at), lastFour: cardLastFour };
  });
}

/** The end of a running hold as the wire writes it; null once it is paid or ended. */
export function holdExpiry({ status, holdExpiresAt }: Pick<BookingRow, 'status' | 'holdExpiresAt'>): string | null {
  return status === 'pending' && holdExpiresAt !== null ? isoText(holdExpiresAt) : null;
}
