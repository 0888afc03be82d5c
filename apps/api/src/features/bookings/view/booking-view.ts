import type {
  BookedCarView,
  Booking,
  BookingDetails,
  CancellationQuote,
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
import type { BookingCarRow, BookingRow } from '../../../db/schema';
import { isoText } from '../../../platform/clock';
import { billLines } from '../../orders';
import { catalogueInForce, catalogueOfVersion } from '../../settings';
import { carsOfVisit, standingCars } from '../cars/columns-of-cars';
import { visitObstacle } from '../cars/visit-obstacle';
import { certificatesView } from '../certificates/certificate-album';
import type { BookingContext, BookingMoney } from '../ports';
import { bookedTaxTreatment } from '../quoted/booked-tax';
import { isUnplanned } from '../quoted/unplanned';
import { balanceCents } from '../rights/balance';
import {
  mayChangeOrder,
  mayCorrect,
  mayMove,
  quoteCancellation,
  quoteCarCancellation,
  type Settlement,
  settlementOf,
} from '../rights/customer-rights';
import { isOfDeposit } from '../rights/deposit';
import { receivableCents } from '../rights/staff-rights';
import { isWithBank } from '../staff/ask-refund';
import { eventsOf } from '../store/booking-store';
import { carsOf } from '../store/car-store';
import { siteOf } from '../store/site-columns';
import { visitsOf } from '../store/visit-store';
import { hasCompliance } from '../windows/has-compliance';
import { asCar } from './as-car';
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
  const { clock, moneyOf } = context;
  const { connection } = context.database;
  const now = clock.now();
  const money = await moneyOf(connection, row.id);
  const quote = quoteCancellation(row, { money, now });
  const ours = money.refunds.filter((refund) => !isWithBank(refund, money));
  const cars = await carsOf(connection, row);
  const first = standingCars(cars)[0] ?? cars[0];
  const shown = first === undefined ? row : asCar(row, first);
  return {
    ...(await currentView(context, row)),
    version: row.version,
    ...(cars.length === 0 ? {} : { cars: await carsView(connection, { row, cars, money, now }) }),
    ...carView(row),
    packageId: row.packageId,
    addOnIds: shown.addOnIds,
    lines: billLines(row.lines),
    salesTax: taxView(row),
    taxTreatment: await bookedTaxTreatment(connection, row),
    preferredShade: shown.preferredShade,
    tint: tintView(shown),
    address: { street: row.street, city: row.city, zip: row.zip },
    site: siteOf(row),
    jobMinutes: row.jobMinutes,
    ...(row.visitCount === 1 ? {} : { visits: await visitsView(connection, row, cars) }),
    holdExpiresAt: holdExpiry(row),
    mayReschedule: mayMove(row, now),
    mayCorrect: mayCorrect(row, now),
    mayChange: mayChangeOrder(row, now),
    cancellation: quote === undefined ? null : quoteView(quote),
    payment: paymentView(row, money),
    payments: await paymentsView(connection, { row, money }),
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
    due: dollarsFromCents(receivableCents(row, money)),
    balance: dollarsFromCents(balanceCents(row, money)),
    hasCompliance: hasCompliance(shown),
    certificates: await certificatesView(connection, { row, cars }),
  };
}

/** The car of an order; null for a quote's work. */
function carView(row: BookingRow): Pick<BookingDetails, 'vehicleType' | 'vehicle'> {
  const { vehicleType, vehicleYear: year, vehicleMake: make, vehicleModel: model } = row;
  return row.quoteId === null ? { vehicleType, vehicle: { year, make, model } } : { vehicleType: null, vehicle: null };
}

/** Each of several cars with its part of the bill, and what cancelling it alone would return. */
async function carsView(
  connection: Connection,
  { row, cars, money, now }: { row: BookingRow; cars: readonly BookingCarRow[]; money: BookingMoney; now: number },
): Promise<BookedCarView[]> {
  const visits = await visitsOf(connection, row.id);
  const isAny = cars.some(({ status }) => status === 'cancelled');
  const events = isAny ? await eventsOf(connection, row.id) : [];
  const keptFor = (number: number) =>
    events.find(({ kind, data }) => kind === 'car-cancelled' && data.car === number)?.data.keptCents;
  return cars.map((car) => {
    const shown = asCar(row, car);
    const { vehicleYear: year, vehicleMake: make, vehicleModel: model } = car;
    const isHeldUp = visitObstacle({ row, car, cars }, visits) !== undefined;
    const quote = isHeldUp ? undefined : quoteCarCancellation(row, { car, cars, money, now });
    return {
      number: car.number,
      status: car.status,
      vehicleType: car.vehicleType,
      vehicle: { year, make, model },
      vehicleInfo: workInWords(shown),
      packageId: car.packageId,
      addOnIds: car.addOnIds,
      lines: billLines(car.lines),
      total: dollarsFromCents(car.totalCents),
      minutes: car.minutes,
      visit: car.visitNumber,
      preferredShade: car.preferredShade,
      tint: tintView(shown),
      cancellation: quote === undefined ? null : quoteView(settlementOf(quote)),
      kept: dollarsFromCents(Number(keptFor(car.number) ?? 0)),
      hasCompliance: car.status === 'standing' && hasCompliance(shown),
    };
  });
}

/** The days of a job that takes several visits. */
async function visitsView(
  connection: Connection,
  { id, carCrews }: BookingRow,
  cars: readonly BookingCarRow[],
): Promise<VisitView[]> {
  const carsOf = (visitNumber: number) => carsOfVisit({ carCrews, visitNumber }, cars).map((car) => car.number);
  return standingVisits(await visitsOf(connection, id)).map(({ number, date, time, startsAt, minutes, status }) => ({
    number,
    date,
    start: time as StartTime,
    startsAt: isoText(startsAt),
    minutes,
    status,
    ...(carCrews === 1 ? {} : { cars: carsOf(number) }),
  }));
}

/** Outcome of a cancellation, as the wire has it. */
export function quoteView({ refundCents, heldCents = 0, keptCents }: Settlement): CancellationQuote {
  const held = heldCents === 0 ? {} : { held: dollarsFromCents(heldCents) };
  return { refund: dollarsFromCents(refundCents), ...held, kept: dollarsFromCents(keptCents) };
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

function paymentView(row: BookingRow, { capturedCents, payment }: BookingMoney): BookingDetails['payment'] {
  if (payment === undefined) return null;
  return {
    amount: dollarsFromCents(capturedCents),
    at: isoText(row.paidAt ?? payment.updatedAt),
    lastFour: payment.cardLastFour,
  };
}

/** Each card payment; the time of a balance is that of its entry in the history. */
async function paymentsView(
  connection: Connection,
  { row, money: { payments } }: { row: BookingRow; money: BookingMoney },
): Promise<BookingDetails['payments']> {
  const hasBalance = payments.some(({ purpose }) => purpose === 'balance');
  const events = hasBalance ? await eventsOf(connection, row.id) : [];
  return payments.map(({ id, purpose, receivedCents, cardLastFour, updatedAt }) => {
    const ofBalance = events.find(({ kind, data }) => kind === 'balance-paid' && data.paymentId === id)?.at;
    const at = (purpose === 'upfront' ? row.paidAt : ofBalance) ?? updatedAt;
    return { purpose, amount: dollarsFromCents(receivedCents), at: isoText(at), lastFour: cardLastFour };
  });
}

/** The end of a running hold as the wire writes it; null once it is paid or ended. */
export function holdExpiry(row: BookingRow): string | null {
  return row.status === 'pending' && row.holdExpiresAt !== null ? isoText(row.holdExpiresAt) : null;
}
