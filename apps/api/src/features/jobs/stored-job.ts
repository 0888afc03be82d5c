import { carLineName } from '@tintforge/content';
import type { BookingCarRow, BookingRow, StoredLine, VisitRow } from '../../db/schema';
import { withoutTint } from '../../db/without-tint';
import {
  crewsOf,
  factColumns,
  type Item,
  itemsInWords,
  type Job,
  type JobEnding,
  type JobMoney,
  standingItems,
  type Visit,
} from './job';
import { project, shownVisit } from './project';
import { unplanned } from './unplanned';

/** The rows of a booking, in the tables that they are in until those of the model replace them. */
export interface StoredJob {
  row: BookingRow;
  /** In order of their numbers; none for one car, whose columns are the booking's. */
  cars: readonly BookingCarRow[];
  /** In order of their starts. */
  visits: readonly VisitRow[];
}

function isEnding(status: BookingRow['status']): status is JobEnding {
  return status === 'expired' || status === 'cancelled' || status === 'no-show';
}

/** The job of a booking's rows. */
export function jobOf({ row, cars, visits }: StoredJob, money: JobMoney): Job {
  const items = cars.length === 0 ? [onlyItem(row)] : cars.map(itemOfCar);
  const all = items.map(({ number }) => number);
  const { visitNumber, visitCount, crewId, taxCents } = row;
  const facts = {
    ...pick(row),
    ended: isEnding(row.status) ? row.status : null,
    items,
    visits: visits.map(({ bookingId: _booking, regionId: _region, ...visit }) => ({
      ...visit,
      items: row.carCrews === 1 ? all : numbersFor(items, visit.number),
    })),
    money: { ...money, hasFailed: row.paymentStatus === 'failed' },
    kept: { visitNumber, visitCount, crewId, taxCents },
  };
  return { ...facts, ...project(facts) };
}

function pick(row: BookingRow): Pick<BookingRow, (typeof factColumns)[number]> {
  return Object.fromEntries(factColumns.map((name) => [name, row[name]])) as Pick<
    BookingRow,
    (typeof factColumns)[number]
  >;
}

function numbersFor(items: readonly Item[], visit: number): number[] {
  return items.filter(({ bookedVisit }) => bookedVisit === visit).map(({ number }) => number);
}

/** The one car of a booking, or the work of its quote. */
function onlyItem(row: BookingRow): Item {
  const { vehicleType, vehicleYear, vehicleMake, vehicleModel, packageId, addOnIds, lines, jobMinutes } = row;
  const { preferredShade, tint, tintApproval, exemption, installation } = row;
  return {
    number: 1,
    status: 'standing',
    vehicle: row.quoteId === null ? { vehicleType, vehicleYear, vehicleMake, vehicleModel } : null,
    title: row.quoteId === null ? null : row.workTitle,
    packageId,
    addOnIds,
    lines,
    minutes: jobMinutes,
    preferredShade,
    tint,
    tintApproval,
    exemption,
    installation,
    bookedVisit: 1,
  };
}

function itemOfCar({ bookingId: _booking, visitNumber: bookedVisit, totalCents: _total, ...car }: BookingCarRow): Item {
  const { vehicleType, vehicleYear, vehicleMake, vehicleModel, ...own } = car;
  return { ...own, vehicle: { vehicleType, vehicleYear, vehicleMake, vehicleModel }, title: null, bookedVisit };
}

/** The rows of a job. */
export function rowsOf(job: Job): StoredJob {
  const { id: bookingId, regionId } = job;
  const cars = job.items.length === 1 ? [] : job.items.map((item) => carOf(job, item));
  const visits = job.visits.map(({ items: _items, ...visit }) => ({ ...visit, bookingId, regionId }));
  return { row: { ...pick(job as unknown as BookingRow), ...columnsOf(job) }, cars, visits };
}

/** The columns of a booking that repeat its items, visits and money. */
function columnsOf(job: Job): Omit<BookingRow, (typeof factColumns)[number]> {
  const { status, paymentStatus, totalCents, taxCents, items, money } = job;
  const standing = standingItems(job);
  const [first] = standing;
  if (first === undefined) throw new Error(`${job.trackingCode} has no item left`);
  const isOne = items.length === 1;
  return {
    status,
    paymentStatus,
    totalCents,
    taxCents,
    billCents: money.bill.reduce((sum, { amountCents }) => sum + amountCents, 0),
    ...placeOf(job, shownVisit(job)),
    workTitle: isOne ? first.title : itemsInWords(standing),
    carCount: items.length,
    carCrews: crewsOf(job),
    ...(first.vehicle ?? noVehicle),
    packageId: first.packageId,
    addOnIds: isOne ? first.addOnIds : [...new Set(standing.flatMap(({ addOnIds }) => addOnIds))],
    lines: isOne ? first.lines : standing.flatMap(linesOf),
    ...(isOne ? shadesOf(first) : noShades),
    tintApproval: isOne ? first.tintApproval : waits(standing) ? 'pending' : 'none',
  };
}

function placeOf(
  { status, kept, visits }: Job,
  visit: Visit | undefined,
): Pick<
  BookingRow,
  | 'crewId'
  | 'appointmentDate'
  | 'appointmentTime'
  | 'startsAt'
  | 'jobMinutes'
  | 'visitNumber'
  | 'visitCount'
  | 'awaitsVisit'
> {
  if (visit === undefined) return { crewId: kept.crewId, ...unplanned };
  const standing = visits.filter((each) => each.status !== 'cancelled').length;
  return {
    crewId: visit.crewId,
    appointmentDate: visit.date,
    appointmentTime: visit.time,
    startsAt: visit.startsAt,
    jobMinutes: visit.minutes,
    visitNumber: visit.number,
    visitCount: status === 'cancelled' || status === 'expired' ? kept.visitCount : standing,
    awaitsVisit: status === 'in-progress' && visit.status === 'planned',
  };
}

const noVehicle = { vehicleType: '', vehicleYear: 0, vehicleMake: '', vehicleModel: '' };

const noShades = { preferredShade: null, tint: withoutTint.tint, exemption: withoutTint.exemption, installation: null };

function shadesOf({ preferredShade, tint, exemption, installation }: Item) {
  return { preferredShade, tint, exemption, installation };
}

function waits(items: readonly Item[]): boolean {
  return items.some(({ tintApproval }) => tintApproval === 'pending');
}

function linesOf({ number, lines }: Item): StoredLine[] {
  return lines.map((line) => ({ ...line, id: `${number}.${line.id}`, name: carLineName(number, line.name) }));
}

function carOf({ id: bookingId }: Job, { vehicle, title: _title, bookedVisit, ...own }: Item): BookingCarRow {
  if (vehicle === null) throw new Error('A quote’s work is no car');
  const totalCents = own.lines.reduce((sum, { amountCents }) => sum + amountCents, 0);
  return { bookingId, visitNumber: bookedVisit, ...own, ...vehicle, totalCents };
}
