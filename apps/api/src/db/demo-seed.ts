import {
  addDays,
  allOrders,
  type Catalogue,
  daysBetween,
  fitsTheDay,
  makeTrackingCode,
  minutesOfDay,
  type OpeningDay,
  occupiedCells,
  openingOn,
  type PricedOrder,
  priceOrder,
  type Region,
  type StartTime,
} from '@tintforge/booking-core';
import { brand } from '@tintforge/content';
import { instantOf, localMoment } from '@tintforge/content/clock';
import type { Randomness } from '../platform/randomness';
import type { Transaction } from './client';
import { defaultSettings } from './default-settings';
import { adoptJobs } from './demo-customer';
import { demoDomain } from './demo-domain';
import { type DemoJob, demoFate, doneAt, writeDemoJobs } from './demo-history';
import { demoName } from './demo-names';
import { demoPlace } from './demo-places';
import { demoInstallation } from './demo-windows';
import { closures, type UserRow } from './schema';
import { withoutTint } from './without-tint';

/** Number of past days in a demo: enough to compare a quarter with the one before it. */
const pastDays = 190;

/** Jobs done within this many days have meter readings. */
const recordedDays = 30;

/** There have to be plenty of open times to try the wizard: upcoming bookings stay within this many days. */
const futureDays = 10;

/** Percentage of slots taken: the shop had fewer customers at first, and has room in the days ahead. */
const fullness = { first: 44, last: 76, ahead: 50 };

const dayMs = 86_400_000;
const minuteMs = 60_000;

interface DemoOptions {
  catalogue: Catalogue;
  random: Randomness;
  /** Epoch milliseconds. */
  now: number;
  /** Some of the jobs of the first region are theirs. */
  customer: UserRow;
  /** The staff member at the cars. */
  installerId: string;
  /** A region without upcoming jobs; none when absent. */
  freeRegionId?: string | undefined;
}

/**
 * Fills a demo with jobs done, cancelled and missed, and with upcoming ones, some paid by card and some due on site. On
 * its first working day each crew has a job, if any fits that day.
 */
export async function seedDemo(transaction: Transaction, options: DemoOptions): Promise<void> {
  const { catalogue, random, now, freeRegionId } = options;
  const today = localMoment(now).date;
  const lastRegion = catalogue.regions.at(-1);
  const closure = { date: nextOpenDay(lastRegion, addDays(today, 6)), regionId: lastRegion?.id ?? '' };
  const all = allOrders(catalogue)
    .filter(({ addOnIds }) => addOnIds.length < 2)
    .flatMap((order) => {
      const priced = priceOrder(catalogue, order);
      return priced.ok ? [{ ...priced.value, vehicleType: order.vehicleType }] : [];
    });
  const isBare = ({ addOns }: DemoOrder) => addOns.length === 0;
  const orders = { bare: all.filter(isBare), extended: all.filter((order) => !isBare(order)) };
  const jobs: DemoJob[] = [];
  for (const region of catalogue.regions) {
    const firstDay = nextOpenDay(region, today);
    for (let day = -pastDays; day < futureDays; day += 1) {
      const date = addDays(today, day);
      const isClosed = date === closure.date && region.id === closure.regionId;
      const isFree = isClosed || (day >= 0 && region.id === freeRegionId);
      const opening = isFree ? undefined : openingOn(region, date);
      if (opening !== undefined) {
        jobs.push(...jobsOfDay({ ...options, orders, region, date, opening, today, firstDay }));
      }
    }
  }
  const { customer, installerId } = options;
  const told = adoptJobs(jobs, { customer, regionId: catalogue.regions[0]?.id ?? '' });
  await writeDemoJobs(transaction, { jobs: told, random, installerId });
  await transaction
    .insert(closures)
    .values({ id: random.uuid(), ...closure, reason: 'Van service' })
    .run();
}

/** The given day or the next on which crews of the region work. */
function nextOpenDay(region: Region | undefined, date: string): string {
  const days = Array.from({ length: 7 }, (_, index) => addDays(date, index));
  return days.find((day) => region !== undefined && openingOn(region, day) !== undefined) ?? date;
}

type DemoOrder = PricedOrder & { vehicleType: DemoJob['row']['vehicleType'] };

/** All orders of the catalog without an add-on and with one. */
interface DemoOrders {
  bare: readonly DemoOrder[];
  extended: readonly DemoOrder[];
}

interface DemoDay extends DemoOptions {
  orders: DemoOrders;
  region: Region;
  date: string;
  opening: OpeningDay;
  today: string;
  /** The first day on which the region's crews work. */
  firstDay: string;
}

/** A start, and the one by which its crew is free again. */
interface DemoSlot {
  start: StartTime;
  next?: StartTime | undefined;
}

/** The first start of a day, and the first from noon on: most orders fit in between, the drive included. */
function slotsOf({ starts }: OpeningDay): DemoSlot[] {
  const [first] = starts;
  const afternoon = starts.find((start) => start >= '12:00');
  if (first === undefined) return [];
  return afternoon === undefined || afternoon === first
    ? [{ start: first }]
    : [{ start: first, next: afternoon }, { start: afternoon }];
}

function jobsOfDay(day: DemoDay): DemoJob[] {
  const { random, region, date, opening, today, firstDay } = day;
  const age = daysBetween(date, today) / pastDays;
  const taken = age > 0 ? fullness.last - (fullness.last - fullness.first) * age : fullness.ahead;
  const crews = Array.from({ length: region.initialCrews }, (_, index) => `${region.id}-${index + 1}`);
  return crews.flatMap((crewId) => {
    const found = slotsOf(opening).flatMap((slot) => {
      if (roll(random, 100) >= taken) return [];
      const job = makeJob(day, { slot, crewId });
      return job === undefined ? [] : [job];
    });
    if (found.length > 0 || date !== firstDay) return found;
    return fittingJob(day, crewId) ?? [];
  });
}

/** A job for a crew's day: some orders are too long for it, so others are tried. Undefined when none is found. */
function fittingJob(day: DemoDay, crewId: string): DemoJob | undefined {
  const slots = slotsOf(day.opening);
  for (let tries = 0; tries < 1000; tries += 1) {
    const slot = slots[tries % slots.length];
    const job = slot === undefined ? undefined : makeJob(day, { slot, crewId });
    if (job !== undefined) return job;
  }
  return undefined;
}

function makeJob(
  { catalogue, random, now, orders, region, date, opening, installerId }: DemoDay,
  { slot, crewId }: { slot: DemoSlot; crewId: string },
): DemoJob | undefined {
  const order = wantedOrder(orders, random);
  const { filmType } = order.package;
  const { start, next } = slot;
  const job = { start, jobMinutes: order.jobMinutes, travelMinutes: catalogue.travelMinutes };
  const cells = occupiedCells(job);
  const isFreeAgain =
    next === undefined || minutesOfDay(start) + job.jobMinutes + job.travelMinutes <= minutesOfDay(next);
  if (!isFreeAgain || !fitsTheDay(job, opening)) return undefined;

  const startsAt = instantOf({ date, time: start });
  const leadMs = (1 + roll(random, 12)) * dayMs + roll(random, 600) * minuteMs;
  const createdAt = Math.min(now - 30 * minuteMs, startsAt - leadMs);
  const number = 100 + roll(random, 100);
  // Some people have two addresses and one phone.
  const address = roll(random, 16) === 0 ? `customer${number}.two` : `customer${number}`;
  const row: DemoJob['row'] = {
    id: random.uuid(),
    trackingCode: makeTrackingCode(
      brand.codePrefix,
      [...random.bytes(7)].map((byte) => byte % 32),
    ),
    version: 1,
    tokenGeneration: 1,
    status: 'scheduled',
    paymentStatus: 'on-site',
    userId: null,
    customerId: null,
    source: roll(random, 5) === 0 ? 'phone' : 'site',
    regionId: region.id,
    crewId,
    appointmentDate: date,
    appointmentTime: start,
    startsAt,
    jobMinutes: order.jobMinutes,
    visitNumber: 1,
    visitCount: 1,
    awaitsVisit: false,
    carCount: 1,
    carCrews: 1,
    catalogueVersion: 0,
    vehicleType: order.vehicleType,
    vehicleYear: 2018 + roll(random, 8),
    vehicleMake: 'Sample',
    vehicleModel: order.package.name.split(' ')[0] ?? 'Car',
    packageId: order.package.id,
    addOnIds: order.addOns.map(({ id }) => id),
    lines: [...order.lines],
    totalCents: order.totalCents,
    stateTaxBp: null,
    surtaxBp: null,
    taxCents: null,
    preferredShade: null,
    ...withoutTint,
    tintDisclosedAt: null,
    installation: null,
    customerName: demoName(number),
    customerEmail: `${address}.${region.id}@${demoDomain}`,
    customerPhone: `${region.phone.replaceAll(/\D/g, '').slice(0, 3)}5550${number}`,
    street: `${number} Sample Street`,
    ...demoPlace(region, number),
    siteGarage: roll(random, 2) === 0 ? 'yes' : 'no',
    siteShade: 'yes',
    sitePower: 'yes',
    notes: '',
    holdExpiresAt: null,
    endingSince: null,
    graceGiven: false,
    holderAddress: null,
    holderNetwork: null,
    emailPlace: null,
    phonePlace: null,
    addressPlace: null,
    sitePlace: null,
    regionPlace: null,
    crowdPlace: null,
    paidAt: null,
    lateFeePercent: defaultSettings.lateFeePercent,
    freeNoticeHours: 24,
    freeFloorAt: null,
    quoteId: null,
    workTitle: null,
    depositPercent: null,
    upfrontCents: order.totalCents,
    upfrontPaymentId: null,
    billCents: 0,
    termsVersion: null,
    termsText: null,
    termsAcceptedAt: null,
    createdAt,
    updatedAt: createdAt,
  };
  const fate = demoFate(row, { now, chance: (sides) => roll(random, sides) });
  const isRecent = startsAt > now - recordedDays * dayMs && fate.end === 'completed';
  if (isRecent)
    row.installation = demoInstallation(row, { filmType, recordedAt: doneAt(row), recordedBy: installerId });
  return { row, cells, fate };
}

/** Three of five want nothing added; of two packages that come to mind people take the recommended one. */
function wantedOrder({ bare, extended }: DemoOrders, random: Randomness): DemoOrder {
  const fitting = roll(random, 5) < 3 ? bare : extended;
  const [one, other] = [fitting[roll(random, fitting.length)], fitting[roll(random, fitting.length)]];
  const order = one?.package.recommended === true ? one : other;
  if (order === undefined) throw new Error('The catalog has no order with a price');
  return order;
}

function roll(random: Randomness, sides: number): number {
  const [first = 0, second = 0] = random.bytes(2);
  return (first * 256 + second) % sides;
}
