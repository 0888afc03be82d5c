import { type CarJob, isOfficeRole } from '@tintforge/api-contract';
import {
  type Catalogue,
  dollarsFromCents,
  isEarlyCheckIn,
  isOpenVisit,
  nextBookingStatus,
  noShowFrom,
  type StartTime,
  standingEvents,
  standingVisits,
} from '@tintforge/booking-core';
import type { BookingCarRow, BookingRow, CrewRow, VisitRow } from '../../../db/schema';
import { isoText } from '../../../platform/clock';
import type { Caller } from '../../../platform/contract-routes';
import {
  asCar,
  type BookingContext,
  bookingView,
  carsOfBookings,
  carsOfVisit,
  catalogueOfBooking,
  certificatesView,
  checkInObstacle,
  holdExpiry,
  isCrewsJob,
  nameOfUser,
  siteOf,
  staffRights,
  tintView,
  titleOfCars,
  undoRight,
  unmeteredZones,
  visitsOfBookings,
  windowsView,
  withCarsOfVisit,
  workInWords,
} from '../../bookings';
import { moneyOf } from '../../jobs';
import { catalogueInForce } from '../../settings';
import { type CarEvent, carEventsOf } from './store';

/** The viewer of jobs, and the time (epoch milliseconds). */
export interface Look {
  caller: Caller;
  now: number;
}

/** Bookings as the people at the car need them, with the crews that do them. */
export async function carJobs(
  context: BookingContext,
  { rows, crews, look }: { rows: readonly BookingRow[]; crews: readonly CrewRow[]; look: Look },
): Promise<CarJob[]> {
  const ids = rows.map(({ id }) => id);
  const events = ids.length === 0 ? [] : await carEventsOf(context.database.connection, ids);
  const crewNames = new Map(crews.map(({ id, name }) => [id, name]));
  const catalogue = await catalogueInForce(context.database.connection, context);
  const several = rows.filter(({ visitCount }) => visitCount > 1).map(({ id }) => id);
  const visits = await visitsOfBookings(context.database.connection, several);
  const cars = await carsOfBookings(context.database.connection, rows);
  return Promise.all(
    rows.map((row) =>
      carJob(context, {
        row,
        catalogue,
        visits: visits.get(row.id) ?? [],
        cars: carsOfVisit(row, cars.get(row.id) ?? []),
        crewName: crewNames.get(row.crewId) ?? row.crewId,
        events: events.filter(({ bookingId }) => bookingId === row.id),
        look,
      }),
    ),
  );
}

interface JobParts {
  row: BookingRow;
  /** The one in force. */
  catalogue: Catalogue;
  /** All of the booking's; none where it has one alone. */
  visits: readonly VisitRow[];
  /** Those of this visit; none where the booking has one car. */
  cars: readonly BookingCarRow[];
  crewName: string;
  events: readonly CarEvent[];
  look: Look;
}

async function carJob(context: BookingContext, parts: JobParts): Promise<CarJob> {
  const { row, catalogue, visits, cars, crewName, events, look } = parts;
  const view = bookingView(catalogue, row);
  const { id, status, exemption } = row;
  const items = cars.length === 0 ? [{ number: 1, status: 'standing', exemption } as const] : cars;
  const certificates = await certificatesView(context.database.connection, { id, status, items });
  const { receiveCents, change } = staffRights(row, {
    money: await moneyOf(context.database.connection, row.id),
    ...look,
  });
  const standing = standingEvents(events);
  const undo = undoRight(row, events, look);
  const last = (kind: string) => {
    const event = standing.findLast((each) => each.kind === kind);
    return event === undefined ? null : isoText(event.at);
  };
  return {
    trackingCode: row.trackingCode,
    version: row.version,
    status: row.status,
    paymentStatus: row.paymentStatus,
    appointmentDate: row.appointmentDate,
    appointmentTime: row.appointmentTime as StartTime,
    appointmentInstant: isoText(row.startsAt),
    jobMinutes: row.jobMinutes,
    visit: placeAmong(row, visits),
    region: view.region,
    crew: { id: row.crewId, name: crewName },
    customerName: row.customerName,
    customerPhone: view.customerPhone,
    hasEmail: row.customerEmail !== '',
    address: { street: row.street, city: row.city, zip: row.zip },
    site: siteOf(row),
    notes: row.notes,
    ...(cars.length === 0 ? {} : { cars: await Promise.all(cars.map((car) => carOfJob(context, { row, car }))) }),
    vehicleType: row.quoteId === null && row.carCount === 1 ? row.vehicleType : null,
    vehicleInfo: cars.length === 0 ? view.vehicleInfo : titleOfCars(cars),
    ...soldOf(await catalogueOfBooking(context, row), withCarsOfVisit(row, cars)),
    ...(await glassOf(context, row)),
    certificates: certificates.map((each) => ({ ...each, isOpen: each.isOpen && isCrewsJob(row, look) })),
    totalPrice: view.totalPrice,
    due: dollarsFromCents(receiveCents),
    holdExpiresAt: holdExpiry(row),
    onMyWayAt: last('on-my-way'),
    startedAt: last('checked-in'),
    completedAt: last('completed'),
    isEarly: isEarlyCheckIn({ ...row, now: look.now }),
    noShowFrom: noShowMoment(row, look),
    undo: undo === undefined ? null : { deed: undo.deed, until: isoText(undo.until) },
    internalNotes: events
      .filter((event) => event.note !== null)
      .map(({ at, by, note }) => ({ at: isoText(at), by, text: note ?? '' })),
    change,
    obstacle: checkInObstacle(row, look) ?? null,
  };
}

/** Shades and windows of a car. */
async function glassOf(context: BookingContext, row: BookingRow) {
  return {
    preferredShade: row.preferredShade,
    tint: tintView(row),
    exemptionApproval: row.tintApproval,
    windows: await windowsView(row, (userId) => nameOfUser(context.database.connection, userId)),
    unmetered: unmeteredZones(row),
  };
}

/** One of several cars. */
async function carOfJob(
  context: BookingContext,
  { row, car }: { row: BookingRow; car: BookingCarRow },
): Promise<NonNullable<CarJob['cars']>[number]> {
  const shown = asCar(row, car);
  const { addOnIds: _ids, ...sold } = soldOf(await catalogueOfBooking(context, row), shown);
  return {
    number: car.number,
    vehicleType: car.vehicleType,
    vehicleInfo: workInWords(shown),
    ...sold,
    ...(await glassOf(context, shown)),
  };
}

/** Which of a job's visits it is. */
function placeAmong({ visitNumber, visitCount }: BookingRow, visits: readonly VisitRow[]): CarJob['visit'] {
  const position = standingVisits(visits).findIndex(({ number }) => number === visitNumber);
  return {
    number: visitNumber,
    position: Math.max(0, position) + 1,
    count: visitCount,
    areOthersOpen: visits.some((visit) => visit.number !== visitNumber && isOpenVisit(visit)),
  };
}

/** The first moment at which the viewer can record a no-show; null when it can't be one. */
function noShowMoment(row: BookingRow, { caller, now }: Look): string | null {
  const isPossible = nextBookingStatus(row.status, 'no-show').ok && isCrewsJob(row, { caller, now });
  return isPossible ? isoText(noShowFrom(row.startsAt, isOfficeRole(caller.role) ? 'office' : 'crew')) : null;
}

/**
 * The work of a quote, the lines of several cars, or the order by the bill as booked; the film by the catalog that it was booked
 * from, which names one for each package.
 */
function soldOf(catalogue: Catalogue, { workTitle, carCount, packageId, addOnIds, lines }: BookingRow) {
  const names = lines.map(({ name }) => name);
  if (carCount > 1) {
    const [packageName = '', ...addOns] = names;
    return { packageId, addOnIds, packageName, film: '', addOns };
  }
  if (workTitle !== null) return { packageId, addOnIds, packageName: workTitle, film: '', addOns: names };
  const nameOf = (id: string) => lines.find((line) => line.id === id)?.name ?? id;
  return {
    packageId,
    addOnIds,
    packageName: nameOf(packageId),
    film: catalogue.packages.find(({ id }) => id === packageId)?.filmType ?? '',
    addOns: addOnIds.map(nameOf),
  };
}
